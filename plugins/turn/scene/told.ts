import type { World } from "freeform-rpg/schemas";
import { isAnimate, isSomeone } from "./animate.ts";
import { phraseWords } from "./name-phrase.ts";

/** How many turns back a word of the text can be taken up: people pass by, things stay where they were described. */
const turns = { people: 3, things: 8 };

/** Words that any text has and that name nothing. */
const empty: ReadonlySet<string> = new Set(
  "it they them he him she what which who whoever whatever is are was were be been do did one ones thing something anything someone anyone everyone everything nothing all any both each either neither none other another of in on at to by for with from about over under and or not again too now there here".split(
    " ",
  ),
);

/**
 * True when the engine itself used these words in the last turns' text, next to each other: `green coat` after "Two green coats come in". Of
 * "whoever is knocking" the content words count. What the opening described counts as well.
 */
export const isTold = (said: string, { recent_turns }: World): boolean => {
  const living = isAnimate(said) || isSomeone(said);
  const near = recent_turns.slice(living ? -turns.people : -turns.things);
  const opening = living ? [] : recent_turns.filter(({ turn_no }) => turn_no === 0);
  return [...near, ...opening].some(({ final_text }) => isSaidIn(said, final_text));
};

/** True when a text has the content words of what was said, next to each other. */
export const isSaidIn = (said: string, text: string): boolean => {
  const words = phraseWords(said).filter((word) => !empty.has(word));
  return words.length > 0 && holdsInRow(phraseWords(text), words);
};

const holdsInRow = (text: readonly string[], words: readonly string[]): boolean =>
  text.some((_, at) => words.every((word, index) => isAkin(text[at + index], word)));

/** Equal, or two forms of one verb: `knocking` and `knocks`. */
const isAkin = (a: string | undefined, b: string): boolean => a !== undefined && (a === b || (stem(a) === stem(b) && stem(a).length > 3));

const stem = (word: string): string => word.replace(/(?:ing|ed|es|s|e)$/, "");
