import type { CodeFacts, CodePlace } from "../code-facts.ts";

/** Finds a pattern in code of a language without a parser, outside of comments and strings. */
export const findInBare = ({ language, bare }: CodeFacts, pattern: RegExp, message: string): CodePlace[] =>
  language === "other"
    ? [...bare.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length, message }))
    : [];
