/** Rows that are replaced again and again: their pages keep room for the next version, so that indexes need not change. */
const replaced = ["campaigns", "runs", "servers", "rate_limits"];
/** Tables whose rows come and go with every turn, and those above: a fifth of dead rows would be as much as a day's turns. */
const vacuumed = [...replaced, "run_artifacts"];

/** How Postgres stores and tidies the tables that turns write most. The embedded database has no autovacuum and keeps it for later. */
export const hotTables = [
  ...replaced.map((table) => `alter table ${table} set (fillfactor = 70)`),
  ...vacuumed.map((table) => `alter table ${table} set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05)`),
];
