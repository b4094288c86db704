import { matchVerb } from "../lexicon.ts";
import type { FoundVerb, Lexicon } from "../lexicon.ts";
import type { Named } from "../names/name-book.ts";
import { findQuotes } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";
import { classOf } from "./word-table.ts";
import type { WordClass } from "./word-table.ts";

/** A word of a message with what is known about it, or a whole quotation. */
export interface Unit {
  readonly token: Token;
  /** Where it begins in the text. */
  readonly start: number;
  /** The words inside quotation marks; `null` for a word. */
  readonly quote: string | null;
  readonly known: WordClass | undefined;
  /** The action that the catalogue lists the word under; empty for none. */
  readonly listed: string;
  /** The action of a longer phrase of the catalogue that begins here; empty for none. */
  readonly phrase: string;
  /** True inside such a phrase. */
  readonly within: boolean;
  /** The kind of something in the scene whose name has the word; empty for none. */
  readonly named: string;
  /** True at the beginning of a sentence. */
  readonly first: boolean;
}

/** What units are read with. */
export interface UnitContext {
  readonly book: readonly Named[];
  readonly lexicon: Lexicon;
  readonly actor: ReadonlySet<string>;
}

/** Stands for a quotation while the rest is tagged. */
const placeholder = "Zq";

/** Reads the words of a message, each quotation as one. */
export const readUnits = (text: string, context: UnitContext): Unit[] => {
  const quotes = findQuotes(text);
  const { collapsed, pieces } = collapse(lowered(text, context), quotes);
  const tokens = tagText(collapsed);
  const phrases = findPhrases(tokens, context.lexicon);
  const names = nameWords(context.book);
  let at = 0;
  let quote = 0;
  return tokens.map((token, nth): Unit => {
    const found = collapsed.indexOf(token.text, at);
    const start = found < 0 ? at : found;
    at = start + token.text.length;
    const said = token.text === placeholder ? (quotes[quote++]?.text ?? "") : null;
    return {
      token: said === null ? token : { ...token, pos: "QUOTE", word: '"', lemma: '"' },
      start: originOf(start, pieces),
      quote: said,
      known: classOf(token.lemma) ?? classOf(token.word),
      listed: singleVerb(token, context.lexicon),
      phrase: phrases.find((phrase) => phrase.start === nth)?.verb ?? "",
      within: phrases.some((phrase) => phrase.start <= nth && nth < phrase.end),
      named: nameKind(token, names, context),
      first: isFirst(tokens[nth - 1]),
    };
  });
};

/** The phrases of several words that the catalogue lists. */
const findPhrases = (tokens: readonly Token[], lexicon: Lexicon): FoundVerb[] =>
  tokens.flatMap(({ text }, at) => {
    const found = text === placeholder ? null : matchVerb(tokens, at, lexicon);
    return found !== null && found.phrase.includes("_") ? [found] : [];
  });

const isFirst = (before: Token | undefined): boolean =>
  before === undefined || /^[.!?;:…]+$/.test(before.text) || before.text === placeholder;

interface Piece {
  readonly from: number;
  readonly origin: number;
}

const collapse = (text: string, quotes: ReturnType<typeof findQuotes>): { collapsed: string; pieces: Piece[] } => {
  let collapsed = "";
  let from = 0;
  const pieces: Piece[] = [{ from: 0, origin: 0 }];
  for (const { start, end } of quotes) {
    collapsed += `${text.slice(from, start)} `;
    pieces.push({ from: collapsed.length, origin: start });
    collapsed += `${placeholder} `;
    pieces.push({ from: collapsed.length, origin: end });
    from = end;
  }
  return { collapsed: collapsed + text.slice(from), pieces };
};

const originOf = (at: number, pieces: readonly Piece[]): number => {
  const { from, origin } = pieces.findLast((piece) => piece.from <= at) ?? { from: 0, origin: 0 };
  return origin + at - from;
};

/** A sentence begins with a capital, which the tagger takes for a name. */
const lowered = (text: string, { book, actor }: UnitContext): string =>
  text.replaceAll(/(?<=^\W*|[.!?;:…]["”']?\s+|\n)[A-Z][a-z']*/g, (first) => {
    const word = first.toLowerCase();
    const name = actor.has(word) || book.some(({ proper }) => proper.has(word));
    return name || /^I\b/.test(first) ? first : word;
  });

const singleVerb = ({ word, lemma }: Token, { entries }: Lexicon): string =>
  [word, lemma].flatMap((base) => (entries.get(base) ?? []).find(({ rest }) => rest.length === 0)?.verb ?? [])[0] ?? "";

const nameWords = (book: readonly Named[]): ReadonlyMap<string, string> =>
  new Map(book.flatMap(({ kind, calls }) => calls.flatMap(({ words }) => words.map((word) => [word, kind] as const))).toReversed());

const nameKind = ({ word, pos }: Token, names: ReadonlyMap<string, string>, { actor }: UnitContext): string => {
  if (actor.has(word)) return "self";
  if (/^(?:DET|ADP|PRON|AUX|PART|CCONJ|SCONJ|PUNCT)$/.test(pos)) return "";
  return names.get(word) ?? names.get(word.replace(/s$/, "")) ?? "";
};
