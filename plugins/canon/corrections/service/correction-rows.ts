import type { Tables } from "freeform-rpg/db";
import { Correction } from "freeform-rpg/schemas/campaign";
import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";

/** A database handle, in a transaction or not. */
export type Scope = Kysely<Tables>;

/** SQL that selects a correction as JSON; `row` is the alias of its row. Times are in UTC, to the microsecond. */
export const correctionJson = (row: RawBuilder<unknown>): RawBuilder<unknown> => sql`jsonb_build_object(
  'id', ${row}.id, 'campaign_id', ${row}.campaign_id, 'session_id', ${row}.session_id, 'action', ${row}.action,
  'target_id', ${row}.target_id, 'payload', ${row}.payload, 'reason', ${row}.reason, 'status', ${row}.status,
  'proposed_by', ${row}.proposed_by, 'proposed_at', ${iso(row, "proposed_at")},
  'decided_by', ${row}.decided_by, 'decided_at', ${iso(row, "decided_at")}, 'note', ${row}.note,
  'withdrawn_by', ${row}.withdrawn_by, 'withdrawn_at', ${iso(row, "withdrawn_at")}, 'withdrawn_note', ${row}.withdrawn_note,
  'target_name', ${row}.target_name, 'into_name', ${row}.into_name)`;

const iso = (row: RawBuilder<unknown>, column: string): RawBuilder<unknown> =>
  sql`to_char(${row}.${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Reads the corrections that match `where`, newest proposal first. */
export const readCorrections = async (
  scope: Scope,
  campaignId: string,
  where: RawBuilder<unknown> = sql`true`,
  limit = 1000,
): Promise<Correction[]> => {
  const { rows } = await sql<{ correction: unknown }>`select ${correctionJson(sql`c`)} as correction from corrections as c
    where c.campaign_id = ${campaignId} and ${where} order by c.proposed_at desc, c.id desc limit ${sql.lit(limit)}`.execute(scope);
  return rows.map(({ correction }) => Correction.parse(correction));
};

/** Finds a correction; `undefined` when there is none with this id. */
export const findCorrection = async (scope: Scope, campaignId: string, id: string): Promise<Correction | undefined> => {
  const [found] = await readCorrections(scope, campaignId, sql`c.id = ${id}`, 1);
  return found;
};
