import { diffArrays } from "diff";
import type { RawPage } from "freeform-rpg/plugins/ingest/extract";
import type { Page } from "freeform-rpg/schemas";
import type { Share } from "./measures.ts";
import { wordsOf } from "./words.ts";

/** Words taken off as running heads: how many of those that should go went, and how many of those that went should. */
export interface HeadsMeasure {
  readonly recall: Share;
  readonly precision: Share;
}

/** Share of the page, from either edge, in which a running head may stand. */
const edge = 0.14;

/**
 * Where the truth is exact and the file's order honest, a row near an edge of a page of which the truth has nothing is a running head. Rows are
 * compared with the lines that were taken off: one is the same as another where it has most of its words, since the comparison of texts may pair a
 * single word with one of the text. `null` where the texts are too long to compare word by word.
 */
export const measureHeads = (raw: readonly RawPage[], pages: readonly Page[], truth: readonly string[]): HeadsMeasure | null => {
  const body = pages.filter(({ matter }) => matter === "body");
  const numbers = new Set(body.map(({ number }) => number));
  const placed = raw.filter(({ number }) => numbers.has(number)).flatMap((page) => placedWords(page));
  const parts = diffArrays(
    [...truth],
    placed.map(({ word }) => word),
    { timeout: 20_000 },
  );
  if (parts === undefined) return null;
  const extra = markExtra(parts, placed);
  const rows = [...Map.groupBy(placed, rowOf).values()].filter((words) => words.some(({ atEdge }) => atEdge));
  const wanted = [...Map.groupBy(rows, bandOf).values()].flatMap((band) => {
    const alien = band.filter((words) => words.every((one) => extra.has(one)) && !isDropCap(words));
    return alien.length * 2 >= band.length ? alien : [];
  });
  const taken = body.flatMap(({ number, heads }) => heads.map((head) => ({ page: number, words: wordsOf(head) })));
  const isTaken = (words: readonly Placed[]) =>
    isMost(
      words.map(({ word }) => word),
      taken.flatMap((head) => (head.page === words[0]?.page ? head.words : [])),
    );
  const isExtra = (head: (typeof taken)[number]) =>
    isMost(
      head.words,
      rows.flatMap((words) => words.filter((one) => one.page === head.page && extra.has(one)).map(({ word }) => word)),
    );
  return {
    recall: { found: countWords(wanted.filter(isTaken)), of: countWords(wanted) },
    precision: { found: countWords(taken.filter(isExtra).map(({ words }) => words)), of: countWords(taken.map(({ words }) => words)) },
  };
};

interface Placed {
  readonly page: number;
  readonly word: string;
  /** The row it stands in, and whether that is near an edge. */
  readonly row: number;
  readonly atEdge: boolean;
}

const placedWords = ({ number, height, runs }: RawPage): Placed[] =>
  runs.flatMap(({ text, y }) =>
    wordsOf(text).map((word) => ({ page: number, word, row: Math.round(y), atEdge: y < height * edge || y > height * (1 - edge) })),
  );

/** Running heads stand at one height; where rows of text stand too, the truth lacks a line. */
const bandOf = (words: readonly Placed[]): number => Math.round((words[0]?.row ?? 0) / 3);

/** A letter alone in its row: the file has it before the title that it stands under. */
const isDropCap = (words: readonly Placed[]): boolean => words.every(({ word }) => /^\p{L}$/u.test(word));

const rowOf = ({ page, row }: Placed): string => `${page} ${row}`;

/** Words that the truth has nothing of. What stands for a word that it has, as the halves of a broken one or a drop cap do, is none. */
const markExtra = (
  parts: readonly { readonly added: boolean; readonly removed: boolean; readonly value: readonly string[]; readonly count: number }[],
  placed: readonly Placed[],
): ReadonlySet<Placed> => {
  const extra = new Set<Placed>();
  let at = 0;
  for (const [index, { added, removed, count }] of parts.entries()) {
    if (removed) continue;
    const words = placed.slice(at, at + count);
    at += count;
    const replaced = [parts[index - 1], parts[index + 1]].flatMap((part) => (part?.removed ? part.value : []));
    const isPart = ({ word }: Placed) => replaced.some((whole) => whole.startsWith(word) || whole.endsWith(word));
    if (added) for (const one of words) if (!isPart(one)) extra.add(one);
  }
  return extra;
};

const isMost = (words: readonly string[], others: readonly string[]): boolean =>
  words.filter((word) => others.includes(word)).length * 2 > words.length;

const countWords = (rows: readonly (readonly unknown[])[]): number => rows.reduce((sum, { length }) => sum + length, 0);
