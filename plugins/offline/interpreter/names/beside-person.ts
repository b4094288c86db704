import { wordSet } from "../text/token-tests.ts";
import type { Token } from "../text/token.ts";
import { figureGender, figuresHere } from "./figures.ts";
import { findDescribed } from "./find-described.ts";
import type { Named } from "./name-book.ts";
import { isPersonWord, men, women } from "./person-words.ts";
import type { PronounContext } from "./pronouns.ts";

/** A noun phrase that says beside whom something is: "the man | behind | the priest". */
interface Placed {
  readonly front: readonly Token[];
  readonly landmark: readonly Token[];
}

const besides = wordSet("behind beside near opposite facing");

/** The parts of "the woman next to Odo"; `null` for a phrase that says no such place. */
export const placedIn = (tokens: readonly Token[]): Placed | null => {
  const words = tokens.map(({ word }) => word);
  const at = words.findIndex((word, nth) => nth > 0 && (besides.has(word) || leads.some((lead) => opensWith(words.slice(nth), lead))));
  if (at < 0) return null;
  const length = leads.find((lead) => opensWith(words.slice(at), lead))?.length ?? 1;
  return { front: tokens.slice(0, at), landmark: tokens.slice(at + length) };
};

const leads = ["next to", "close to", "in front of", "across from", "to the left of", "to the right of", "at the side of"].map((lead) =>
  lead.split(" "),
);

const opensWith = (words: readonly string[], lead: readonly string[]): boolean => lead.every((word, at) => words[at] === word);

/** Those whom the words in front of a landmark may mean, never the landmark: people who fit, else who lies or stands there without life. */
export const findBeside = (front: readonly Token[], landmark: Named, context: PronounContext): readonly Named[] => {
  const words = front.map(({ word }) => word);
  const others = { ...context, book: context.book.filter((one) => one !== landmark) };
  const people = findDescribed(words, others);
  return people.length > 0 ? people : figuresHere(others).filter(({ id }) => isOfSex(figureGender(context.packet, id), words));
};

const isOfSex = (gender: "he" | "she" | undefined, words: readonly string[]): boolean =>
  gender === undefined || !words.some((word) => (gender === "he" ? women : men).has(word));

/** True for words in front of a landmark that speak of somebody: "the tall man". */
export const isSomebody = (front: readonly Token[]): boolean => front.some(({ word }) => isPersonWord(word));
