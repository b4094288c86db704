import { z } from "zod";
import { ModelCorrections } from "./doubts.ts";
import { ResolutionRules } from "../rules/system.ts";

const whole = z.int().nullable();
const text = z.string();
const texts = z.array(z.string());

/** How dice decide, as a book tells it; `rules` are what the engine plays it by. */
const resolution = z.strictObject({ rules: ResolutionRules, modifiers: texts });
/** `triggers`: what happens at which value. */
const clocks = z.strictObject({
  max: whole,
  direction: z.enum(["up", "down"]),
  triggers: z.array(z.strictObject({ at: z.int(), text })),
  purpose: text,
});
const entity_stats = z.strictObject({ fields: z.array(z.strictObject({ name: z.string().min(1), value: text })) });
const conditions = z.strictObject({ effects: texts });
const calibration = z.strictObject({ kind: z.enum(["difficulty", "preset"]), value: whole, description: text });
const action_types = z.strictObject({ stat: z.string().nullable(), cost: z.string().nullable(), description: text });
/** Steps of a ladder, the mildest first. */
const escalation = z.strictObject({ steps: texts });
const stat_schema = z.strictObject({
  group: z.enum(["attribute", "ability", "trait"]),
  short: z.string().nullable(),
  min: whole,
  max: whole,
});
const health = z.strictObject({
  track_type: z.enum(["levels", "points", "boxes"]),
  size: whole,
  levels: z.array(z.strictObject({ name: text, penalty: whole })),
  damage_types: texts,
});
const magic = z.strictObject({ rank: whole, school: z.string().nullable(), cost: z.string().nullable(), effect: text });
const equipment = z.strictObject({
  category: text,
  cost: z.string().nullable(),
  weight: z.string().nullable(),
  damage: z.string().nullable(),
  properties: texts,
});

const shapes = {
  resolution,
  clocks,
  entity_stats,
  conditions,
  calibration,
  action_types,
  escalation,
  stat_schema,
  health,
  magic,
  equipment,
};
/** The kinds of rules, one for each extractor; DEFINITIONS section 8. */
export type SystemsKey = keyof typeof shapes;
export type SystemsDetail<K extends SystemsKey> = z.infer<(typeof shapes)[K]>;

/** The place of a rule in the book: the segment, and a quote that contains the rule. */
const evidence = { name: z.string().trim().min(1).max(120), segment: z.string(), quote: z.string().trim().min(1).max(1200) };

/** The confidence of a result, 0 to 1; the number of matching patterns of the system's configuration; and its pages. */
export const ExtractionMetadata = z.strictObject({
  confidence: z.number().min(0).max(1),
  config_patterns_matched: z.int().min(0),
  pages: z.array(z.int()),
});
export type ExtractionMetadata = z.infer<typeof ExtractionMetadata>;

const foundWith = <T extends z.ZodType>(details: T) =>
  z.strictObject({
    ...evidence,
    pages: z.tuple([z.int(), z.int()]),
    confidence: z.number().min(0).max(1),
    /** By the shape of the page, by a model that understood it, or by both. */
    found_by: z.enum(["structure", "model", "both"]),
    details,
  });
/** A rule that was found. */
export interface SystemsFind<K extends SystemsKey> {
  name: string;
  segment: string;
  quote: string;
  pages: [number, number];
  confidence: number;
  found_by: "structure" | "model" | "both";
  details: SystemsDetail<K>;
}

const resultWith = <T extends z.ZodType>(details: T) =>
  z.strictObject({
    items: z.array(foundWith(details)),
    /** Claims of a model that the book does not support. */
    dropped: z.array(z.strictObject({ name: text, why: text })),
    /** Why no model's answer could be used; `null` when one could. */
    failed: z.string().nullable(),
    _extraction_metadata: ExtractionMetadata,
  });
/** The result of one extractor. */
export interface SystemsResult<K extends SystemsKey> {
  items: SystemsFind<K>[];
  dropped: { name: string; why: string }[];
  failed: string | null;
  _extraction_metadata: ExtractionMetadata;
}

/** Everything that the extractors found, by extractor. */
export const SystemsResults = z.strictObject({
  resolution: resultWith(resolution),
  clocks: resultWith(clocks),
  entity_stats: resultWith(entity_stats),
  conditions: resultWith(conditions),
  calibration: resultWith(calibration),
  action_types: resultWith(action_types),
  escalation: resultWith(escalation),
  stat_schema: resultWith(stat_schema),
  health: resultWith(health),
  magic: resultWith(magic),
  equipment: resultWith(equipment),
});
export type SystemsResults = z.infer<typeof SystemsResults>;

/** How much a book looks like one of a known system: a share of 1, and how many of its patterns were found. */
export const SystemMatch = z.strictObject({ id: z.string(), score: z.number().min(0).max(1), patterns: z.int() });
export type SystemMatch = z.infer<typeof SystemMatch>;

/** The rules of a book as they stand in it; stage S1. */
export const SystemsExtraction = z.strictObject({
  /** The system whose words helped; `null`: none is like it. */
  system: z.string().nullable(),
  hinted: z.boolean(),
  matches: z.array(SystemMatch),
  results: SystemsResults,
  corrections: ModelCorrections,
});
export type SystemsExtraction = z.infer<typeof SystemsExtraction>;

/** A model's claim that the book contains a rule. */
export interface SystemsClaim<K extends SystemsKey> {
  name: string;
  segment: string;
  quote: string;
  details: SystemsDetail<K>;
}

const answerWith = <T extends z.ZodType>(details: T) =>
  z.strictObject({ items: z.array(z.strictObject({ ...evidence, details })).max(400) });

/** The model's answers to the extractors' prompts. */
export const SystemsAnswers: { readonly [K in SystemsKey]: z.ZodType<{ items: SystemsClaim<K>[] }> } = {
  resolution: answerWith(resolution),
  clocks: answerWith(clocks),
  entity_stats: answerWith(entity_stats),
  conditions: answerWith(conditions),
  calibration: answerWith(calibration),
  action_types: answerWith(action_types),
  escalation: answerWith(escalation),
  stat_schema: answerWith(stat_schema),
  health: answerWith(health),
  magic: answerWith(magic),
  equipment: answerWith(equipment),
};

/** The rules of a book as the engine would play them; stage S2. `config` is `null` where there is nothing to play by. */
export const SystemsAssembly = z.strictObject({
  system: z.string().nullable(),
  config: z.record(z.string(), z.json()).nullable(),
  scenario_fragment: z.record(z.string(), z.json()),
  entity_templates: z.record(z.string(), z.json()),
  calibration_preset: z.record(z.string(), z.json()),
  conditions_config: z.record(z.string(), z.json()),
  resolution_mapping: z.record(z.string(), z.json()),
});
export type SystemsAssembly = z.infer<typeof SystemsAssembly>;
