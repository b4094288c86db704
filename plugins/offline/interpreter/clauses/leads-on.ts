import { matchVerb } from "../lexicon.ts";
import type { Lexicon } from "../lexicon.ts";
import { verbLemma } from "../text/tag-text.ts";
import { endsIn, isOneOf, isPos, wordSet } from "../text/token-tests.ts";
import type { Token } from "../text/token.ts";

/** Verbs that only lead to another: `try to open`, `start running`. */
const control = wordSet(
  "want wish try attempt begin start decide intend plan mean manage need have love like prefer hope proceed continue keep remember make choose offer dare seek prepare aim set ready gonna wan",
);
/** Verbs before a verb in -ing. */
const running = wordSet("begin start continue keep try love like");

/** Verbs of moving, which may lead to what is done there. */
export const motions = wordSet(
  "go come walk run head step move get hurry rush turn lean reach stroll wander stride stand sit kneel bend crouch",
);

/** The last word of what only leads to the next verb: `want to`, `let me`, `going to`. `at - 1` when nothing does. */
export const leadsOn = (tokens: readonly Token[], at: number, lexicon: Lexicon): number => {
  const base = verbLemma(tokens[at]?.word ?? "");
  if (base === "let" && isOneOf(tokens[at + 1], us)) return at + 1;
  if (!control.has(base) && !motions.has(base)) return at - 1;
  const next = skipAdverbs(tokens, at + 1);
  if (leadsByTo(tokens, at, next) && isVerbAt(tokens, skipAdverbs(tokens, next + 1), lexicon)) return next;
  if (running.has(base) && endsIn(tokens[next], "ing") && isVerbAt(tokens, next, lexicon)) return next - 1;
  return leadsDirectly(tokens, at, lexicon) ? at : at - 1;
};

const us = wordSet("me us");
const goers = wordSet("go come run");

/** "Go talk to him". */
const leadsDirectly = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  goers.has(verbLemma(tokens[at]?.word ?? "")) && isPos(tokens[at + 1], "VERB", "NOUN") && matchVerb(tokens, at + 1, lexicon) !== null;

const leadsByTo = (tokens: readonly Token[], at: number, next: number): boolean => {
  const word = tokens[at]?.word ?? "";
  const base = verbLemma(word);
  if (control.has(base)) return /^(?:to|and)$/.test(tokens[next]?.word ?? "");
  return /^(?:go|get|come)$/.test(base) && word.endsWith("ing") && tokens[next]?.word === "to";
};

const isVerbAt = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  isPos(tokens[at], "VERB", "AUX") || matchVerb(tokens, at, lexicon) !== null;

const small = wordSet("just maybe perhaps first quickly really");

const skipAdverbs = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (isPos(tokens[at], "ADV", "INTJ") && (endsIn(tokens[at], "ly") || isOneOf(tokens[at], small) || at === from)) at++;
  return at;
};
