import { ActionFamily, ActionNotice } from "../rules/action.ts";
import { EffectDraft } from "../rules/effect.ts";
import { z } from "zod";
import { EngineEventType, Hardness, OutcomeBand, SituationType, ThreadStatus, Visibility } from "../values/enums.ts";
import { Id, JsonObject } from "../values/json.ts";
import { Entity } from "../campaign/entity.ts";
import { Director, Scene, PluginState, Summary, Thread } from "../campaign/state.ts";
import { RefusedEffect, Ruling } from "./ruling.ts";

/**
 * One thing that happened. `text` in `details` is a plain sentence fit for a player. A `fact_discovered` carries `fact_id` for a fact,
 * or `entity_id` alone for someone or something hidden that was found. A `harm_taken` with `entity_id` is the harm of that NPC
 * (`state`: `hit`, `hurt`, `down` or `dead`), without it the actor's own.
 */
export const EngineEvent = z.object({
  type: EngineEventType,
  details: JsonObject,
  tags: z.array(z.string()).default([]),
  scope: z.enum(["campaign", "world_affecting"]).default("campaign"),
  /** True when the narration must mention it. */
  binding: z.boolean().default(false),
  /** The effect that it is the result of. */
  effect: EffectDraft.optional(),
  /** The place among the turn's proposed actions, from 0, of the action that brought it about; absent for what no action did. */
  position: z.number().int().optional(),
  /** In a round: the character whom its sentence calls "you". */
  actor_id: z.string().optional(),
});
export type EngineEvent = z.infer<typeof EngineEvent>;

/** Fields of the scene that change. Without the scene's own defaults: what is not given stays as it was. */
const SceneUpdate = Scene.omit({ id: true })
  .extend({
    visibility_conditions: Scene.shape.visibility_conditions.unwrap(),
    noise_level: Scene.shape.noise_level.unwrap(),
    obscured_entity_ids: Scene.shape.obscured_entity_ids.unwrap(),
    since_turn: Scene.shape.since_turn.unwrap(),
  })
  .partial();

/** Every state change of a turn, the narrator's included; specification 002 "StateDiff" with the additions of DEFINITIONS section 2. */
export const StateDiff = z.object({
  clocks: z.array(z.object({ id: Id, delta: z.number().int() })).default([]),
  entities_add: z.array(Entity).default([]),
  entities_update: z
    .array(z.object({ id: Id, attrs: JsonObject.optional(), tags: z.array(z.string()).optional(), visibility: Visibility.optional() }))
    .default([]),
  facts_add: z
    .array(
      z.object({
        id: Id,
        subject_id: Id,
        predicate: z.string(),
        object: JsonObject,
        tags: z.array(z.string()).default([]),
        visibility: Visibility.default("known"),
        confidence: z.number().default(1),
        discovery_method: z.string().nullable().default(null),
      }),
    )
    .default([]),
  /** A fact found by the players this turn has `visibility: known` here; one that holds no longer has `ended`. */
  facts_update: z
    .array(
      z.object({
        id: Id,
        object: JsonObject.optional(),
        visibility: Visibility.optional(),
        discovery_method: z.string().optional(),
        ended: z.boolean().optional(),
      }),
    )
    .default([]),
  inventory_changes: z.array(z.object({ owner_id: Id, item_id: Id, delta: z.number().int(), flags: JsonObject.optional() })).default([]),
  relationship_changes: z
    .array(z.object({ a_id: Id, b_id: Id, rel_type: z.string(), delta: z.number().int(), reason: z.string() }))
    .default([]),
  scene_update: SceneUpdate.default({}),
  threads_add: z
    .array(Thread.pick({ id: true, title: true, type: true, urgency: true, stakes: true, related_entity_ids: true, tags: true }))
    .default([]),
  threads_update: z
    .array(
      z.object({
        id: Id,
        status: ThreadStatus.optional(),
        visibility: Visibility.optional(),
        stakes: JsonObject.optional(),
        reason: z.string().default(""),
      }),
    )
    .default([]),
  threads_resolve: z
    .array(z.object({ id: Id, status: z.enum(["resolved", "failed", "abandoned"]).default("resolved"), reason: z.string().default("") }))
    .default([]),
  situations: z
    .array(
      z.discriminatedUnion("change", [
        z.object({ change: z.literal("create"), id: Id, type: SituationType, hardness: Hardness, subject_id: Id, narrative: z.string() }),
        z.object({ change: z.literal("harden"), id: Id, narrative: z.string() }),
        z.object({ change: z.literal("clear"), id: Id, reason: z.string() }),
      ]),
    )
    .default([]),
  threats: z
    .array(
      z.discriminatedUnion("change", [
        z.object({ change: z.literal("create"), id: Id, text: z.string(), source_entity_id: Id.nullable(), hardness: Hardness }),
        z.object({ change: z.literal("harden"), id: Id }),
        z.object({ change: z.literal("land"), id: Id }),
        z.object({ change: z.literal("avert"), id: Id }),
      ]),
    )
    .default([]),
  /** Replaces the given fields of the director's row. */
  director: Director.omit({ id: true }).extend({ fired: Director.shape.fired.unwrap() }).partial().default({}),
  summaries: z.array(Summary).default([]),
  /** Replaces documents that plugins keep; absent when none changes. */
  plugin_states: z.array(PluginState).optional(),
});
export type StateDiff = z.infer<typeof StateDiff>;

/** Dice as they fell. */
export const Roll = z.object({
  action: z.string(),
  target_id: z.string(),
  method: z.string(),
  dice: z.array(z.number().int()),
  modifier: z.number().int(),
  total: z.number().int(),
  /** Difficulty, target or the band limits, as the method has it. */
  against: z.string(),
  margin: z.number().int().nullable(),
  band: OutcomeBand,
});
export type Roll = z.infer<typeof Roll>;

/** The outcome of one allowed action. `rolled` is false for safe actions, whose band is `success`. */
export const ActionOutcome = z.object({
  action: z.string(),
  /** The kind of action, as the catalogue has it: what prose about it is chosen and checked by. */
  family: ActionFamily.optional(),
  notice: ActionNotice.optional(),
  target_id: z.string(),
  target_name: z.string(),
  details: z.string(),
  band: OutcomeBand,
  rolled: z.boolean(),
  /** 0 safe, 1 risky, 2 dangerous; `null` when the action did not fail. */
  failure_tier: z.number().int().min(0).max(2).nullable(),
  /** The effects that were applied. */
  effects: z.array(EffectDraft).default([]),
  /** Whether it changed anything in the world. */
  changed: z.boolean().default(true),
  /** Its place among the proposed actions, from 0. */
  position: z.number().int().default(0),
});
export type ActionOutcome = z.infer<typeof ActionOutcome>;

/** Resolver's output: what happened, decided by code. */
export const Resolution = z.object({
  seed: z.string(),
  rolls: z.array(Roll),
  outcomes: z.array(ActionOutcome),
  /** Actions that turned out impossible once those before them were done, with a sentence for the player each. */
  blocked_actions: Ruling.shape.blocked_actions.default([]),
  /** Actions that found no room in the turn: they are reported and offered again. */
  not_attempted: z.array(z.object({ action: z.string(), target_id: z.string(), reason: z.string(), suggestion: z.string() })).default([]),
  /** Proposed effects that code refused, for the DM. */
  refused_effects: z.array(RefusedEffect).default([]),
  engine_events: z.array(EngineEvent),
  state_diff: StateDiff,
});
export type Resolution = z.infer<typeof Resolution>;
