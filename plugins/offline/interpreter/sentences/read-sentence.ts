import { findMainVerb } from "../clauses/lead-in.ts";
import type { MainVerb } from "../clauses/lead-in.ts";
import { motions } from "../clauses/leads-on.ts";
import { splitClauses } from "../clauses/split-clauses.ts";
import type { Clause } from "../clauses/split-clauses.ts";
import { isSpoken } from "../frames/verb-kinds.ts";
import type { Reading, Understood } from "../reading.ts";
import { textOf } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";
import { readClause } from "./read-clause.ts";

/** Reads a sentence of what the character does, clause by clause. `alone` is true when the message says nothing else before it. */
export const readSentence = (tokens: readonly Token[], reading: Reading, alone: boolean): Understood[] => {
  const isSaid = (verb: string): boolean => isSpoken(reading.actions.find(verb));
  const clauses = splitClauses(tokens, {
    lexicon: reading.lexicon,
    actor: reading.actor,
    isSaid,
    isOpen: (verb) => isSaid(verb) || reading.actions.is(verb, "searching", "glancing", "passive", "seeking"),
  });
  const read: Understood[] = [];
  let approach = "";
  for (const [at, clause] of clauses.entries()) {
    const earlier = [...reading.earlier, ...read.flatMap(({ mentioned }) => mentioned)];
    const here = { ...reading, earlier, stranger: strangerIn(read) ?? reading.stranger };
    const main = findMainVerb(clause.tokens, reading.lexicon, reading.actor);
    if (main !== null && isApproach(main, clause, at < clauses.length - 1)) {
      approach = textOf(clause.tokens);
      continue;
    }
    const part = {
      clause,
      main,
      text: textOf(clause.tokens),
      reading: here,
      alone: alone && read.length === 0,
      more: at < clauses.length - 1,
    };
    const understood = readClause(part);
    read.push(...understood.map((one) => withManner(one, [approach, ...clause.beside])));
    approach = "";
  }
  return read;
};

/** Someone who was named last and whom nothing here answers to: the next words are for them. */
const strangerIn = (read: readonly Understood[]): string | undefined => {
  const last = read.at(-1);
  const called = last?.actions.at(-1)?.target_id ?? "";
  return last === undefined || last.mentioned.length > 0 || called === "" || called.includes(":") ? undefined : called;
};

/** "I get up and ...", "step forward and ...": a movement that only leads to what follows. */
const isApproach = ({ found, negated }: MainVerb, { tokens, condition }: Clause, more: boolean): boolean =>
  more &&
  !negated &&
  condition === "" &&
  (motions.has(found.phrase) ||
    /^(?:go_back|go_over|come_back|head_back|get_up|stand_up|sit_up|pull_up|reach_out|lean_in|lean_over|step_up|go_over|walk_up)$/.test(
      found.phrase,
    )) &&
  tokens
    .slice(found.end)
    .every(
      ({ pos, word }) =>
        /^(?:ADV|PUNCT)$/.test(pos) ||
        /^(?:up|over|forward|out|in|down|closer|close|around|round|back|across|along|through|past)$/.test(word),
    );

const withManner = (one: Understood, notes: readonly string[]): Understood => {
  const more = notes.filter((note) => note !== "");
  if (more.length === 0) return one;
  return {
    ...one,
    actions: one.actions.map((action, at) =>
      at > 0 ? action : { ...action, manner: [action.manner ?? "", ...more].filter((note) => note !== "").join(", ") },
    ),
  };
};
