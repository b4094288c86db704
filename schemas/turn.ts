import { z } from "zod";
import {
  EngineEventType,
  Hardness,
  OutcomeBand,
  RiskFlag,
  Role,
  SituationType,
  TensionMove,
  ThreadStatus,
  ThreadType,
  Urgency,
  Visibility,
} from "./enums.ts";
import { Calibration } from "./calibration.ts";
import { Id, JsonObject } from "./json.ts";
import {
  Clock,
  Director,
  Entity,
  Fact,
  InventoryItem,
  Relationship,
  RowChange,
  Scene,
  SceneTime,
  Situation,
  Summary,
  Thread,
  Threat,
} from "./state.ts";
import { CampaignSystem, Costs } from "./system.ts";

/** One thing a player says. `text` is untrusted. */
export const TurnRequest = z.object({
  run_id: z.string(),
  campaign_id: Id,
  user_id: z.string(),
  role: Role,
  /** The character that acts. */
  actor_id: Id,
  text: z.string().trim().min(1).max(4000),
  idempotency_key: z.string().min(1).max(200),
  /** Overrides the campaign's dice seed; replay and tests use it. */
  seed: z.string().nullable().default(null),
});
export type TurnRequest = z.infer<typeof TurnRequest>;

/** What code may know when a turn begins: everything near the scene, secrets included. Never goes into a prompt. */
export const World = z.object({
  campaign: z.object({
    id: Id,
    name: z.string(),
    calibration: Calibration,
    system: CampaignSystem,
    genre_rules: JsonObject,
    seed: z.string(),
    current_turn: z.number().int(),
    head_seq: z.number().int(),
  }),
  actor_id: Id,
  /** Acting characters of all members. */
  player_ids: z.array(Id),
  scene: Scene,
  director: Director,
  /** Everyone and everything present, the location, its exits, carried items, related and mentioned entities. */
  entities: z.array(Entity),
  facts: z.array(Fact),
  threads: z.array(Thread),
  clocks: z.array(Clock),
  inventory: z.array(InventoryItem),
  relationships: z.array(Relationship),
  situations: z.array(Situation),
  threats: z.array(Threat),
  summaries: z.array(Summary),
  /** Newest last. */
  recent_turns: z.array(z.object({ turn_no: z.number().int(), player_input: z.string(), final_text: z.string(), digest: z.string() })),
});
export type World = z.infer<typeof World>;

const PacketEntity = z.object({ id: Id, type: z.string(), name: z.string(), attrs: JsonObject, tags: z.array(z.string()) });

/** Why something is in the packet or was left out. */
export const Selection = z.object({ kind: z.string(), id: z.string(), used: z.boolean(), reason: z.string(), tokens: z.number().int() });

/** What a model may know: every part is fit for a player's eyes. */
export const ContextPacket = z.object({
  turn_no: z.number().int(),
  actor_id: Id,
  scene: z.object({
    location_id: Id,
    location_name: z.string(),
    time: SceneTime,
    constraints: z.array(z.string()),
    visibility_conditions: z.string().nullable(),
    noise_level: z.string().nullable(),
    features: z.array(z.string()),
    exits: z.array(z.object({ id: Id, name: z.string() })),
  }),
  present_entities: z.array(Id),
  entities: z.array(PacketEntity),
  facts: z.array(Fact.pick({ id: true, subject_id: true, predicate: true, object: true, visibility: true, confidence: true, tags: true })),
  threads: z.array(
    Thread.pick({
      id: true,
      title: true,
      type: true,
      urgency: true,
      status: true,
      stakes: true,
      related_entity_ids: true,
      tags: true,
    }).extend({ overdue: z.boolean() }),
  ),
  clocks: z.array(Clock.pick({ id: true, name: true, value: true, max: true, direction: true, tags: true })),
  inventory: z.array(z.object({ owner_id: Id, item_id: Id, name: z.string(), qty: z.number().int(), uses: z.array(z.string()) })),
  relationships: z.array(Relationship.pick({ a_id: true, b_id: true, rel_type: true, intensity: true })),
  summary: z.object({ scene: z.string(), threads: z.string() }),
  recent_events: z.array(z.object({ turn_no: z.number().int(), text: z.string() })),
  /** NPC id to the signs of its agenda that show. */
  npc_agendas: z.record(z.string(), z.array(z.string())),
  npc_capabilities: z.record(z.string(), z.object({ can: z.array(z.string()), cannot: z.array(z.string()), threat_level: z.string() })),
  investigation_progress: z.record(z.string(), z.object({ times: z.number().int(), found: z.number().int() })),
  pending_threats: z.array(Threat.pick({ id: true, text: true, source_entity_id: true, hardness: true })),
  active_situations: z.array(Situation.pick({ id: true, type: true, hardness: true, subject_id: true, narrative: true })),
  failure_streak: z.object({ count: z.number().int(), actions: z.array(z.string()) }),
  recent_moves: z.array(z.string()),
  calibration: Calibration,
  genre_rules: JsonObject,
  lore_context: JsonObject,
  /** Selection record and token count; for the DM and tests, never part of a prompt. */
  selection: z.array(Selection),
  tokens: z.number().int(),
});
export type ContextPacket = z.infer<typeof ContextPacket>;

