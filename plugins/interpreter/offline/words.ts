import { irregular } from "./lexicon.ts";

/** Lower case, without diacritics or typographic quotes. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .toLowerCase();

/** The words of a text, folded, possessive endings taken off. */
export const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).map((word) => (word === "let's" ? "we" : word.replace(/'s?$/, "")));

/** Base forms that a verb form may come from, likeliest first. */
export const baseForms = (word: string): string[] => {
  const known = irregular[word];
  const forms = [word, ...(known === undefined ? [] : [known])];
  const stem = /^(.{2,}?)(?:ing|ed|es|s)$/.exec(word)?.[1];
  if (stem === undefined) return forms;
  const single = /(.)\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  const y = stem.endsWith("i") ? [`${stem.slice(0, -1)}y`] : [];
  return [...forms, stem, `${stem}e`, ...single, ...y];
};

/** True when two words differ by a slip of the finger: one edit from four letters on, two from eight on; the first letter is right. */
export const isSlip = (typed: string, meant: string): boolean => {
  const room = meant.length >= 8 ? 2 : meant.length >= 4 ? 1 : 0;
  if (room === 0 || typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > room) return false;
  return distance(typed, meant) <= room;
};

/** Edits between two words, a swap of neighbours counting as one (optimal string alignment). */
const distance = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) row.push(cell(rows, row, { a, b, i, j }));
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
};

const cell = (rows: readonly number[][], row: readonly number[], at: { a: string; b: string; i: number; j: number }): number => {
  const { a, b, i, j } = at;
  const read = (line: readonly number[] | undefined, index: number): number => line?.[index] ?? Infinity;
  const change = a[i - 1] === b[j - 1] ? 0 : 1;
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  const above = rows[i - 1];
  return Math.min(read(above, j) + 1, read(row, j - 1) + 1, read(above, j - 1) + change, swapped ? read(rows[i - 2], j - 2) + 1 : Infinity);
};
