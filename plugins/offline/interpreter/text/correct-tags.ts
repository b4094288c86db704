/* oxlint-disable complexity */
import type { Token } from "./token.ts";

const pronouns = new Set("everything anything nothing something everyone everybody anyone anybody someone somebody".split(" "));
const leads = new Set("the a an my your his its our their every".split(" "));

/**
 * Corrects tags that cannot be right where they stand: behind an article or a possessive comes a noun, "the key" and "my back", and a
 * verb or an adjective only before a noun.
 */
export const correctTags = (tokens: readonly Token[]): Token[] => {
  const corrected: Token[] = [];
  for (const [at, token] of tokens.entries()) corrected.push(correct(token, corrected.at(-1), tokens[at + 1], corrected));
  return corrected;
};

const correct = (token: Token, before: Token | undefined, next: Token | undefined, done: readonly Token[]): Token => {
  if (pronouns.has(token.word)) return { ...token, pos: "PRON" };
  if (before === undefined || !/^(?:VERB|ADJ|ADV|ADP)$/.test(token.pos) || token.word === "of") return token;
  const led = leads.has(before.word) || before.owner || (before.pos === "ADJ" && isLed(done));
  if (!led || /^(?:NOUN|PROPN|ADJ|NUM)$/.test(next?.pos ?? "")) return token.pos === "VERB" && led ? { ...token, pos: "ADJ" } : token;
  if (token.pos === "ADV" && (token.word.endsWith("ly") || next?.pos === "VERB")) return token;
  return token.pos === "ADP" && next !== undefined && next.pos !== "PUNCT" ? token : { ...token, pos: "NOUN" };
};

/** True when an article or a possessive leads the adjectives before. */
const isLed = (done: readonly Token[]): boolean => {
  const first = done.findLast(({ pos }) => pos !== "ADJ");
  return first !== undefined && (leads.has(first.word) || first.owner);
};