export const ProposedAction = z.object({
  /** A lower-case verb, such as `sneak`. */
  action: z.string().min(1),
  /** An id, a name, or what the player called it; empty when there is no target. */
  target_id: z.string().default(""),
  details: z.string().default(""),
  estimated_minutes: z.number().int().min(0).max(120).default(0),
});
export type ProposedAction = z.infer<typeof ProposedAction>;

/** Interpreter's output, specification 002 "InterpreterOutput". */
export const InterpreterOutput = z.object({
  intent: z.string(),
  referenced_entities: z.array(z.string()).default([]),
  proposed_actions: z.array(ProposedAction).default([]),
  assumptions: z.array(z.string()).default([]),
  risk_flags: z.array(RiskFlag).default([]),
  /** Names the player perceives but that nothing in the scene bears, such as "the sniper". */
  perception_flags: z.array(z.string()).default([]),
  /** What the player's character says aloud, if anything. */
  speech: z.string().default(""),
});
export type InterpreterOutput = z.infer<typeof InterpreterOutput>;

export const AllowedAction = z.object({
  action: z.string(),
  /** Resolved id; empty for none, `feature:<name>` for a scene feature. */
  target_id: z.string(),
  target_name: z.string(),
  details: z.string(),
  estimated_minutes: z.number().int(),
  costs: Costs,
});
export type AllowedAction = z.infer<typeof AllowedAction>;

export const BlockReason = z.enum([
  "perception",
  "unknown_target",
  "not_present",
  "wrong_location",
  "missing_item",
  "target_dead",
  "contradiction",
  "scene_constraint",
]);
export type BlockReason = z.infer<typeof BlockReason>;

/** Validator's output, specification 002 "ValidatorOutput". */
export const Ruling = z.object({
  intent: z.string(),
  speech: z.string(),
  risk_flags: z.array(RiskFlag),
  allowed_actions: z.array(AllowedAction),
  /** `reason` is a sentence for the player; it names nothing they do not know. */
  blocked_actions: z.array(z.object({ action: z.string(), target_id: z.string(), code: BlockReason, reason: z.string() })),
  clarification_needed: z.boolean(),
  clarification_question: z.string(),
});
export type Ruling = z.infer<typeof Ruling>;

/** Planner's output, specification 002 "PlannerOutput". */
export const PlannerOutput = z.object({
  beats: z.array(z.string()).default([]),
  tension_move: z.string().default(""),
  tension_move_type: TensionMove.nullable().default(null),
  /** Threats that this plan announces; code decides whether there is room for them. */
  new_threats: z.array(z.object({ text: z.string(), source_entity_id: z.string().nullable().default(null) })).default([]),
  clarification_question: z.string().default(""),
  next_suggestions: z.array(z.string()).default([]),
});
export type PlannerOutput = z.infer<typeof PlannerOutput>;

