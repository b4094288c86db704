import { createFinding } from "./detector.ts";
import type { Detect } from "./detector.ts";
import { sharesOf, topicsOf, widen } from "../reading/likeness.ts";

/** The share of an event's topics that the text must contain. */
const minShare = 0.25;

/**
 * Finds binding events of which the text has hardly a word, synonyms included. Good prose can do that and still narrate the event, so the
 * finding blocks only where a review does not find the event either. How an action ends is left to the review altogether.
 */
export const detectUntold: Detect = ({ sentences, facts: { events, actor, people } }) => {
  const last = sentences.at(-1);
  const due = events.filter(({ type, binding }) => binding && !type.startsWith("action_"));
  if (last === undefined || due.length === 0) return [];
  const told = widen(topicsOf(sentences.map(({ text }) => text).join(" ")));
  const names = topicsOf([actor, ...people].flatMap(({ name, aliases }) => [name, ...aliases]).join(" "));
  return due.flatMap(({ text }) => {
    const topics = [...topicsOf(text)].filter((topic) => !names.has(topic));
    if (topics.length === 0 || sharesOf(topics, told).length / topics.length >= minShare) return [];
    const message = `The text leaves out what happened: "${text}"`;
    return [{ ...createFinding(last, message, "Narrate it plainly, in your own words or in these."), expected: text }];
  });
};
