import type { Attempt, Check } from "../attempt.ts";
import { entityById } from "../names.ts";
import { handlingVerbs, movementVerbs, remoteVerbs } from "../verbs.ts";

/** Refuses a target that nothing here answers to. What the players have not discovered is as good as not there. */
export const checkUnknownTarget: Check = (attempt) => {
  if (attempt.target.kind !== "unknown" || remoteVerbs.has(attempt.verb)) return undefined;
  return { code: "unknown_target", reason: sightless(attempt) };
};

/** Says that there is no such thing, echoing the player's own word but never the id of something undiscovered. */
export const sightless = ({ called, verb, world }: Attempt): string => {
  const word = isSpeakable(called, world.entities.length > 0 && entityById(world, called.trim()) !== undefined)
    ? ` as "${called.trim()}"`
    : "";
  if (handlingVerbs.has(verb)) return `You have no such thing${word}.`;
  if (movementVerbs.has(verb)) return `You know of no such place${word}.`;
  return `You see no such thing${word} here.`;
};

const isSpeakable = (called: string, isAnId: boolean): boolean => !isAnId && called.trim() !== "" && !/[:_]/.test(called);
