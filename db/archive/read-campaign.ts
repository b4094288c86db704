import { createHash } from "node:crypto";
import { canonicalJson } from "freeform-rpg/kernel";
import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import { unpack } from "../packed-json.ts";
import { readState } from "../log/read-state.ts";
import { migrations } from "../migrations/index.ts";
import { requestBase } from "../runs/request-bases.ts";
import type { Tables } from "../tables.ts";
import type { DatabaseConnection } from "../tokens.ts";
import { archivedTables } from "./archived-tables.ts";
import type { ArchivedRow, ArchivedTable } from "./archived-tables.ts";

/** The newest migration that this engine knows. */
export const schemaVersion: string = migrations.at(-1)?.name ?? "";

/** Rows read in one statement: an event with its packet may have 100 KB, an image 10 MB as text. */
const batchOf = (table: ArchivedTable): number => (table === "handout_images" ? 1 : 100);

/**
 * Passes every row of the campaign to `take`, all from one snapshot of the database, and returns a hash of the campaign's state in it:
 * SHA-256, in hexadecimal. Throws `campaign_not_found`.
 */
export const readCampaign = (
  database: DatabaseConnection,
  campaignId: string,
  take: (row: ArchivedRow) => Promise<void>,
): Promise<string> =>
  database.transaction(async ({ sql: db }) => {
    // Otherwise a turn committed meanwhile would be in some tables and not in others.
    await sql`set transaction isolation level repeatable read`.execute(db);
    const state = await hashState(db, campaignId);
    for (const table of archivedTables) for await (const row of rowsOf(db, campaignId, table)) await take({ table, row });
    return state;
  });

/** Hashes a campaign's state. Throws `campaign_not_found`. */
export const hashState = async (db: Kysely<Tables>, campaignId: string): Promise<string> => {
  const { outlooks, plugin_states, ...state } = await readState(db, campaignId);
  // Archives of older versions have no rows of these tables, and their hashes know of none.
  const hashed = { ...state, ...(outlooks.length > 0 && { outlooks }), ...(plugin_states.length > 0 && { plugin_states }) };
  return createHash("sha256").update(canonicalJson(hashed)).digest("hex");
};

async function* rowsOf(db: Kysely<Tables>, campaignId: string, table: ArchivedTable): AsyncGenerator<ArchivedRow["row"]> {
  const batch = batchOf(table);
  for (let at = 0; ; at += batch) {
    const base = table === "model_calls" ? requestBase(sql`t`) : sql`null`;
    const { rows } = await sql<{
      row: ArchivedRow["row"];
      base: unknown;
    }>`select to_jsonb(t) as row, ${base} as base from ${sql.table(table)} t
      where ${ofCampaign(table, campaignId)} order by ${order[table]} limit ${batch} offset ${at}`.execute(db);
    // Archives hold documents as they are.
    for (const { row, base: against } of rows) yield table === "model_calls" ? { ...row, request: unpack(row["request"], against) } : row;
    if (rows.length < batch) return;
  }
}

const ofCampaign = (table: ArchivedTable, campaignId: string): RawBuilder<unknown> => {
  if (table === "campaigns") return sql`t.id = ${campaignId}`;
  // Current runs do not belong to the campaign's history yet.
  const ended = sql`status not in ('queued', 'running', 'waiting')`;
  if (table === "runs") return sql`t.campaign_id = ${campaignId} and t.${ended}`;
  if (table === "run_events")
    return sql`t.campaign_id = ${campaignId} and t.run_id in (select id from runs where campaign_id = ${campaignId} and ${ended})`;
  return sql`t.campaign_id = ${campaignId}`;
};

const order: { readonly [T in ArchivedTable]: RawBuilder<unknown> } = {
  campaigns: sql`id`,
  sessions: sql`started_at, id`,
  members: sql`joined_at, user_id`,
  member_removals: sql`user_id`,
  events: sql`seq`,
  state_snapshots: sql`seq`,
  turn_feedback: sql`event_seq, user_id`,
  table_messages: sql`seq`,
  handout_images: sql`id`,
  handouts: sql`created_at, id`,
  corrections: sql`proposed_at, id`,
  prompt_pins: sql`prompt_id`,
  runs: sql`created_at, id`,
  run_events: sql`run_id, seq`,
  model_calls: sql`called_at, id`,
};
