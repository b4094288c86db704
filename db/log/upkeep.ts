import { sql } from "kysely";
import type { DatabaseConnection } from "../tokens.ts";

/** Tables whose rows are replaced or removed in every turn. */
const restless = [
  "campaigns",
  "scene",
  "director",
  "clocks",
  "entities",
  "entity_names",
  "inventory",
  "facts",
  "threads",
  "runs",
  "run_artifacts",
  "run_events",
];

/**
 * Gives back the space of replaced rows on the embedded database, which has no autovacuum: without it, every turn
 * leaves as much behind as its artifacts were large. A server does it by itself.
 */
export const tidy = async ({ engine, sql: db }: DatabaseConnection): Promise<void> => {
  if (engine === "postgres") return;
  await sql`vacuum (analyze) ${sql.join(restless.map((table) => sql.table(table)))}`.execute(db);
};
