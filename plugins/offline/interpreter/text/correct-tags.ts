import { endsIn, isPos } from "./token-tests.ts";
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
  const counted = countedAs(token, before, next);
  if (counted !== undefined) return { ...token, pos: counted };
  if (!isPos(token, "VERB", "ADJ", "ADV", "ADP") || token.word === "of" || !isLedBy(before, done)) return token;
  if (isPos(next, "NOUN", "PROPN", "ADJ", "NUM")) return isPos(token, "VERB") ? { ...token, pos: "ADJ" } : token;
  if (isPos(token, "ADV") && (endsIn(token, "ly") || isPos(next, "VERB"))) return token;
  return isPos(token, "ADP") && next !== undefined && !isPos(next, "PUNCT") ? token : { ...token, pos: "NOUN" };
};

/** "The tenth line": an ordinal before a noun, and what is counted is no verb in its plain form. */
const countedAs = (token: Token, before: Token | undefined, next: Token | undefined): "ADJ" | "NOUN" | undefined => {
  if (isOrdinal(token)) return isPos(next, "NOUN") || isPlainVerb(next) ? "ADJ" : undefined;
  return before !== undefined && isOrdinal(before) && isPlainVerb(token) ? "NOUN" : undefined;
};

const isPlainVerb = (token: Token | undefined): boolean => isPos(token, "VERB") && token?.lemma === token?.word;

const isOrdinal = ({ word }: Token): boolean => ordinals.has(word);
const ordinals = new Set("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth last".split(" "));

const isLedBy = (before: Token | undefined, done: readonly Token[]): boolean =>
  before !== undefined && (leads.has(before.word) || before.owner || (isPos(before, "ADJ") && isLed(done)));

/** True when an article or a possessive leads the adjectives before. */
const isLed = (done: readonly Token[]): boolean => {
  const first = done.findLast(({ pos }) => pos !== "ADJ");
  return first !== undefined && (leads.has(first.word) || first.owner);
};
