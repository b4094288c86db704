import { isListed, matchVerb } from "../lexicon.ts";
import { tagText, textOf } from "../text/tag-text.ts";
import { endsIn, holdsVerb, isOneOf, isPos, wordSet } from "../text/token-tests.ts";
import type { Token } from "../text/token.ts";
import { openers } from "./grammar.ts";
import type { Grammar } from "./grammar.ts";

/** How a clause begins: with a subject of its own, with a verb, or with a word of time or condition. */
export type Beginning = "subject" | "verb" | "side";

const own = wordSet("i we");
const lights = wordSet("to please first then not n't very");
const binders = wordSet("and then but or");

/** How a clause begins at `start`; `null` when none does. */
export const beginsClause = (tokens: readonly Token[], start: number, grammar: Grammar): Beginning | null => {
  const first = tokens[start];
  if (isOneOf(first, openers) && holdsVerb(tokens.slice(start + 1, start + 8))) return "side";
  if (first?.word === "to" && isPos(tokens[start - 1], "PUNCT")) return null;
  let at = start;
  while (isPos(tokens[at], "ADV", "INTJ") || isOneOf(tokens[at], lights)) at++;
  if (isOneOf(tokens[at], own) || isOneOf(tokens[at], grammar.actor)) return "subject";
  return isVerbAt(tokens, at < tokens.length ? at : start, isOneOf(tokens[start - 1], binders), grammar) ? "verb" : null;
};

/** `joined` is true behind an "and"; behind a comma alone a noun is likelier. */
const isVerbAt = (tokens: readonly Token[], at: number, joined: boolean, { lexicon }: Grammar): boolean => {
  const token = tokens[at];
  if (token === undefined || token.owner) return false;
  if (token.word === "let" && isOneOf(tokens[at + 1], us)) return true;
  const found = matchVerb(tokens, at, lexicon);
  const phrase = found !== null && found.phrase.includes("_");
  if (phrase && isPos(token, "AUX", "VERB")) return true;
  if (isPos(token, "VERB")) return isFiniteVerb(token, joined, found !== null);
  if (found === null || isNever(token)) return false;
  return phrase || (isListed(token, lexicon) && (hasObject(token, tokens[at + 1]) || (joined && isVerbAlone(tokens, at))));
};

const us = wordSet("me us");
/** A name, a plural ("his back and hands"), or a part of speech that is never a verb. */
const isNever = (token: Token): boolean =>
  isPos(token, ...closed) || (isPos(token, "NOUN") && token.word !== token.lemma) || /^\p{Lu}/u.test(token.text);

/** Parts of speech that are never a verb. */
const closed = ["DET", "PRON", "ADP", "NUM", "PUNCT", "AUX", "PART", "CCONJ", "SCONJ"];

/** "Splinted on a bit of wood" behind a comma says how; "and opened it" is a clause. */
const isFiniteVerb = (token: Token, joined: boolean, known: boolean): boolean => {
  const past = token.word !== token.lemma && (endsIn(token, "ed") || endsIn(token, "en"));
  return (joined || !past) && (known || !(endsIn(token, "ing") || endsIn(token, "ed")));
};

/** A word that may be a noun is a verb before an article, a pronoun, a preposition. */
const hasObject = (token: Token, next: Token | undefined): boolean => {
  if (isPos(token, "ADJ")) return isPos(next, "DET", "PRON", "PROPN");
  return next === undefined || isPos(next, "DET", "PRON", "ADP", "ADV", "NUM", "PROPN", "PUNCT", "SCONJ", "CCONJ", "PART");
};

/** "And open locker 0417": a verb once it is read with a subject. */
const isVerbAlone = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token === undefined || token.word !== token.lemma || !isPos(tokens[at + 1], "NOUN", "PROPN", "ADJ")) return false;
  return isPos(tagText(`i ${textOf(tokens.slice(at, at + 5))}`)[1], "VERB");
};
