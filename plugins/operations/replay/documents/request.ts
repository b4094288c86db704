import { Id } from "freeform-rpg/schemas/values";
import { z } from "zod";

/** Another text for a prompt: an existing version, or a custom text. Without either, the current version. */
export const PromptOverride = z
  .strictObject({
    /** Such as `turn/narrator`. */
    id: z.string().regex(/^[a-z0-9_-]+(\/[a-z0-9_-]+)+$/, "A prompt's id is a path such as turn/narrator."),
    version: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9.-]*$/, "A version is letters, digits, dots and dashes.")
      .optional(),
    /** The prompt's text, with or without a front block. */
    text: z.string().min(1).max(200_000).optional(),
  })
  .refine(({ version, text }) => version === undefined || text === undefined, "Give a version or a text, not both.");
export type PromptOverride = z.infer<typeof PromptOverride>;

/** Another plugin: one that the operator lists by name, or, for who runs the engine, a module or other options for a listed one. */
export const PluginOverride = z.strictObject({ use: z.string().min(1), options: z.json().optional() });
export type PluginOverride = z.infer<typeof PluginOverride>;

/** The settings that differ from the recording. */
export const Overrides = z.strictObject({
  prompts: z.array(PromptOverride).default([]),
  /** Name of the provider that answers. */
  provider: z.string().min(1).nullable().default(null),
  /** The model of this tier answers every prompt. */
  tier: z.enum(["quality", "cheap"]).nullable().default(null),
  /** The seed of the dice, in place of each turn's own seed. */
  seed: z.string().min(1).nullable().default(null),
  plugins: z.array(PluginOverride).default([]),
});
export type Overrides = z.infer<typeof Overrides>;

const turnNo = z.number().int().min(1, "Turns count from 1.");

/** The turns to replay, and the settings. */
export const TurnsRequest = z.strictObject({
  campaign_id: Id,
  from_turn: turnNo.default(1),
  /** `null`: to the current turn. */
  to_turn: turnNo.nullable().default(null),
  /** `record`: each turn begins from what was; `chain`: from what the replayed turn before it made. */
  mode: z.enum(["record", "chain"]).default("record"),
  /** The stages to run: those that the overrides affect, or all. Default: all where nothing is overridden. */
  rerun: z.enum(["touched", "all"]).nullable().default(null),
  /** Whether a call that was never recorded fails, or is made and paid. */
  cassette: z.enum(["only", "else-live"]).default("only"),
  overrides: Overrides.prefault({}),
  /** Whether the report holds what each model read, or would have read in place of the offline model. */
  requests: z.boolean().default(false),
});
export type TurnsRequest = z.infer<typeof TurnsRequest>;

/** The state to rebuild. */
export const StateRequest = z.strictObject({
  campaign_id: Id,
  /** The turn after which the state is rebuilt; 0 is the beginning, `null` the current turn. */
  turn: z.number().int().min(0).nullable().default(null),
});
export type StateRequest = z.infer<typeof StateRequest>;
