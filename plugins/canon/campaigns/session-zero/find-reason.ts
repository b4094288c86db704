import type { SetupProblemReason } from "./tokens.ts";

/** How the messages of what an unfinished session zero usually misses begin, or what they contain. */
const reasons: readonly (readonly [message: RegExp, reason: SetupProblemReason])[] = [
  [/^name is missing/, "name_missing"],
  [/^entities is empty/, "places_missing"],
  [/^starting_scene is missing/, "opening_place_missing"],
  [/^starting_scene\.location_id is missing/, "opening_place_missing"],
  [/^starting_scene\.time is missing/, "opening_time_missing"],
  [/^opening_text is missing/, "opening_text_missing"],
  [/has no name, and the scenario has no free character/, "character_missing"],
];

/** Finds why the message of a problem of the draft was written, so that clients can say it in their language. */
export const findReason = (problem: string): SetupProblemReason => reasons.find(([message]) => message.test(problem))?.[1] ?? "other";
