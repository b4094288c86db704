import { stemOf, wordsOf } from "freeform-rpg/language";
import { conceptOf } from "freeform-rpg/plugins/turn/resolver/lib";

/** The share of the asked words that a text must have to be an answer. */
export const enough = 0.6;

/** The share of the asked words that a text has, in any form or by another word for the same: `talk` for `spoke`. 0 when only idle words are asked. */
export const shareOf = (asked: readonly string[], text: string): number => {
  const words = asked.flatMap(wordsOf).filter((word) => word.length > 2 && !idle.has(word));
  const said = new Set(wordsOf(text.replaceAll(nameAmid, " ")).flatMap(formsOf).concat(wordsOf(text).map(stemOf)));
  const found = words.filter((word) => formsOf(word).some((form) => said.has(form)));
  return words.length === 0 ? 0 : found.length / words.length;
};

const formsOf = (word: string): string[] => [stemOf(word), conceptOf(stemOf(word)) ?? ""].filter((form) => form !== "");

/** "The Sound" is a name there: it is asked for as it is written, and is no other word for a noise. */
const nameAmid = /(?<=[a-z,] )\p{Lu}[\p{Ll}]+/gu;

const idle = new Set(
  "about and any anybody anything anyone are believe can could did does ever for from had has have him her his how its know mean meant means now remind reminds right say said should some somebody something that the them their they think used was were what when where which who why with would you your".split(
    " ",
  ),
);
