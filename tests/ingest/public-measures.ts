import type { Block } from "freeform-rpg/schemas";
import type { TruthBlock } from "./books.ts";
import { sharedRuns } from "./edit-distance.ts";
import { countIndels } from "./indel.ts";
import { treeSimilarity } from "./tree-distance.ts";
import type { Tree } from "./tree-distance.ts";
import { wordsOf } from "./words.ts";

/**
 * The measures of public benchmarks of PDF readers, 0 to 1. `nid`: normalised indel similarity of all text, in letters. `teds`: mean over the right tables of the
 * tree edit similarity to the table that shares most words with them; a cell costs the share of its letters that differ. `mhs`: tree edit
 * similarity of the headings by level; a title that differs in a letter is another.
 */
export interface PublicMeasures {
  readonly nid: number;
  readonly teds: number | null;
  readonly mhs: number;
}

/** Measures a book's blocks against the right ones. */
export const measurePublicly = (blocks: readonly Block[], words: readonly string[], truth: readonly TruthBlock[]): PublicMeasures => {
  const right = truth.flatMap(({ text }) => wordsOf(text));
  return { nid: similarityInLetters(words, right), teds: measureTables(blocks, truth), mhs: measureOutline(blocks, truth) };
};

/** Letters are compared where words differ: between runs of words that stand once in both texts and in one order. */
const similarityInLetters = (a: readonly string[], b: readonly string[]): number => {
  let [edits, lastA, lastB] = [0, 0, 0];
  for (const [atA, atB] of [...sharedRuns(a, b, 3), [a.length, b.length] as const]) {
    edits += countIndels(a.slice(lastA, atA).join(" "), b.slice(lastB, atB).join(" "));
    [lastA, lastB] = [atA, atB];
  }
  return 1 - Math.min(1, edits / Math.max(1, a.join(" ").length + b.join(" ").length));
};

type Rows = readonly (readonly string[])[];

const measureTables = (blocks: readonly Block[], truth: readonly TruthBlock[]): number | null => {
  const right = truth.flatMap(({ rows }) => (rows && rows.length > 0 ? [rows] : []));
  const found = blocks.flatMap(({ rows }) => (rows ? [{ rows, words: new Set(wordsIn(rows)) }] : []));
  if (right.length === 0) return null;
  const scores = right.map((rows) => {
    const words = wordsIn(rows);
    const shared = found.map((table) => words.filter((word) => table.words.has(word)).length);
    const best = found[shared.indexOf(Math.max(0, ...shared))];
    return best ? treeSimilarity(treeOf(best.rows), treeOf(rows), differ) : 0;
  });
  return scores.reduce((sum, one) => sum + one, 0) / scores.length;
};

const wordsIn = (rows: Rows): string[] => rows.flat().flatMap((cell) => wordsOf(cell));

const treeOf = (rows: Rows): Tree => ({
  label: "table",
  children: rows.map((row) => ({ label: "row", children: row.map((cell) => ({ label: wordsOf(cell).join(" "), children: [] })) })),
});

const differ = (a: string, b: string): number =>
  a === b ? 0 : a === "row" || b === "row" ? 1 : countIndels(a, b) / Math.max(1, a.length + b.length);

const measureOutline = (blocks: readonly Block[], truth: readonly TruthBlock[]): number => {
  const headings = (all: readonly { readonly type: string; readonly text: string; readonly level?: number | undefined }[]) =>
    outlineOf(all.filter(({ type }) => type === "heading").map(({ text, level = 1 }) => ({ text, level })));
  return treeSimilarity(headings(blocks), headings(truth), (a, b) => (a === b ? 0 : 1));
};

interface Open {
  readonly level: number;
  readonly label: string;
  readonly children: Open[];
}

const outlineOf = (headings: readonly { readonly text: string; readonly level: number }[]): Tree => {
  const root: Open = { level: 0, label: "", children: [] };
  const around = [root];
  for (const { text, level } of headings) {
    while (around.length > 1 && (around.at(-1)?.level ?? 0) >= level) around.pop();
    const heading: Open = { level, label: wordsOf(text).join(""), children: [] };
    around.at(-1)?.children.push(heading);
    around.push(heading);
  }
  return root;
};
