import { amountIn } from "../frames/amounts.ts";
import { isServed } from "../frames/served.ts";
import { namedOf } from "../frames/shape.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { Named } from "../names/name-book.ts";
import type { Reading } from "../reading.ts";
import { changeUnquoted } from "../text/split-sentences.ts";
import { tagText, textOf } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";

/** "Key in the lock", "apple to the sergeant", "gun out": a clause without a verb says where a thing goes, and is read with the verb that is left out. */
export const fillVerb = (text: string, reading: Reading): string =>
  changeUnquoted(text, (part) =>
    part.replaceAll(clause, (whole, lead: string, words: string) => {
      const filled = fill(words, lead.includes(","), reading);
      return filled === undefined ? whole : `${lead}${filled}`;
    }),
  );

/** A clause up to its mark, and what leads in to it. */
const clause = /((?:^\s*|[.;!,]\s+)(?:(?:then|and then|now) )?)((?!(?:and|but|or)\b)[^.;!,?"“]+)/giu;

/** The clause with the verb that is left out; `undefined` for any other clause. Beside another "lamp off" only says how that is done. */
const fill = (words: string, isBeside: boolean, reading: Reading): string | undefined => {
  const all = tagText(words);
  const prep = all.findIndex(({ pos, word }, at) => at > 0 && (pos === "ADP" || Object.hasOwn(alone, word)));
  const joint = all.findIndex(({ word }, at) => at > prep && /^(?:and|but|then)$/.test(word));
  const tokens = joint < 0 ? all : all.slice(0, joint);
  if (
    prep < 0 ||
    tokens.length > longest ||
    (isBeside && prep === tokens.length - 1) ||
    tokens.some(({ pos }) => /^(?:VERB|AUX|PRON)$/.test(pos))
  )
    return undefined;
  const front = tokens.slice(0, prep);
  const behind = tokens.slice(prep + 1);
  const verb = verbFor({ front, behind, way: tokens[prep]?.word ?? "" }, reading);
  const article = front.some(({ pos, owner }) => pos === "DET" || pos === "NUM" || owner) ? "" : "the ";
  return verb === undefined ? undefined : `${verb} ${article}${textOf(behind.length === 0 ? [...front, ...all.slice(prep + 1)] : all)}`;
};

interface Verbless {
  readonly front: readonly Token[];
  readonly behind: readonly Token[];
  /** The word between: a preposition, or "out". */
  readonly way: string;
}

const verbFor = ({ front, behind, way }: Verbless, reading: Reading): string | undefined => {
  const goal = behind.length === 0 ? undefined : namedBy(behind, reading);
  const isTaker = goal?.kind === "person";
  if (isTaker && way === "to" && amountIn(textOf(front)) > 0) return "pay";
  if (isTaker && way === "for" && front.every(({ pos, word }) => pos === "DET" || pos === "NUM" || isServed(word))) return "order";
  if (!areThings(front, reading)) return undefined;
  if (behind.length === 0) return alone[way];
  if (isTaker && way === "to") return "give";
  return goal !== undefined && putting.test(way) ? "put" : undefined;
};

/** The verb of a thing and one word more: "gun out". */
const alone: Readonly<Record<string, string>> = { out: "draw", off: "turn off", on: "turn on", away: "put away" };

/** Words of such a clause. */
const longest = 9;

const putting = /^(?:on|onto|in|into|inside|under|behind|against|along|over|across|at|upon|beside)$/;

/** "Wafer and wheel": things that are in hand or lie here, each named by all its words. */
const areThings = (tokens: readonly Token[], reading: Reading): boolean => {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.word === "and") parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.every((part) => {
    const named = part.length === 0 ? undefined : namedBy(part, reading);
    return named?.kind === "thing" && named.present && !isVerb(part, reading);
  });
};

/** "Seal the letter": the first word is a command. */
const isVerb = ([first, ...more]: readonly Token[], { lexicon }: Reading): boolean =>
  first !== undefined && more.length > 0 && first.pos !== "DET" && lexicon.entries.has(first.word);

const namedBy = (tokens: readonly Token[], reading: Reading): Named | undefined => namedOf(resolveNoun(tokens, reading));
