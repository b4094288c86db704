import { uncapitalise } from "./capitals.ts";
import { articles } from "./english/determiners.ts";

/**
 * A name for the middle of a sentence. `Mira Sato` stays; `oil lamp` and `Locker key` become `the oil lamp` and `the locker key`;
 * `The Eel` becomes `the Eel`.
 */
export const withArticle = (name: string): string => {
  if (/^(The|A|An) /.test(name)) return uncapitalise(name);
  if (/^(\d|the |a |an )/.test(name)) return name;
  if (!/^\p{Lu}/u.test(name)) return `the ${name}`;
  return isCommonNoun(name) ? `the ${uncapitalise(name)}` : name;
};

/** The name without a leading article: `The Eel` becomes `Eel`. */
export const withoutArticle = (name: string): string => name.replace(leadingArticle, "");

const leadingArticle = new RegExp(`^(?:${articles.join("|")}) `, "i");

/** One capital, at the beginning, as in `Locker key`; but not `Odo's key`, `Bank of Rain` or `ID card`. */
const isCommonNoun = (name: string): boolean => {
  const [first = "", second] = name.split(" ");
  return second !== undefined && /^\p{Ll}/u.test(second) && second !== "of" && !/['’]/.test(first) && !/^\p{Lu}+$/u.test(first);
};
