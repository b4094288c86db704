import { matchVerb } from "../lexicon.ts";
import { isOneOf, isPos, wordSet } from "../text/token-tests.ts";
import type { Token } from "../text/token.ts";
import { beginsClause } from "./begins-clause.ts";
import type { Beginning } from "./begins-clause.ts";
import { firstVerb } from "./grammar.ts";
import type { Grammar } from "./grammar.ts";

/** Cuts a sentence where a new clause begins. */
export const splitParts = (tokens: readonly Token[], grammar: Grammar): Token[][] => {
  const parts: Token[][] = [];
  let from = 0;
  for (let at = 1; at < tokens.length; at++) {
    const join = joinEnd(tokens, at);
    if (join === at) continue;
    const opens = beginsClause(tokens, join, grammar);
    const glue = tokens.slice(at, join).map(({ word }) => word);
    const inside = opens !== null && isInside({ before: tokens.slice(from, at), after: tokens.slice(join), glue, opens }, grammar);
    at = join - 1;
    if (opens === null || inside || (glue.join() === "and" && tokens[join - 2]?.word === "try")) continue;
    parts.push(tokens.slice(from, join - glue.length));
    // A "but" stays: it ends a condition.
    from = glue.includes("but") ? join - 1 - glue.toReversed().indexOf("but") : join;
    at = join;
  }
  return [...parts, tokens.slice(from)].filter((part) => part.some((token) => !isPos(token, "PUNCT")));
};

const joins = wordSet("and but then while so plus or");
const sequels = wordSet("then also finally afterwards next");

/** Where the joining words and commas that begin at `at` end. */
const joinEnd = (tokens: readonly Token[], at: number): number => {
  let end = at;
  while (isPos(tokens[end], "PUNCT") || isOneOf(tokens[end], joins) || (end > at && isOneOf(tokens[end], sequels))) end++;
  return end;
};

interface Cut {
  readonly before: readonly Token[];
  readonly after: readonly Token[];
  readonly glue: readonly string[];
  readonly opens: Beginning;
}

const anyone = wordSet("i we he she it they");
const modals = wordSet("can ca could may might will 'll wo would 'd do does");
const statives = wordSet("'ll will wo would 'd am 'm was have 've had know only mean do did can ca never just");
const contents = wordSet("that what who how why where if whether i");

/** "Ask her to keep it and show it to nobody": what is asked or told goes on behind an "and". "So I can reach it" is an aim. */
const isInside = ({ before, after, glue, opens }: Cut, grammar: Grammar): boolean => {
  const [first, second] = after;
  if (glue.at(-1) === "so" && isOneOf(first, anyone) && isOneOf(second, modals)) return true;
  if (!grammar.isSaid(firstVerb(before, grammar))) return false;
  if (opens === "side") return /^(?:if|when|where)$/.test(first?.word ?? "") && !glue.includes(",");
  if (glue.includes("then")) return false;
  if (opens === "verb") return asksTo(before, grammar) && glue.every((word) => word === "and" || word === "or");
  return before.some((token, at) => at > 1 && isOneOf(token, contents)) && isOneOf(second, statives);
};

/** "Ask her TO KEEP it". */
const asksTo = (tokens: readonly Token[], { lexicon }: Grammar): boolean =>
  tokens.some(({ word }, at) => at > 1 && word === "to" && (isPos(tokens[at + 1], "VERB") || matchVerb(tokens, at + 1, lexicon) !== null));
