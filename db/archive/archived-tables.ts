/**
 * The tables of an archived campaign, in an order in which they can be written. State tables are left out because they are the fold of its
 * events; so are derived data (history indexes, cached lore) and current runs.
 */
export const archivedTables = [
  "campaigns",
  "sessions",
  "members",
  "member_removals",
  "events",
  "state_snapshots",
  "turn_feedback",
  "table_messages",
  "handout_images",
  "handouts",
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
