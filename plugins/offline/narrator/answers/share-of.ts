import { stemOf, wordsOf } from "freeform-rpg/language";
import { conceptOf } from "freeform-rpg/plugins/turn/resolver/lib";

/** The share of the asked words that a text must have to be an answer. */
export const enough = 0.6;

/** The share of the asked words that a text has, in any form or by another word for the same: `talk` for `spoke`. 0 when only idle words are asked. */
export const shareOf = (asked: readonly string[], text: string): number => {
  const words = asked.flatMap(wordsOf).filter((word) => word.length > 2 && !idle.has(word));
  const said = new Set(wordsOf(text).flatMap(formsOf));
  const found = words.filter((word) => formsOf(word).some((form) => said.has(form)));
  return words.length === 0 ? 0 : found.length / words.length;
};

const formsOf = (word: string): string[] => [stemOf(word), conceptOf(stemOf(word)) ?? ""].filter((form) => form !== "");

const idle = new Set(
  "about and are did for from had has have him her his its that the them their was were what when where who why with you your".split(" "),
);
