import { z } from "zod";
import { LanguageTag } from "../values/language-tag.ts";
import { JsonObject } from "../values/json.ts";
import {
  ScenarioClock,
  ScenarioEntity,
  ScenarioFact,
  ScenarioItem,
  ScenarioRelationship,
  ScenarioScene,
  ScenarioThread,
} from "./scenario-parts.ts";
import { ActionRows, ClockRoles } from "../rules/action.ts";
import { ActionStats } from "../rules/system.ts";
import { StoryEnding, StoryTrigger } from "../rules/trigger.ts";

const text = z.string().trim().min(1);
const share = z.number().min(0).max(1);

/** An id of a scenario, pack or system. */
export const FileId = z.string().regex(/^[a-z_][a-z0-9_]*$/, 'must be lower-case letters, digits and underscores, such as "dead_drop"');

/** Calibration as a scenario gives it: a preset, what departs from it, or both. A bare name is a preset. */
export const ScenarioCalibration = z.preprocess(
  (value) => (typeof value === "string" ? { preset: value } : value),
  z.strictObject({
    preset: z.string().optional(),
    /** The language of what players read. Default: English. */
    language: LanguageTag.optional(),
    tone: z.strictObject({ gritty: share, dark: share, moral: share, action: share }).partial().optional(),
    themes: z.array(text).optional(),
    risk: z
      .strictObject({
        lethality: z.enum(["low", "moderate", "high", "brutal"]),
        failure_mode: z.enum(["forgiving", "consequential", "punishing"]),
        permanence: z.enum(["none", "soft", "meaningful", "hard"]),
        plot_armor: z.enum(["none", "thin", "thick"]),
      })
      .partial()
      .optional(),
    structure: z.enum(["linear", "guided", "sandbox"]).optional(),
    boundaries: z
      .strictObject({ lines: z.array(text), veils: z.array(text) })
      .partial()
      .optional(),
  }),
);
export type ScenarioCalibration = z.infer<typeof ScenarioCalibration>;

/** What a scenario changes of its system. `clock_rules` turns clocks and costs on; `resolution` is laid over the system's own. */
export const ScenarioSystem = z.strictObject({
  clock_rules: z
    .preprocess(
      (value) => (typeof value === "boolean" ? { enabled: value } : value),
      z.strictObject({ enabled: z.boolean().default(true) }),
    )
    .optional(),
  resolution: JsonObject.optional(),
  action_stats: z.record(z.string(), ActionStats).optional(),
  /** Rows laid over those of the system, field by field. */
  actions: ActionRows.optional(),
  clock_roles: ClockRoles.partial().optional(),
  /** Prices of small things, laid over those of the system. */
  prices: z.record(z.string().min(1), z.number().int().min(0)).optional(),
});
export type ScenarioSystem = z.infer<typeof ScenarioSystem>;

const onePackAsList = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null || !("content_pack" in value)) return value;
  const { content_pack: one, ...rest } = value;
  const more = "content_packs" in rest && Array.isArray(rest.content_packs) ? rest.content_packs : [];
  return { ...rest, content_packs: more.includes(one) ? more : [one, ...more] };
};

const ScenarioShape = z.strictObject({
  id: FileId,
  name: text,
  description: z.string().default(""),
  genre: z.string().default(""),
  estimated_length: z.string().default(""),
  author: z.string().default(""),
  license: z.string().default(""),
  tags: z.array(text).default([]),
  content_packs: z.array(FileId).default([]),
  default_system: FileId.optional(),
  calibration: ScenarioCalibration.default({}),
  system: ScenarioSystem.default({}),
  genre_rules: z.preprocess((value) => (Array.isArray(value) ? { rules: value } : value), JsonObject).default({}),
  clocks: z.array(ScenarioClock).default([]),
  entities: z.array(ScenarioEntity).min(1, "is empty; a scenario needs at least the location where it begins"),
  facts: z.array(ScenarioFact).default([]),
  relationships: z.array(ScenarioRelationship).default([]),
  threads: z.array(ScenarioThread).default([]),
  inventory: z.array(ScenarioItem).default([]),
  triggers: z.array(StoryTrigger).default([]),
  endings: z.array(StoryEnding).default([]),
  starting_scene: ScenarioScene,
  opening_text: text,
});

/** A scenario file, DEFINITIONS section 2; unknown keys are errors. What it parses to parses again to the same. */
export const Scenario = z.preprocess(onePackAsList, ScenarioShape);
export type Scenario = z.infer<typeof Scenario>;
