import type { EnrichedFile, GuidanceNote } from "freeform-rpg/schemas";

/** The share of its words from which a file counts as advice only. */
const whole = 0.9;

/** Leaves out files whose text is already in `storytelling/`, unless another file links to them. */
export const leaveOutGuidance = (
  files: readonly EnrichedFile[],
  notes: readonly GuidanceNote[],
  linked: ReadonlySet<string>,
): EnrichedFile[] => {
  const bySegment = Map.groupBy(notes, ({ segment }) => segment);
  return files.filter((file) => {
    const advice = (bySegment.get(file.segment) ?? []).filter(({ text }) => file.text.includes(text));
    const words = advice.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
    return linked.has(file.path) || words === 0 || words < whole * file.words;
  });
};
