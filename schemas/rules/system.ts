import { z } from "zod";
import { JsonObject } from "../values/json.ts";
import { ActionRows, ClockRoles } from "./action.ts";
import { ExtractionHints, StatSchema, SystemCondition } from "./system-extraction.ts";

const sides = z.number().int().min(2);
const range = z.tuple([z.number().int(), z.number().int()]);

/** How actions are decided; DEFINITIONS section 2, resolver methods, and the two by which many books play besides. */
export const ResolutionRules = z.discriminatedUnion("method", [
  z.object({
    method: z.literal("sum_bands"),
    dice: z.number().int().positive().default(2),
    die_type: sides.default(6),
    /** Lowest total of each band; below `mixed` is failure. A natural minimum is a botch when `botch_on_minimum`. */
    bands: z.object({ mixed: z.number(), success: z.number(), critical: z.number() }).default({ mixed: 7, success: 10, critical: 12 }),
    botch_on_minimum: z.boolean().default(false),
    /** Largest bonus or penalty a stat or circumstance may give. */
    modifier_limit: z.number().int().default(3),
  }),
  z.object({
    method: z.literal("dice_pool"),
    die_type: sides.default(10),
    difficulty_default: z.number().int().default(6),
    difficulty_range: z.tuple([z.number().int(), z.number().int()]).default([3, 10]),
    ones_cancel_successes: z.boolean().default(true),
    botch_on_ones: z.boolean().default(true),
    pool_outcome_thresholds: z
      .object({ mixed: z.number(), success: z.number(), critical: z.number() })
      .default({ mixed: 1, success: 2, critical: 4 }),
  }),
  z.object({
    method: z.literal("target_number"),
    die_type: sides.default(20),
    target_default: z.number().int().default(12),
    /** Missing the target by at most this much is a mixed result; 0 turns mixed results off. */
    mixed_margin: z.number().int().min(0).default(0),
    natural_critical: z.boolean().default(true),
  }),
  z.object({
    method: z.literal("roll_under"),
    dice: z.number().int().positive().default(1),
    die_type: sides.default(20),
    /** What someone without a rating rolls against. */
    target_default: z.number().int().default(10),
    /** Missing the target by at most this much is a mixed result; 0 turns mixed results off. */
    mixed_margin: z.number().int().min(0).default(0),
    /** The least total is always a critical, the greatest always a botch. */
    natural_critical: z.boolean().default(true),
  }),
  z.object({
    method: z.literal("highest_die"),
    die_type: sides.default(6),
    /** Least highest die of each band; below `mixed` is failure. */
    bands: z.object({ mixed: z.number().int(), success: z.number().int() }).default({ mixed: 4, success: 6 }),
    /** So many dice at `success` are a critical; 0 turns criticals off. */
    critical_dice: z.number().int().min(0).default(2),
    /** Most dice a roll may have. */
    dice_limit: z.number().int().positive().default(6),
  }),
  z.object({
    method: z.literal("step_die"),
    /** Sides of the dice that a rating may be, the smallest first; a rating is a number of sides. */
    steps: z.tuple([sides], sides).default([4, 6, 8, 10, 12]),
    target_default: z.number().int().default(4),
    /** Whether the highest face is rolled again and added. */
    exploding: z.boolean().default(false),
    /** Reaching the target by this much is a critical; 0 turns criticals off. */
    critical_margin: z.number().int().min(0).default(4),
    /** Missing the target by at most this much is a mixed result; 0 turns mixed results off. */
    mixed_margin: z.number().int().min(0).default(0),
  }),
  z.object({
    method: z.literal("plugin"),
    /** The name of a method that a plugin brings. */
    dice: z.string().min(1),
    /** What the method is set to; its own schema reads it. */
    settings: JsonObject.default({}),
    /** Ratings that characters may have where `stat_schema` gives none. */
    attribute_range: range.default([0, 5]),
    ability_range: range.default([0, 5]),
  }),
]);
export type ResolutionRules = z.infer<typeof ResolutionRules>;

/** Which stats an action rolls with: one attribute, one ability; both are keys of `attrs.stats`. */
export const ActionStats = z.object({ attribute: z.string().optional(), ability: z.string().optional() });

/** How a round is ordered: one die, and stats of `attrs.stats` that are added to it. */
export const InitiativeRules = z.object({ die_type: sides.default(20), stats: z.array(z.string()).default([]) });
export type InitiativeRules = z.infer<typeof InitiativeRules>;

/** What play takes from a system, `resolution` aside. */
const play = {
  action_stats: z.record(z.string(), ActionStats).default({}),
  /** The catalogue of actions: rows that are added to the engine's own, or change them. */
  actions: ActionRows.default({}),
  /** Which clocks rules move; what is absent is as in `_base`. */
  clock_roles: ClockRoles.partial().default({}),
  /** Absent: one die of twenty sides. */
  initiative: InitiativeRules.optional(),
  /** What small things cost that are ordered or bought, by name: `{ beer: 2, hot meal: 5 }`. */
  prices: z.record(z.string().min(1), z.number().int().min(0)).default({}),
};

/** A rule system, as `systems/*.yaml` give it with what they inherit merged in. Further keys are kept. */
export const SystemConfig = z.looseObject({
  id: z.string(),
  name: z.string(),
  inherits: z.string().optional(),
  resolution: ResolutionRules.optional(),
  ...play,
  stat_schema: StatSchema.optional(),
  conditions: z.array(SystemCondition).default([]),
  /** Words that help to read the system's books; play does not use them. */
  extraction: ExtractionHints.optional(),
});
export type SystemConfig = z.infer<typeof SystemConfig>;

/** A campaign's rules as they were when it began: the merged system with the scenario's own settings. */
export const CampaignSystem = z.looseObject({
  id: z.string(),
  name: z.string(),
  resolution: ResolutionRules,
  ...play,
  /** Absent: no costs and no clock effects. */
  clock_rules: z.object({ enabled: z.boolean().default(true) }).optional(),
});
export type CampaignSystem = z.infer<typeof CampaignSystem>;
