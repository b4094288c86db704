import { z } from "zod";
import { LanguageTag } from "../values/language-tag.ts";
import { OnUnfixableNarration } from "../values/enums.ts";
import { StoryEnding, StoryTrigger } from "../rules/trigger.ts";
import { JsonObject } from "../values/json.ts";
import {
  ScenarioClock,
  ScenarioEntity,
  ScenarioFact,
  ScenarioId,
  ScenarioItem,
  ScenarioRelationship,
  ScenarioSceneDraft,
  ScenarioThread,
} from "./scenario-parts.ts";
import { FileId, ScenarioCalibration, ScenarioSystem } from "./scenario.ts";
import { BondForm, ClockForm, OpenThreadForm, PersonForm, PlaceForm, StatementForm, ThingForm, listed } from "./setup-forms.ts";

const text = z.string().trim().min(1);

/** Something a new character brings along: an item of the scenario by id, or one described here. */
export const StartingItem = z.union([
  ScenarioId,
  z.strictObject({
    name: text.max(120),
    description: z.string().max(1000).default(""),
    uses: z.array(text).default([]),
    qty: z.number().int().min(1).max(9999).default(1),
  }),
]);
export type StartingItem = z.infer<typeof StartingItem>;

/** A character as its player gives it. `seat` takes a `pc` of the scenario; without it the first free one is taken. */
export const CharacterDraft = z.strictObject({
  seat: ScenarioId.optional(),
  /** Default: the seat's own name. */
  name: text.max(120).optional(),
  concept: z.string().trim().max(2000).optional(),
  stats: z.record(z.string(), z.number().int()).optional(),
  items: z.array(StartingItem).max(20).optional(),
});
export type CharacterDraft = z.infer<typeof CharacterDraft>;

/** Session zero's phases, in order; DEFINITIONS section 2. */
export const SetupPhase = z.enum([
  "calibration",
  "template",
  "character",
  "campaign",
  "clocks",
  "entities",
  "facts",
  "threads",
  "scene",
  "validation",
]);
export type SetupPhase = z.infer<typeof SetupPhase>;

const Letter = z.preprocess((value) => (typeof value === "string" ? value.toLowerCase() : value), z.enum(["a", "b", "c"]));

/** Yes or no, or the same as people type it: "true". */
const typedBoolean = z.preprocess((value) => (value === "true" ? true : value === "false" ? false : value), z.boolean());

const remove = listed(z.array(ScenarioId)).default([]);

const rows = <T extends z.ZodType>(form: T) => z.array(form).max(200).default([]);

/**
 * What each phase takes as its answer. Lists given under `add` replace what bears the same id; rows in plain words (`places`, `people`, `statements` ...)
 * replace what bears the same name.
 */
export const SetupAnswers = {
  /** `preset` first, then the letters over it. `lines` join the default lines, which always hold. */
  calibration: z.strictObject({
    preset: z.string().optional(),
    language: LanguageTag.optional(),
    tone: Letter.optional(),
    lethality: Letter.optional(),
    failure: Letter.optional(),
    permanence: z.enum(["none", "soft", "meaningful", "hard"]).optional(),
    plot_armor: z.enum(["none", "thin", "thick"]).optional(),
    structure: Letter.optional(),
    themes: listed(z.array(text).max(20)).optional(),
    lines: listed(z.array(text).max(50)).optional(),
    veils: listed(z.array(text).max(50)).optional(),
  }),
  /** A scenario to begin from, or `null` for a blank page. */
  template: z.strictObject({ scenario_id: FileId.nullable().default(null) }),
  character: CharacterDraft.extend({ items: listed(z.array(StartingItem).max(20)).optional() }),
  campaign: z.strictObject({
    name: text.max(200).optional(),
    description: z.string().max(4000).optional(),
    genre: z.string().max(100).optional(),
    content_packs: listed(z.array(FileId)).optional(),
    default_system: FileId.optional(),
    genre_rules: JsonObject.optional(),
    /** What every narrator of the story has to know, in sentences. */
    narrator_rules: z.array(text.max(500)).max(30).optional(),
    /** The handling of a narration that cannot be repaired. */
    on_unfixable_narration: z
      .preprocess((value) => (typeof value === "string" ? value.toLowerCase() : value), OnUnfixableNarration)
      .optional(),
  }),
  /** `enabled` left out: as the template has it, on for a blank page. `clocks` left out: the template's, else the default five. */
  clocks: z.strictObject({ enabled: typedBoolean.optional(), clocks: z.array(ScenarioClock).optional(), own: rows(ClockForm) }),
  entities: z.strictObject({
    add: z.array(ScenarioEntity).default([]),
    remove,
    relationships: z.array(ScenarioRelationship).default([]),
    inventory: z.array(ScenarioItem).default([]),
    places: rows(PlaceForm),
    people: rows(PersonForm),
    things: rows(ThingForm),
    bonds: rows(BondForm),
  }),
  facts: z.strictObject({ add: z.array(ScenarioFact).default([]), remove, statements: rows(StatementForm) }),
  threads: z.strictObject({ add: z.array(ScenarioThread).default([]), remove, open: rows(OpenThreadForm) }),
  /** Left out parts stay as the template has them. */
  scene: ScenarioSceneDraft.extend({
    present_entity_ids: listed(ScenarioSceneDraft.shape.present_entity_ids).optional(),
    constraints: listed(ScenarioSceneDraft.shape.constraints).optional(),
    opening_text: text.optional(),
  }),
  validation: z.strictObject({ confirm: typedBoolean.default(true) }),
} as const;

/** A scenario under way: anything may still be missing. */
export const ScenarioDraft = z.strictObject({
  id: FileId,
  name: z.string().default(""),
  description: z.string().default(""),
  genre: z.string().default(""),
  estimated_length: z.string().default(""),
  author: z.string().default(""),
  license: z.string().default(""),
  tags: z.array(z.string()).default([]),
  content_packs: z.array(FileId).default([]),
  default_system: FileId.optional(),
  calibration: ScenarioCalibration.default({}),
  system: ScenarioSystem.default({}),
  genre_rules: JsonObject.default({}),
  clocks: z.array(ScenarioClock).default([]),
  entities: z.array(ScenarioEntity).default([]),
  facts: z.array(ScenarioFact).default([]),
  relationships: z.array(ScenarioRelationship).default([]),
  threads: z.array(ScenarioThread).default([]),
  inventory: z.array(ScenarioItem).default([]),
  triggers: z.array(StoryTrigger).default([]),
  endings: z.array(StoryEnding).default([]),
  starting_scene: ScenarioSceneDraft.default({}),
  opening_text: z.string().default(""),
});
export type ScenarioDraft = z.infer<typeof ScenarioDraft>;

/** Session zero's document: what was decided so far. It outlives its process. */
export const SetupDocument = z.strictObject({
  template_id: FileId.nullable().default(null),
  draft: ScenarioDraft,
  character: CharacterDraft.default({}),
  on_unfixable_narration: OnUnfixableNarration.default("fallback"),
  /** Phases answered, in the order of the answers. */
  answered: z.array(SetupPhase).default([]),
  /** The campaign that came of it. */
  campaign_id: z.string().nullable().default(null),
});
export type SetupDocument = z.infer<typeof SetupDocument>;
