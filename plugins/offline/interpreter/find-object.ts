import { wordsOf } from "./words.ts";

const determiners = new Set(["the", "that", "those"]);
const skipped = new Set([
  "at",
  "to",
  "towards",
  "toward",
  "into",
  "in",
  "on",
  "onto",
  "from",
  "past",
  "behind",
  "over",
  "up",
  "out",
  "through",
  "around",
  "away",
  "down",
  "with",
  "against",
]);
const ends = new Set([
  "with",
  "using",
  "for",
  "from",
  "about",
  "to",
  "into",
  "in",
  "on",
  "at",
  "and",
  "or",
  "so",
  "before",
  "that",
  "who",
  "which",
  "if",
  "until",
  "while",
  "because",
  "by",
  "of",
  "through",
  "near",
  "behind",
  "under",
  "outside",
  "off",
  "as",
]);

/** Things that any place may have and that need no entry of their own. */
const commonplace = new Set(
  (
    "room place area scene surroundings floor wall walls ceiling door doors doorway window windows table tables chair chairs ground corner " +
    "corners shadow shadows dark darkness crowd people everyone everybody anyone anybody others street road alley sky light lights rain bar counter air exit way stairs " +
    "steps silence sound sounds noise noises situation time moment breath distance rest other side middle edge end top bottom back front " +
    "thing things something anything nothing clue clues danger trouble signs sign evidence cover help truth matter conversation story plan " +
    "next opportunity home outside inside bed sleep north south east west useful interesting place spot drink drinks hands hand face faces eyes eye voice voices body wound wounds bleeding mood atmosphere smell night morning day coast"
  ).split(" "),
);

/** What a clause names after its verb that nothing in the packet answers to. */
export interface UnknownObject {
  readonly text: string;
  /** True for "the sniper": the player takes it to be there. False for "a way out" and for what any place has. */
  readonly definite: boolean;
  /** True for what any place has. */
  readonly common: boolean;
}

/** Reads the object of a clause whose words after the verb match nothing. `null` when there is none. */
export const findUnknownObject = (afterVerb: readonly string[]): UnknownObject | null => {
  const from = afterVerb.findIndex((word) => !skipped.has(word));
  if (from < 0) return null;
  const words = afterVerb.slice(from);
  const definite = determiners.has(words[0] ?? "");
  const noun = words.slice(definite ? 1 : 0);
  const stop = noun.findIndex((word, at) => at > 0 && ends.has(word));
  const text = (stop < 0 ? noun : noun.slice(0, stop)).slice(0, 4);
  if (text.length === 0) return null;
  const common = text.some((word) => commonplace.has(word));
  return { text: text.join(" "), definite: definite && !common, common };
};

/** Names of people and places that the text writes with capitals inside a sentence. */
export const properNames = (clause: string): string[] =>
  (clause.match(/(?<=[a-z,]\s)(?:[A-Z][\p{L}'-]+(?:\s+[A-Z][\p{L}'-]+)*)/gu) ?? [])
    .filter((name) => !/^(?:I|I'm|I'll|I'd|I've|TV|OK)$/.test(name))
    .map((name) => wordsOf(name).join(" "));
