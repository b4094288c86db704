import { spokenSentences } from "freeform-rpg/language";
import { spellOut } from "./spell-out.ts";

/** Words that are said as the player typed them: "I'll", not "I will". Sentences that are not found in the message stay as they are. */
export const asTyped = (said: string, typed: string): string => {
  const words = [...typed.matchAll(/\S+/g)].map(([text], at) => ({ text, at }));
  const spelt = words.flatMap(({ text, at }) => wordsIn(spellOut(text)).map((word) => ({ word, at })));
  return spokenSentences(said)
    .map((sentence) => {
      const wanted = wordsIn(sentence);
      const from = spelt.findIndex((_, start) => wanted.length > 0 && wanted.every((word, nth) => spelt[start + nth]?.word === word));
      const [first, last] = [spelt[from]?.at, spelt[from + wanted.length - 1]?.at];
      if (first === undefined || last === undefined) return sentence;
      const found = words
        .slice(first, last + 1)
        .map(({ text }) => text)
        .join(" ");
      return withEnd(found.replaceAll(/^["“„«(]+|["”»)]+$/g, ""), sentence);
    })
    .join(" ");
};

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[’`]/g, "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** The mark at the end is that of what is said: a comma before the next words is none of its own. */
const withEnd = (found: string, sentence: string): string =>
  `${found.replace(/[.,;:!?…]+$/, "")}${/[.,;:!?…]*$/.exec(sentence)?.[0] ?? ""}`;
