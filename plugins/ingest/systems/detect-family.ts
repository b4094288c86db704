import type { ExtractionConfig } from "freeform-rpg/plugins/rules/systems";
import type { Segment, SystemMatch } from "freeform-rpg/schemas";

/** The minimum score at which a book is similar to a system. */
export const leastScore = 0.4;

/**
 * The similarity of a book to each system, the most similar first: the share of the system's mechanical indicators that occur, weighted by their
 * confidence and by their frequency relative to ten occurrences in a hundred segments.
 */
export const detectFamily = (segments: readonly Segment[], configs: readonly ExtractionConfig[]): SystemMatch[] =>
  configs
    // Of similar systems, the one that others inherit from is the family.
    .toSorted((a, b) => a.sources.length - b.sources.length || a.id.localeCompare(b.id))
    .map((config) => matchSystem(segments, config))
    .filter(({ patterns }) => patterns > 0)
    .sort((a, b) => b.score - a.score);

const matchSystem = (segments: readonly Segment[], { id, patterns: { indicators } }: ExtractionConfig): SystemMatch => {
  const often = Math.max(2, segments.length / 10);
  const hits = indicators.map(({ pattern, confidence }) => {
    const count = segments.reduce((sum, { text }) => (sum < often ? sum + pattern.findAll(text, 10).length : sum), 0);
    return { confidence, share: Math.min(1, count / often) };
  });
  const whole = hits.reduce((sum, { confidence }) => sum + confidence, 0);
  const found = hits.reduce((sum, { confidence, share }) => sum + confidence * share, 0);
  return { id, score: whole === 0 ? 0 : Number((found / whole).toFixed(2)), patterns: hits.filter(({ share }) => share > 0).length };
};
