/** Role of a member in a campaign. */
export const RoleEnum = { DM: "DM", PLAYER: "PLAYER", OBSERVER: "OBSERVER" } as const;
/** The visibility of a row to players. */
export const VisibilityEnum = { KNOWN: "known", WORLD: "world", DM: "dm" } as const;
/** The type of an entity. */
export const EntityTypeEnum = {
  CHARACTER: "character",
  LOCATION: "location",
  ITEM: "item",
  FACTION: "faction",
  MONSTER: "monster",
  DEITY: "deity",
  ORGANIZATION: "organization",
  OTHER: "other",
} as const;
/** The type of a thread. */
export const ThreadTypeEnum = {
  MYSTERY: "MYSTERY",
  INFORMATION: "INFORMATION",
  MORAL: "MORAL",
  RELATIONSHIP: "RELATIONSHIP",
  QUEST: "QUEST",
  RESOURCE: "RESOURCE",
  DANGER: "DANGER",
} as const;
/** The status of a thread. */
export const ThreadStatusEnum = {
  PROPOSED: "proposed",
  ACTIVE: "active",
  STALLED: "stalled",
  BLOCKED: "blocked",
  RESOLVED: "resolved",
  FAILED: "failed",
  ABANDONED: "abandoned",
} as const;
/** The urgency of a thread. */
export const UrgencyEnum = { LOW: "LOW", MEDIUM: "MEDIUM", HIGH: "HIGH" } as const;
/** Whether a condition only warns or binds. */
export const HardnessEnum = { SOFT: "soft", HARD: "hard" } as const;
/** A condition that someone is in. */
export const SituationTypeEnum = {
  EXPOSED: "exposed",
  DETECTED: "detected",
  CORNERED: "cornered",
  PURSUED: "pursued",
  INJURED: "injured",
} as const;
/** The status of an announced danger. */
export const ThreatStatusEnum = { PENDING: "pending", LANDED: "landed", AVERTED: "averted" } as const;
/** The direction in which a clock moves. */
export const ClockDirectionEnum = { UP: "up", DOWN: "down" } as const;
/** The kind of a turn. */
export const TurnKindEnum = { TURN: "turn", CLARIFICATION: "clarification", NARRATION: "narration" } as const;
/** The outcome band of an action. */
export const OutcomeBandEnum = { BOTCH: "botch", FAILURE: "failure", MIXED: "mixed", SUCCESS: "success", CRITICAL: "critical" } as const;
/** The status of a run. */
export const RunStatusEnum = {
  QUEUED: "queued",
  RUNNING: "running",
  WAITING: "waiting",
  FINISHED: "finished",
  FAILED: "failed",
  CANCELLED: "cancelled",
} as const;
/** The status of a campaign. */
export const CampaignStatusEnum = { ACTIVE: "active", PAUSED: "paused", FINISHED: "finished", ARCHIVED: "archived" } as const;
