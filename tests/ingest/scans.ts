import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { readTruths } from "./books.ts";
import { sharedRuns } from "./edit-distance.ts";
import { wordsOf } from "./words.ts";

/** Scanned pages of a book whose right text is known. */
export interface Scan {
  readonly name: string;
  readonly file: string;
  /** The words of the whole book. */
  readonly truth: readonly string[];
}

/** The scans of a folder: PDFs named `scan-BOOK-pFROM-TO...`, where the name of a truth begins with `BOOK`. */
export const findScans = (folder: string): readonly Scan[] => {
  const truths = readTruths(folder);
  return readdirSync(folder)
    .filter((file) => file.startsWith("scan-") && file.endsWith(".pdf"))
    .sort()
    .flatMap((file) => {
      const name = basename(file, ".pdf");
      const book = name.replace(/^scan-/, "").replace(/-p\d.*$/, "");
      const found = truths.find((truth) => truth.name.startsWith(book) || book.startsWith(truth.name));
      return found ? [{ name, file: join(folder, file), truth: found.read().flatMap(({ text }) => wordsOf(text)) }] : [];
    });
};

/** The stretch of a book that some of its pages show, found by runs of words that stand once in both. */
export const stretchOf = (pages: readonly string[], book: readonly string[]): readonly string[] => {
  const runs = sharedRuns(pages, book, 3);
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return [];
  return book.slice(Math.max(0, first[1] - first[0]), last[1] + (pages.length - last[0]));
};

/** Share of the right words that were read, each as often as it stands. */
export const recallOf = (words: readonly string[], truth: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  const found = truth.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return found.length / Math.max(1, truth.length);
};
