import { looksLikeName } from "./name-shape.ts";
import type { Passage } from "./split-passages.ts";

/** The minimum length of a run of passages that counts as a list of things. */
const fewest = 8;
/** The maximum words of a passage in such a list. */
const longest = 900;

/** Passages of one level and one chapter that follow each other. Parts, such as "Actions" under a creature, do not break a row. */
export const findRows = (passages: readonly Passage[]): readonly (readonly Passage[])[] => {
  const rows: Passage[][] = [];
  const open = new Map<number, Passage[]>();
  for (const passage of passages) {
    if (passage.part || passage.continues) continue;
    for (const level of open.keys()) if (level > passage.level || !isSameChapter(open.get(level)?.at(-1), passage)) open.delete(level);
    const row = open.get(passage.level) ?? [];
    if (row.length === 0) rows.push(row);
    row.push(passage);
    open.set(passage.level, row);
  }
  return rows;
};

/** Passages in long runs of similar passages, each with a text of its own. */
export const findLists = (passages: readonly Passage[]): ReadonlySet<Passage> =>
  new Set(findRows(passages).filter(isList).flat().filter(isEntry));

const isList = (row: readonly Passage[]): boolean => row.length >= fewest && row.filter(isEntry).length >= 0.7 * row.length;

const isEntry = ({ title, words }: Passage): boolean => words >= 8 && words <= longest && looksLikeName(title);

const isSameChapter = (a: Passage | undefined, b: Passage): boolean =>
  a !== undefined && a.segment.intent === b.segment.intent && chapterOf(a) === chapterOf(b);

/** The outermost section that contains a passage. */
export const chapterOf = ({ segment }: Pick<Passage, "segment">): string => segment.path[0] ?? segment.title;
