import { z } from "zod";

/** Entity types of DEFINITIONS section 1. */
export const EntityType = z.enum(["character", "location", "item", "faction", "monster", "deity", "organization", "other"]);
export type EntityType = z.infer<typeof EntityType>;

/** True for the types of beings that can be talked to, given to and hurt. */
export const isCreatureType = (type: string): boolean => type === "character" || type === "monster" || type === "deity";

/** `known` to the players; `world`: true but undiscovered; `dm`: never shown to players. */
export const Visibility = z.enum(["known", "world", "dm"]);
export type Visibility = z.infer<typeof Visibility>;

export const ThreadType = z.enum(["MYSTERY", "INFORMATION", "MORAL", "RELATIONSHIP", "QUEST", "RESOURCE", "DANGER"]);
export type ThreadType = z.infer<typeof ThreadType>;

export const Urgency = z.enum(["LOW", "MEDIUM", "HIGH"]);
export type Urgency = z.infer<typeof Urgency>;

/** `completed` is read as `resolved`. */
export const ThreadStatus = z.preprocess(
  (value) => (value === "completed" ? "resolved" : value),
  z.enum(["proposed", "active", "stalled", "blocked", "resolved", "failed", "abandoned"]),
);
export type ThreadStatus = z.infer<typeof ThreadStatus>;

/** True for the status of a thread that has ended. */
export const isThreadClosed = (status: string): status is "resolved" | "failed" | "abandoned" =>
  status === "resolved" || status === "failed" || status === "abandoned";

export const Origin = z.enum(["pack", "campaign", "world"]);
export type Origin = z.infer<typeof Origin>;

export const ThreatLevel = z.enum(["low", "moderate", "high", "extreme"]);
export type ThreatLevel = z.infer<typeof ThreatLevel>;

/** The handling of a narration that cannot be repaired: players read the fallback narration, or it is held for the DM. */
export const OnUnfixableNarration = z.enum(["fallback", "hold"]);
export type OnUnfixableNarration = z.infer<typeof OnUnfixableNarration>;

export const Role = z.enum(["DM", "PLAYER", "OBSERVER"]);
export type Role = z.infer<typeof Role>;

export const RiskFlag = z.enum(["violence", "sensitive", "contested", "dangerous", "pursuit", "hostile_present"]);
export type RiskFlag = z.infer<typeof RiskFlag>;

/** Soft is a warning, hard binds. */
export const Hardness = z.enum(["soft", "hard"]);
export type Hardness = z.infer<typeof Hardness>;

export const SituationType = z.enum(["exposed", "detected", "cornered", "pursued", "injured"]);
export type SituationType = z.infer<typeof SituationType>;

export const TensionMove = z.enum([
  "unwelcome_truth",
  "approaching_threat",
  "put_in_a_spot",
  "opportunity_at_a_cost",
  "use_up_resources",
  "turn_move_back",
  "separate_them",
  "show_a_downside",
]);
export type TensionMove = z.infer<typeof TensionMove>;

export const OutcomeBand = z.enum(["botch", "failure", "mixed", "success", "critical"]);
export type OutcomeBand = z.infer<typeof OutcomeBand>;

export const TimePeriod = z.enum(["pre_dawn", "dawn", "morning", "afternoon", "evening", "night"]);
export type TimePeriod = z.infer<typeof TimePeriod>;

/** The engine's event types, DEFINITIONS section 2. */
export const EngineEventType = z.enum([
  "action_succeeded",
  "action_partial",
  "action_failed",
  "action_botched",
  "clock_advanced",
  "clock_triggered",
  "story_triggered",
  "fact_discovered",
  "fact_updated",
  "relationship_changed",
  "item_acquired",
  "item_lost",
  "scene_changed",
  "thread_updated",
  "harm_taken",
  "state_changed",
  "party_changed",
  "promise_made",
  "promise_kept",
  "promise_broken",
  "knowledge_shared",
  "entity_created",
  "description_changed",
  "time_passed",
  "effect_applied",
  "nothing_changed",
  "npc_action",
  "time_period_changed",
  "situation_created",
  "situation_cleared",
  "threat_resolved_against_player",
  "failure_streak_warning",
  "story_ended",
  "clarification_asked",
]);
export type EngineEventType = z.infer<typeof EngineEventType>;