/** One thing that happened. `text` in `details` is a plain sentence fit for a player. */
export const EngineEvent = z.object({
  type: EngineEventType,
  details: JsonObject,
  tags: z.array(z.string()).default([]),
  scope: z.enum(["campaign", "world_affecting"]).default("campaign"),
  /** True when the narration must tell it. */
  binding: z.boolean().default(false),
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
  /** A fact found by the players this turn has `visibility: known` here. */
  facts_update: z
    .array(z.object({ id: Id, object: JsonObject.optional(), visibility: Visibility.optional(), discovery_method: z.string().optional() }))
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
    .array(z.object({ id: Id, status: ThreadStatus.optional(), stakes: JsonObject.optional(), reason: z.string().default("") }))
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
  director: Director.omit({ id: true }).partial().default({}),
  summaries: z.array(Summary).default([]),
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

/** What one allowed action came to. `rolled` is false for safe actions, whose band is `success`. */
export const ActionOutcome = z.object({
  action: z.string(),
  target_id: z.string(),
  target_name: z.string(),
  details: z.string(),
  band: OutcomeBand,
  rolled: z.boolean(),
  /** 0 safe, 1 risky, 2 dangerous; `null` when the action did not fail. */
  failure_tier: z.number().int().min(0).max(2).nullable(),
});
export type ActionOutcome = z.infer<typeof ActionOutcome>;

/** Resolver's output: what happened, decided by code. */
export const Resolution = z.object({
  seed: z.string(),
  rolls: z.array(Roll),
  outcomes: z.array(ActionOutcome),
  engine_events: z.array(EngineEvent),
  state_diff: StateDiff,
});
export type Resolution = z.infer<typeof Resolution>;

/** Narrator's output, specification 002 "NarratorOutput". */
export const NarratorOutput = z.object({
  final_text: z.string().min(1),
  next_prompt: z.string().default(""),
  suggested_actions: z.array(z.string()).default([]),
  established_facts: z.array(z.object({ subject_id: z.string(), predicate: z.string(), detail: z.string() })).default([]),
  introduced_items: z
    .array(z.object({ id: z.string(), name: z.string(), description: z.string().default(""), location: z.string().default("") }))
    .default([]),
  introduced_npcs: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string().default(""),
        type: z.string().default("character"),
        tags: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  scene_transition: z
    .object({
      location_id: z.string(),
      name: z.string(),
      description: z.string().default(""),
      present_entities: z.array(z.string()).default([]),
    })
    .nullable()
    .default(null),
  thread_updates: z.array(z.object({ id: z.string(), status: ThreadStatus, reason: z.string().default("") })).default([]),
  thread_adds: z
    .array(
      z.object({
        title: z.string(),
        type: ThreadType,
        urgency: Urgency.default("MEDIUM"),
        related_entity_ids: z.array(z.string()).default([]),
      }),
    )
    .default([]),
});
export type NarratorOutput = z.infer<typeof NarratorOutput>;

/** Something wrong with a draft of narration, told back to the narrator. */
export const Fault = z.object({
  code: z.string(),
  message: z.string(),
  severity: z.enum(["error", "warning", "info"]),
  suggestion: z.string().default(""),
});
export type Fault = z.infer<typeof Fault>;

/** The narration as it will be told, with what was wrong with earlier drafts. */
export const Narration = z.object({ output: NarratorOutput, attempts: z.number().int().min(1), faults: z.array(Fault) });
export type Narration = z.infer<typeof Narration>;

/** All of the turn's changes in one diff, and what of the narrator's proposals was dropped and why. */
export const Reconciliation = z.object({
  state_diff: StateDiff,
  engine_events: z.array(EngineEvent),
  dropped: z.array(z.object({ kind: z.string(), value: z.string(), reason: z.string() })),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

/** One model call: tokens, US dollars, milliseconds. */
export const Receipt = z.object({
  stage: z.string(),
  prompt_id: z.string(),
  prompt_version: z.string(),
  provider: z.string(),
  model: z.string(),
  tier: z.enum(["quality", "cheap"]),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  cache_read_tokens: z.number().int().default(0),
  cost: z.number(),
  ms: z.number(),
  attempts: z.number().int(),
});
export type Receipt = z.infer<typeof Receipt>;

/** A committed turn. */
export const TurnResult = z.object({
  event_id: z.string(),
  campaign_id: Id,
  turn_no: z.number().int(),
  kind: z.enum(["turn", "clarification"]),
  final_text: z.string(),
  next_prompt: z.string(),
  suggested_actions: z.array(z.string()),
  engine_events: z.array(EngineEvent),
  rolls: z.array(Roll),
  blocked_actions: Ruling.shape.blocked_actions,
  receipts: z.array(Receipt),
  changes: z.array(RowChange),
});
export type TurnResult = z.infer<typeof TurnResult>;
