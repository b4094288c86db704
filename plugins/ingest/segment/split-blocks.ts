import type { Block } from "freeform-rpg/schemas";
import { sentencesOf } from "freeform-rpg/language";
import { countWords } from "./count-words.ts";
import type { SegmentSizes } from "./segment-sizes.ts";

/** Splits a long run of blocks near the target size: between blocks, and a single block that is too long between its rows or sentences. */
export const splitBlocks = (blocks: readonly Block[], { most, target, least }: SegmentSizes): readonly (readonly Block[])[] => {
  const parts: Block[][] = [[]];
  let words = 0;
  for (const block of blocks.flatMap((one) => cutBlock(one, most, target))) {
    const size = countWords([block]);
    const current = parts.at(-1) ?? [];
    // A title or the line before a list remains with what follows.
    const leads = current.at(-1)?.type === "heading" || current.at(-1)?.text.endsWith(":") === true;
    const full = words >= target || words + size > most;
    if (full && !(leads && words + size <= most)) {
      parts.push([block]);
      words = 0;
    } else current.push(block);
    words += size;
  }
  return mergeTail(parts, least, most);
};

const mergeTail = (parts: Block[][], least: number, most: number): readonly (readonly Block[])[] => {
  const [tail, before] = [parts.at(-1), parts.at(-2)];
  if (!tail || !before || countWords(tail) >= least || countWords(before) + countWords(tail) > most) return parts;
  return [...parts.slice(0, -2), [...before, ...tail]];
};

const cutBlock = (block: Block, most: number, target: number): readonly Block[] => {
  if (countWords([block]) <= most) return [block];
  if (block.rows) return chunk(block.rows, (row) => row.join(" "), target).map((rows) => ({ ...block, rows, text: rows.flat().join(" ") }));
  const sentences = sentencesOf(block.text).flatMap((sentence) => breakRun(sentence, target));
  return chunk(sentences, (sentence) => sentence, target).map((some) => ({ ...block, text: some.join(" ") }));
};

/** Text without a full stop is split between words. */
const breakRun = (sentence: string, target: number): readonly string[] => {
  const words = sentence.split(/\s+/);
  return words.length <= target
    ? [sentence]
    : Array.from({ length: Math.ceil(words.length / target) }, (_, at) => words.slice(at * target, (at + 1) * target).join(" "));
};

const chunk = <T>(items: readonly T[], textOf: (item: T) => string, target: number): T[][] => {
  const chunks: T[][] = [[]];
  let words = 0;
  for (const item of items) {
    const size = textOf(item).split(/\s+/).length;
    if (words > 0 && words + size > target) {
      chunks.push([item]);
      words = 0;
    } else chunks.at(-1)?.push(item);
    words += size;
  }
  return chunks;
};
