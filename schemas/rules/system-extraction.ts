import { z } from "zod";

/** A regular expression in RE2 syntax (no look-around, no back-references), over one line unless it says otherwise. */
const pattern = z.string().min(1).max(2000);
const share = z.number().min(0).max(1);
const words = z.array(z.string().min(1)).default([]);

/** A sign in the text that speaks for this system, and how surely. */
export const MechanicalIndicator = z.strictObject({ pattern, meaning: z.string().min(1), confidence: share.default(0.7) });
export type MechanicalIndicator = z.infer<typeof MechanicalIndicator>;

/** Headings of sections such as conditions or spells. `rating_type` names one of `rating_scales`. */
export const SectionPattern = z.strictObject({
  header_pattern: pattern,
  content_type: z.string().min(1),
  rating_type: z.string().optional(),
});
export type SectionPattern = z.infer<typeof SectionPattern>;

/** How ratings are written: signs such as dots, or numbers within a range. */
export const RatingScale = z.strictObject({
  symbol: z.string().optional(),
  empty_symbol: z.string().optional(),
  max: z.number().int().optional(),
  range: z.tuple([z.number(), z.number()]).optional(),
  default: z.number().optional(),
  descriptions: z.record(z.string(), z.string()).default({}),
});
export type RatingScale = z.infer<typeof RatingScale>;

/** What books call the fields of a kind of entry: names by field. */
const fieldLabels = z.record(z.string().min(1), z.array(z.string().min(1))).default({});

/** Labels of creatures, powers, things and classes, further to those that games are known to use. */
export const LabelHints = z.strictObject({ creature: fieldLabels, power: fieldLabels, item: fieldLabels, class: fieldLabels });
export type LabelHints = z.infer<typeof LabelHints>;

/** How much of a hurt a character bears: named levels with their penalties, points, or boxes. */
export const HealthHints = z.strictObject({
  track_type: z.enum(["levels", "points", "boxes"]).optional(),
  levels: z.array(z.strictObject({ name: z.string(), penalty: z.number().int().nullable() })).default([]),
  damage_types: words,
});
export type HealthHints = z.infer<typeof HealthHints>;

/** Words by which advice to the game master is recognised. */
export const GuidanceHints = z.strictObject({
  chapter_indicators: words,
  content_patterns: z.array(MechanicalIndicator).default([]),
  categories: words,
});
export type GuidanceHints = z.infer<typeof GuidanceHints>;

/** Words of a system that help to read its books; specification 002, ExtractionHints. */
export const ExtractionHints = z.strictObject({
  mechanical_indicators: z.array(MechanicalIndicator).default([]),
  section_patterns: z.record(z.string(), SectionPattern).default({}),
  rating_scales: z.record(z.string(), RatingScale).default({}),
  labels: LabelHints.prefault({}),
  health: HealthHints.prefault({}),
  /** Full names by the short ones that the books use. */
  abbreviations: z.record(z.string(), z.string()).default({}),
  equipment: z.strictObject({ cost_units: words, weight_units: words }).prefault({}),
  /** Finds the line below the name of a spell or power; groups `rank` and `school` where it has them. */
  magic: z.strictObject({ entry_patterns: z.array(pattern).default([]) }).prefault({}),
  gm_guidance: GuidanceHints.prefault({}),
});
export type ExtractionHints = z.infer<typeof ExtractionHints>;

/** A stat's limits. */
const StatRange = z.looseObject({
  name: z.string().optional(),
  min: z.number().int().optional(),
  max: z.number().int().optional(),
  default: z.number().int().optional(),
});
const groups = z.record(z.string(), z.union([z.array(z.string()), z.record(z.string(), StatRange)])).default({});

/**
 * The stats of a system's characters: attributes and abilities in named groups, each a list of ids or a map of limits by id; further
 * traits by id; and the most that all may total.
 */
export const StatSchema = z.looseObject({
  attributes: groups,
  abilities: groups,
  special_traits: z.record(z.string(), StatRange).default({}),
  points: z.number().int().optional(),
});
export type StatSchema = z.infer<typeof StatSchema>;

/** A state that someone can be in, and what it does. */
export const SystemCondition = z.strictObject({ name: z.string().min(1), effects: z.array(z.string()).default([]) });
export type SystemCondition = z.infer<typeof SystemCondition>;
