import { countWords } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { Passage } from "freeform-rpg/plugins/ingest/book-text";
import { totalWords } from "./entry.ts";

/** Parts of at most `most` words: between passages, and within one that is too long itself between its paragraphs. A single paragraph is never cut. */
export const splitLarge = (group: readonly Passage[], most: number): (readonly Passage[])[] => {
  if (totalWords(group) <= most) return [group];
  const parts: Passage[][] = [[]];
  for (const passage of group.flatMap((one) => cutPassage(one, most))) {
    const open = parts.at(-1) ?? [];
    if (open.length > 0 && totalWords(open) + passage.words > most) parts.push([passage]);
    else open.push(passage);
  }
  return parts;
};

const cutPassage = (passage: Passage, most: number): Passage[] => {
  if (passage.words <= most) return [passage];
  const pieces: string[][] = [[]];
  let words = 0;
  for (const block of passage.text.split(/\n{2,}/)) {
    const size = countWords(block);
    if (words > 0 && words + size > most) {
      pieces.push([]);
      words = 0;
    }
    pieces.at(-1)?.push(block);
    words += size;
  }
  return pieces.map((blocks, at) => {
    const text = blocks.join("\n\n");
    return { ...passage, text, words: countWords(text), continues: at > 0 || passage.continues };
  });
};
