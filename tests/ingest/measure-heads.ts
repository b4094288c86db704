import { diffArrays } from "diff";
import type { RawPage } from "freeform-rpg/plugins/ingest-extract";
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
 * Where the truth is exact and the file's order honest, what stands near an edge of a page and not in the truth is a running head. Such words are compared with
 * those that were taken off. `null` where the texts are too long to compare word by word.
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
  const wanted = countBy(extraWords(parts, placed).filter(({ atEdge }) => atEdge));
  const taken = countBy(body.flatMap(({ number, heads }) => heads.flatMap(wordsOf).map((word) => ({ page: number, word }))));
  const both = [...taken].reduce((sum, [key, count]) => sum + Math.min(count, wanted.get(key) ?? 0), 0);
  const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, one) => sum + one, 0);
  return { recall: { found: both, of: total(wanted) }, precision: { found: both, of: total(taken) } };
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

/** Words of rows that the truth has nothing of: a single word more is a broken one. */
const extraWords = (
  parts: readonly { readonly added: boolean; readonly removed: boolean; readonly count: number }[],
  placed: readonly Placed[],
): Placed[] => {
  let at = 0;
  const extra = parts.flatMap(({ added, removed, count }) => {
    if (removed) return [];
    at += count;
    return added ? placed.slice(at - count, at) : [];
  });
  const rowOf = ({ page, row }: Placed) => `${page} ${row}`;
  const lengths = new Map([...Map.groupBy(placed, rowOf)].map(([row, words]) => [row, words.length]));
  return [...Map.groupBy(extra, rowOf)].flatMap(([row, words]) => (words.length === lengths.get(row) ? words : []));
};

const countBy = (words: readonly { readonly page: number; readonly word: string }[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { page, word } of words) counts.set(`${page} ${word}`, (counts.get(`${page} ${word}`) ?? 0) + 1);
  return counts;
};
