/** Role of a member in a campaign. */
export const RoleEnum = { DM: "DM", PLAYER: "PLAYER", OBSERVER: "OBSERVER" } as const;
/** Who knows of a row. */
export const VisibilityEnum = { KNOWN: "known", WORLD: "world", DM: "dm" } as const;
/** What an entity is. */
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
/** What a thread asks of the players. */
export const ThreadTypeEnum = {
  MYSTERY: "MYSTERY",
  INFORMATION: "INFORMATION",
  MORAL: "MORAL",
  RELATIONSHIP: "RELATIONSHIP",
  QUEST: "QUEST",
  RESOURCE: "RESOURCE",
  DANGER: "DANGER",
} as const;
/** Where a thread stands. */
export const ThreadStatusEnum = {
  PROPOSED: "proposed",
  ACTIVE: "active",
  STALLED: "stalled",
  BLOCKED: "blocked",
  RESOLVED: "resolved",
  FAILED: "failed",
  ABANDONED: "abandoned",
} as const;
/** How soon a thread wants to move. */
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
/** What became of an announced danger. */
export const ThreatStatusEnum = { PENDING: "pending", LANDED: "landed", AVERTED: "averted" } as const;
/** Which way a clock runs. */
export const ClockDirectionEnum = { UP: "up", DOWN: "down" } as const;
/** What a turn was. */
export const TurnKindEnum = { TURN: "turn", CLARIFICATION: "clarification" } as const;
/** How well an action went. */
export const OutcomeBandEnum = { BOTCH: "botch", FAILURE: "failure", MIXED: "mixed", SUCCESS: "success", CRITICAL: "critical" } as const;
/** Where a run stands. */
export const RunStatusEnum = {
  QUEUED: "queued",
  RUNNING: "running",
  FINISHED: "finished",
  FAILED: "failed",
  CANCELLED: "cancelled",
} as const;
/** Where a campaign stands. */
export const CampaignStatusEnum = { ACTIVE: "active", PAUSED: "paused", FINISHED: "finished", ARCHIVED: "archived" } as const;
