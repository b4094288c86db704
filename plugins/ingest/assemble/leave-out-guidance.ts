import type { EnrichedFile, GuidanceNote } from "freeform-rpg/schemas";

/** From this share of its words on, a file is advice and nothing else. */
const whole = 0.9;

/** Files whose words stand in `storytelling/` already are left out, unless something links to them. */
export const leaveOutGuidance = (
  files: readonly EnrichedFile[],
  notes: readonly GuidanceNote[],
  linked: ReadonlySet<string>,
): EnrichedFile[] => {
  const bySegment = Map.groupBy(notes, ({ segment }) => segment);
  return files.filter((file) => {
    const told = (bySegment.get(file.segment) ?? []).filter(({ text }) => file.text.includes(text));
    const words = told.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
    return linked.has(file.path) || words === 0 || words < whole * file.words;
  });
};
