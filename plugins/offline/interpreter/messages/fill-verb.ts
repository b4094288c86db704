import { amountIn } from "../frames/amounts.ts";
import { isServed } from "../frames/served.ts";
import { namedOf } from "../frames/shape.ts";
import { isClothing } from "../names/own-look.ts";
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
  const prep = all.findIndex(
    ({ pos, word }, at) => at > 0 && (pos === "ADP" || Object.hasOwn(alone, word) || word === "lit" || word === "please"),
  );
  const joint = all.findIndex(({ word }, at) => at > prep && /^(?:and|but|then)$/.test(word));
  const tokens = joint < 0 ? all : all.slice(0, joint);
  if (
    prep < 0 ||
    tokens.length > longest ||
    (isBeside && prep === tokens.length - 1) ||
    tokens.some(({ pos, word }) => /^(?:VERB|AUX|PRON)$/.test(pos) && !/^(?:lit|me|us)$/.test(word))
  )
    return undefined;
  const front = tokens.slice(0, prep);
  const behind = tokens.slice(prep + 1);
  const way = tokens[prep]?.word ?? "";
  const verb = verbFor({ front, behind, way }, reading);
  const isOwn = behind.length === 0 && isWorn(front);
  const article = front.some(({ pos, owner }) => pos === "DET" || pos === "NUM" || owner) || verb === "order" ? "" : isOwn ? "my " : "the ";
  return verb === undefined ? undefined : `${verb} ${article}${textOf(behind.length === 0 ? [...front, ...all.slice(prep + 1)] : all)}`;
};

interface Verbless {
  readonly front: readonly Token[];
  readonly behind: readonly Token[];
  /** The word between: a preposition, or "out". */
  readonly way: string;
}

const verbFor = ({ front, behind, way }: Verbless, reading: Reading): string | undefined => {
  if (/^(?:for|at|on|from|please)$/.test(way) && isOrder(front, way)) return "order";
  if (behind.length === 0) return verbAlone(front, way, reading);
  const goal = namedBy(behind, reading);
  const isTaker = goal?.kind === "person";
  if (isTaker && way === "to" && amountIn(textOf(front)) > 0) return "pay";
  if (!areThings(front, reading)) return undefined;
  if (isTaker && way === "to") return "give";
  return goal !== undefined && putting.test(way) ? "put" : undefined;
};

const verbAlone = (front: readonly Token[], way: string, reading: Reading): string | undefined => {
  if (isWorn(front)) return worn[way];
  if (lights.test(front.at(-1)?.word ?? "")) return lit[way];
  return areThings(front, reading) ? alone[way] : undefined;
};

/** The verb of a thing and one word more: "gun out". */
const alone: Readonly<Record<string, string>> = { out: "draw", off: "turn off", on: "turn on", away: "put away", down: "put down" };

/** The same of what one wears: "boots off". */
const worn: Readonly<Record<string, string>> = { off: "take off", on: "put on" };

const isWorn = (front: readonly Token[]): boolean =>
  isClothing(front.at(-1)?.word ?? "") && front.every(({ word }) => !/^(?:his|her|their)$/.test(word));

/** The same of a light: "lantern out". */
const lit: Readonly<Record<string, string>> = { out: "put out", off: "put out", on: "light", lit: "light" };
const lights = /^(?:lamp|lantern|candle|torch|light)$/;

/** "One soup at the counter", "ale for me": "drink from the well" is none. */
const isOrder = (front: readonly Token[], way: string): boolean =>
  front.every(({ pos, word }) => pos === "DET" || pos === "NUM" || isServed(word)) && (front.length > 1 || /^(?:for|please)$/.test(way));

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
