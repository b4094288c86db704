/**
 * The tables that a campaign is kept in, in an order in which they can be written. The state tables are left out: they are the
 * fold of its events. So is what is worked out from them: indexes of the story, gathered lore, runs under way.
 */
export const archivedTables = [
  "campaigns",
  "sessions",
  "members",
  "member_removals",
  "events",
  "state_snapshots",
  "turn_feedback",
  "corrections",
  "prompt_pins",
  "runs",
  "run_events",
  "model_calls",
] as const;

/** A table of an archive. */
export type ArchivedTable = (typeof archivedTables)[number];

/** A row of a campaign, as JSON. */
export interface ArchivedRow {
  readonly table: ArchivedTable;
  readonly row: Readonly<Record<string, unknown>>;
}
