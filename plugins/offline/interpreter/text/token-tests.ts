import type { Token } from "./token.ts";

/** A set of words from one text with blanks between them. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** True for a token with one of the parts of speech. */
export const isPos = (token: Token | undefined, ...kinds: readonly string[]): boolean => token !== undefined && kinds.includes(token.pos);

/** True for a token that is one of the words. */
export const isOneOf = (token: Token | undefined, words: ReadonlySet<string>): boolean => token !== undefined && words.has(token.word);

/** True for a token whose word ends so. */
export const endsIn = (token: Token | undefined, ending: string): boolean => token !== undefined && token.word.endsWith(ending);
