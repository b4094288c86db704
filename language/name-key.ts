import { articles, possessives } from "./english/determiners.ts";

/** The key by which names are equal: NFKC, lower case, white space collapsed and trimmed (DEFINITIONS, section 3). `The  Eel` is `the eel`. */
export const nameKey = (name: string): string =>
  needsFolding.test(name) ? name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim() : name.toLowerCase();

// Most names are ASCII with single blanks: lower case is enough for them, and several times faster.
const needsFolding = /[^!-~ ]| {2}|^ | $/;

/** The key by which players refer to things: `nameKey` without a leading article or possessive. `The Eel` and `my eel` are `eel`. */
export const bareNameKey = (name: string): string => nameKey(name).replace(leadingDeterminer, "");

const leadingDeterminer = new RegExp(`^(?:${[...articles, ...possessives, "some"].join("|")}) `);
