import { z } from "zod";
import { PreparedMove } from "./prepared-move.ts";
import { Role, TensionMove } from "../values/enums.ts";
import { Id } from "../values/json.ts";
import { EngineEvent, Roll } from "./resolution.ts";
import { Ruling } from "./ruling.ts";
import { RowChange } from "../campaign/state.ts";

/** How a player's text is read: as an action, or as words that the character says as they stand. */
export const TurnInputKind = z.enum(["action", "speech"]);
export type TurnInputKind = z.infer<typeof TurnInputKind>;

/** What a player declared for a round, with the initiative that decides when it is played. */
export const Declaration = z.object({
  /** The run in which it waited. */
  run_id: z.string(),
  user_id: z.string(),
  actor_id: Id,
  /** The character's name when the round began. */
  name: z.string(),
  text: z.string(),
  kind: TurnInputKind.optional(),
  initiative: z.object({ roll: z.number().int(), modifier: z.number().int(), total: z.number().int() }),
});
export type Declaration = z.infer<typeof Declaration>;

/** A player's request for a turn. `text` is untrusted. */
export const TurnRequest = z.object({
  run_id: z.string(),
  campaign_id: Id,
  user_id: z.string(),
  role: Role,
  /** The character that acts. */
  actor_id: Id,
  text: z.string().trim().min(1).max(64_000),
  idempotency_key: z.string().min(1).max(200),
  /** Overrides the campaign's dice seed; replay and tests use it. */
  seed: z.string().nullable().default(null),
  /** Absent: `action`. */
  kind: TurnInputKind.optional(),
  /** Whether the character leaves the others: who stays behind does not read the turn. Absent: no. */
  apart: z.literal(true).optional(),
  /** Of a round: what everybody declared, highest initiative first. User, actor and text above are then those of the first, and of all. */
  declarations: z.array(Declaration).min(1).optional(),
});
export type TurnRequest = z.infer<typeof TurnRequest>;

/** Planner's output, specification 002 "PlannerOutput". */
export const PlannerOutput = z.object({
  beats: z.array(z.string()).default([]),
  tension_move: z.string().default(""),
  tension_move_type: TensionMove.nullable().default(null),
  /** Threats that this plan announces; code decides whether there is room for them. */
  new_threats: z.array(z.object({ text: z.string(), source_entity_id: z.string().nullable().default(null) })).default([]),
  clarification_question: z.string().default(""),
  next_suggestions: z.array(z.string()).default([]),
  /** The moves that were prepared for this turn, used or not. For the DM and for replays, never part of a prompt. */
  prepared: z.array(PreparedMove).default([]),
});
export type PlannerOutput = z.infer<typeof PlannerOutput>;

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
  /** Of the input tokens, those that the provider put into its cache. */
  cache_write_tokens: z.number().int().optional(),
  cost: z.number(),
  /** True when some of it has no known price, so that `cost` is too low. */
  unpriced: z.boolean().optional(),
  /** Why a poorer model answered than the prompt asks for. */
  degraded: z.string().optional(),
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
