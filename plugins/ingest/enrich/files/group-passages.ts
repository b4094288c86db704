import { chapterOf } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { Passage } from "freeform-rpg/plugins/ingest/book-text";
import { totalWords } from "./entry.ts";

/** The minimum words of a file that is not about a named entity. */
const fewest = 40;

/** Groups passages into files. `named`: passages whose heading names an entity. */
export const groupPassages = (passages: readonly Passage[], named: ReadonlySet<Passage>, most: number): (readonly Passage[])[] => {
  const groups: Passage[][] = [];
  for (const passage of passages) {
    const open = groups.at(-1);
    if (open && joins(passage, open, { named, most })) open.push(passage);
    else groups.push([passage]);
  }
  return groups.filter((group) => totalWords(group) > 0);
};

interface Limits {
  readonly named: ReadonlySet<Passage>;
  readonly most: number;
}

const joins = (passage: Passage, open: readonly Passage[], { named, most }: Limits): boolean => {
  const [head] = open;
  const last = open.at(-1);
  if (!head || !last || named.has(passage) || chapterOf(head) !== chapterOf(passage)) return false;
  if (totalWords(open) === 0) return true;
  if (totalWords(open) + passage.words > most) return false;
  if (passage.continues || passage.part || passage.words < fewest) return true;
  // After a creature or an item the book continues: what does not belong to it starts a new file.
  return passage.segment.id === last.segment.id && passage.level > head.level && !named.has(head);
};
