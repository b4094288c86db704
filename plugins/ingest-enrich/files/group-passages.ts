import { chapterOf } from "../passages/find-lists.ts";
import type { Passage } from "../passages/split-passages.ts";
import { wordsOf } from "./entry.ts";

/** Fewer words than this do not make a file, unless they are about somebody or something with a name. */
const fewest = 40;

/** Groups of passages that become files each. `named` tells headings that name somebody or something. */
export const groupPassages = (passages: readonly Passage[], named: ReadonlySet<Passage>, most: number): (readonly Passage[])[] => {
  const groups: Passage[][] = [];
  for (const passage of passages) {
    const open = groups.at(-1);
    if (open && joins(passage, open, { named, most })) open.push(passage);
    else groups.push([passage]);
  }
  return groups.filter((group) => wordsOf(group) > 0);
};

interface Limits {
  readonly named: ReadonlySet<Passage>;
  readonly most: number;
}

const joins = (passage: Passage, open: readonly Passage[], { named, most }: Limits): boolean => {
  const [head] = open;
  const last = open.at(-1);
  if (!head || !last || named.has(passage) || chapterOf(head) !== chapterOf(passage)) return false;
  if (wordsOf(open) === 0) return true;
  if (wordsOf(open) + passage.words > most) return false;
  if (passage.continues || passage.part || passage.words < fewest) return true;
  // Behind a creature or a thing the book goes on: what is no part of it begins anew.
  return passage.segment.id === last.segment.id && passage.level > head.level && !named.has(head);
};
