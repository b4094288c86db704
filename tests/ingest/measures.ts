import type { Block, Page } from "freeform-rpg/schemas";
import type { TruthBlock } from "./books.ts";
import { wordsOf } from "./words.ts";

/** A count out of a whole. */
export interface Share {
  readonly found: number;
  readonly of: number;
}

const keyOf = (text: string): string => wordsOf(text).join("");

/** Precision, recall and F1 of headings by their words, each as often as it stands; `level`: share of those found with the right level. */
export const measureHeadings = (blocks: readonly Block[], truth: readonly TruthBlock[]) => {
  const wanted = Map.groupBy(
    truth.filter(({ type }) => type === "heading"),
    ({ text }) => keyOf(text),
  );
  const left = new Map([...wanted].map(([key, { length }]) => [key, length]));
  const found = blocks.filter(({ type }) => type === "heading");
  const hits = found.filter(({ text }) => {
    const count = left.get(keyOf(text)) ?? 0;
    left.set(keyOf(text), count - 1);
    return count > 0;
  });
  const of = truth.filter(({ type }) => type === "heading").length;
  const levels = hits.filter(({ text, level }) => wanted.get(keyOf(text))?.some((one) => one.level === level)).length;
  return {
    precision: hits.length / Math.max(1, found.length),
    recall: hits.length / Math.max(1, of),
    f1: (2 * hits.length) / Math.max(1, found.length + of),
    level: levels / Math.max(1, hits.length),
  };
};

/** Rows of tables whose words stand together and in order. */
export const measureRows = (words: readonly string[], truth: readonly TruthBlock[]): Share => {
  const text = ` ${words.join(" ")} `;
  const rows = truth.flatMap(({ rows = [] }) => rows).map((row) => wordsOf(row.join(" ")).join(" "));
  const filled = rows.filter((row) => row !== "");
  return { found: filled.filter((row) => text.includes(` ${row} `)).length, of: filled.length };
};

/** Pairs of neighbouring blocks that keep their order, looked up by their first words where these stand once. */
export const measureOrder = (words: readonly string[], truth: readonly TruthBlock[]): Share => {
  const text = ` ${words.join(" ")} `;
  const places = truth.flatMap(({ text: block }) => {
    const start = ` ${wordsOf(block).slice(0, 8).join(" ")} `;
    const at = start.length > 24 ? text.indexOf(start) : -1;
    return at >= 0 && text.indexOf(start, at + 1) < 0 ? [at] : [];
  });
  const kept = places.filter((place, at) => at > 0 && place > places[at - 1]!).length;
  return { found: kept, of: Math.max(1, places.length - 1) };
};

/** All words of a book, in reading order. */
export const bookWords = (pages: readonly Page[]): string[] =>
  pages.filter(({ matter }) => matter === "body").flatMap(({ blocks }) => blocks.flatMap(({ text }) => wordsOf(text)));
