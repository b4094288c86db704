import type { EntryKind } from "./families/family.ts";
import { addCounts, readAllLabels } from "./heading-entries.ts";
import { countLabels, judgeKind } from "./judge-kind.ts";
import { labelsIn } from "./known-labels.ts";
import { createLineReader } from "./labelled.ts";
import { everyFamily } from "./vocabulary.ts";

/** The maximum distance from a name to its labels, in letters. */
const reach = 2500;

/** The kind of entry that each of these texts is by its labels; `null` for text without. */
export const kindsOfTexts = (texts: readonly string[]): readonly (EntryKind | null)[] => {
  const openings = texts.map((text) => text.slice(0, reach));
  const readLine = createLineReader(labelsIn(openings, everyFamily), everyFamily);
  const counts = openings.map((text) => countLabels(readAllLabels(text, readLine, everyFamily), everyFamily));
  const together = addCounts(counts);
  return counts.map((own) => judgeKind(own, together, { titles: [], intent: undefined }));
};

/** The labels that a text uses, as printed. */
export const labelsOf = (text: string): ReadonlySet<string> =>
  new Set(readAllLabels(text, createLineReader(labelsIn([text], everyFamily), everyFamily), everyFamily).map(({ label }) => label));
