import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** SQL that is true for events that a strike took back. `alias` names their row. */
export const isStruck = (alias: string): RawBuilder<boolean> => {
  const row = sql.table(alias);
  return sql<boolean>`exists (select from events struck where struck.campaign_id = ${row}.campaign_id and struck.seq = ${row}.superseded_by and struck.kind = 'strike')`;
};

/**
 * SQL that is true for events whose changes are part of the state. A struck event is: the strike after it holds the rows as they are without it, and
 * states before the strike had it.
 */
export const counts = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.table(alias)}.superseded_by is null or ${isStruck(alias)})`;
