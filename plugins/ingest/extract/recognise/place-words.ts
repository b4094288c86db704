import type { Block, Line, Word } from "tesseract.js";
import { collapse, normaliseText } from "../layout/normalise.ts";
import type { RawPage, Run } from "../layout/parts.ts";
import type { PagePicture } from "./painter.ts";

/** The font of recognised text, whose real font is unknown. */
export const recognisedFont = "recognised";

/** The minimum confidence of a word, 0 to 100; below it a word is dirt or a part of a drawing. */
const leastSure = 20;

/** Converts recognised text into the format of a page from a file. */
export const placeWords = ({ number, scale, width, height }: Omit<PagePicture, "png">, blocks: readonly Block[]): RawPage => {
  const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const legible = lines.map((line) => ({ line, words: line.words.filter(isWord) })).filter(({ words }) => words.length > 0);
  const runs = legible.flatMap(({ line, words }) => {
    const size = sizeOf(words) / scale;
    return words.map((word) => placeWord(word, line, { scale, size }));
  });
  return { number, width, height, runs, recognised: sureness(legible.flatMap(({ words }) => words)) };
};

/** Whether most words are taller than wide. Words of less than four letters say nothing. */
export const lieSideways = (blocks: readonly Block[]): boolean => {
  const long = blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)))
    .filter(({ text }) => text.length >= 4);
  return long.filter(({ bbox }) => bbox.y1 - bbox.y0 > bbox.x1 - bbox.x0).length > long.length / 2;
};

const isWord = ({ text, confidence, bbox }: Word): boolean =>
  (confidence >= leastSure || /\p{N}|\p{L}{2}/u.test(text)) && normaliseText(text).trim() !== "" && bbox.x1 > bbox.x0;

const placeWord = ({ text, bbox }: Word, { baseline }: Line, { scale, size }: { readonly scale: number; readonly size: number }): Run => ({
  text: collapse(normaliseText(text)),
  x: bbox.x0 / scale,
  y: (baseline.y0 + baseline.y1) / 2 / scale,
  width: (bbox.x1 - bbox.x0) / scale,
  size,
  font: recognisedFont,
  spaced: true,
});

/** The height of each kind of letters in ems, as in most typefaces of books. */
const heights: readonly (readonly [letters: RegExp, em: number])[] = [
  [/^[acemnorsuvwxz]$/, 0.48],
  [/^[A-Zbdfhkl0-9]$/, 0.69],
  [/^[gpqy]$/, 0.69],
];

/** A line's size in pixels by the heights of its letters: the box of a line is not enough, because not every line has tall letters. */
const sizeOf = (words: readonly Word[]): number => {
  const sizes = words
    .flatMap(({ symbols }) => symbols)
    .flatMap(({ text, bbox }) => {
      const em = heights.find(([letters]) => letters.test(text))?.[1];
      return em === undefined ? [] : [(bbox.y1 - bbox.y0) / em];
    });
  const boxes = words.map(({ bbox }) => (bbox.y1 - bbox.y0) / 0.75);
  return Math.max(1, median(sizes.length ? sizes : boxes));
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The mean over letters, so that a speck counts less than a word. */
const sureness = (words: readonly Word[]): number => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sum = words.reduce((all, { text, confidence }) => all + text.length * confidence, 0);
  return letters === 0 ? 0 : Math.round(sum / letters);
};
