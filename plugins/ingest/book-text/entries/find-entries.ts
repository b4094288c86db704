import { chapterOf } from "../find-lists.ts";
import type { Passage } from "../split-passages.ts";
import type { Entry } from "./entry.ts";
import { headingEntries, openingOf, surely } from "./heading-entries.ts";
import { labelsIn } from "./known-labels.ts";
import { createLineReader } from "./labelled.ts";
import { rowEntries } from "./row-entries.ts";
import { runInEntries } from "./run-in-entries.ts";
import { everyFamily } from "./vocabulary.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The number of entries from which a chapter prints its kind below headings; lists of the same kind in it are parts of them. */
const several = 3;

/**
 * Everything that a book describes under labels which recur, in any form: a heading with its text, a paragraph that begins with a name, a row
 * of a table. The labels are those that games are known to use, and those that the book itself repeats.
 */
export const findEntries = (passages: readonly Passage[], vocabulary: Vocabulary = everyFamily): readonly Entry[] => {
  const readLine = createLineReader(labelsIn(passages.map(openingOf), vocabulary), vocabulary);
  const headed = headingEntries(passages, readLine, vocabulary);
  const described = new Set(headed.filter(({ known }) => known >= surely).map(({ passage }) => passage));
  const printed = Map.groupBy(headed, ({ kind, passage }) => `${kind} ${chapterOf(passage)}`);
  const runIns = runInEntries(passages, readLine, vocabulary).filter(({ passage, known }) => known >= 2 || !described.has(passage));
  const rows = rowEntries(passages, vocabulary).filter(({ passage }) => !described.has(passage));
  const within = [...runIns, ...rows].filter(({ kind, passage }) => (printed.get(`${kind} ${chapterOf(passage)}`)?.length ?? 0) < several);
  const lists = new Set(within.map(({ passage }) => passage));
  return [...headed.filter(({ passage }) => !lists.has(passage)), ...within];
};
