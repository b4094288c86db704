import { singularOf, wordsOf } from "freeform-rpg/language";
import { createFinding } from "./detector.ts";
import type { Detect } from "./detector.ts";

/**
 * Sentences that name what the table has excluded, in its own words: a noun in either number, or a phrase as it stands. What a line means
 * beyond its words is for a reader to judge.
 */
export const detectLines: Detect = ({ sentences, facts: { lines } }) => {
  const certain = lines.map((line) => ({ line, phrase: phraseOf(line) })).filter(({ phrase }) => isCertain(phrase));
  if (certain.length === 0) return [];
  return sentences.flatMap((sentence) => {
    const said = phraseOf(sentence.text);
    const crossed = certain.find(({ phrase }) => said.includes(phrase));
    return crossed === undefined
      ? []
      : [createFinding(sentence, `The text shows what the table has excluded: "${crossed.line}".`, "Narrate it without that.")];
  });
};

/** Words in the singular between blanks, so that a phrase is found as whole words. */
const phraseOf = (text: string): string =>
  ` ${wordsOf(text.toLowerCase())
    .filter((word) => !articles.has(word))
    .map(singularOf)
    .join(" ")} `;

const articles: ReadonlySet<string> = new Set(["a", "an", "the", "any", "all", "no"]);

/** A word in -ing may be a verb: "swearing that he saw nothing" is no swearing. */
const isCertain = (phrase: string): boolean => phrase.trim() !== "" && !/^ \S+ing $/.test(phrase);
