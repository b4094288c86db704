import { calledInTalk } from "./manner.ts";
import type { Topic } from "./topic.ts";

/** Words from which on a topic is not echoed. */
const longest = 7;

/** A topic for the middle of a sentence: what it names, else the player's own words; `null` where neither fits. */
export const nameTopic = ({ said, entities }: Topic): string | null => {
  const [entity] = entities;
  if (entity !== undefined) return calledInTalk(entity);
  const words = said.split(/\s+/);
  const plain =
    words.length < longest &&
    !/["“”.:;()?!_]|\b(?:i|me|my|we|us|our|you|your|he|she|they|him|her|them|it|is|are|was|were|did|does|do)\b/i.test(said);
  return plain && !/^(?:who|whom|whose|what|where|when|why|how|whether|if|which)\b/i.test(said) ? said : null;
};
