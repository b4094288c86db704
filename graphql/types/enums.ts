import { EntityType, Visibility } from "freeform-rpg/schemas";
import { enumOf } from "./enum-of.ts";
/** Role of a member in a campaign. */
export const RoleEnum = enumOf("DM", "PLAYER", "OBSERVER");
/** The visibility of a row to players. */
export const VisibilityEnum = enumOf(...Visibility.options);
/** The type of an entity. */
export const EntityTypeEnum = enumOf(...EntityType.options);
/** The type of a thread. */
export const ThreadTypeEnum = enumOf("MYSTERY", "INFORMATION", "MORAL", "RELATIONSHIP", "QUEST", "RESOURCE", "DANGER");
/** The status of a thread. */
export const ThreadStatusEnum = enumOf("proposed", "active", "stalled", "blocked", "resolved", "failed", "abandoned");
/** The urgency of a thread. */
export const UrgencyEnum = enumOf("LOW", "MEDIUM", "HIGH");
/** Whether a condition only warns or binds. */
export const HardnessEnum = enumOf("soft", "hard");
/** A condition that someone is in. */
export const SituationTypeEnum = enumOf("exposed", "detected", "cornered", "pursued", "injured");
/** The status of an announced danger. */
export const ThreatStatusEnum = enumOf("pending", "landed", "averted");
/** The direction in which a clock moves. */
export const ClockDirectionEnum = enumOf("up", "down");
/** The kind of a turn. */
export const TurnKindEnum = enumOf("turn", "clarification", "narration");
/** The outcome band of an action. */
export const OutcomeBandEnum = enumOf("botch", "failure", "mixed", "success", "critical");
/** The status of a run. */
export const RunStatusEnum = enumOf("queued", "running", "waiting", "finished", "failed", "cancelled");
/** The status of a campaign. */
export const CampaignStatusEnum = enumOf("active", "paused", "finished", "archived");
