import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import { DatabaseError } from "../errors.ts";
import { diffStates, emptyState } from "../fold.ts";
import { encodeJson } from "../json.ts";
import { foldLog } from "../log/fold-log.ts";
import { writeRows } from "../log/write-rows.ts";
import type { Tables } from "../tables.ts";
import type { DatabaseConnection } from "../tokens.ts";
import type { ArchivedRow, ArchivedTable } from "./archived-tables.ts";
import { hashState } from "./read-campaign.ts";

/** Rows written in one statement. */
const batch = 100;

/**
 * Writes a campaign's rows, which come in the order of `archivedTables`, works its state out of its log, and answers a hash of it;
 * all in one transaction, so that rows that end in an error leave nothing behind. Throws `campaign_exists`.
 */
export const restoreCampaign = (
  database: DatabaseConnection,
  campaignId: string,
  rows: AsyncIterable<ArchivedRow>,
  check: (state: string) => void,
): Promise<void> =>
  database.transaction(async ({ sql: db }) => {
    await refuseExisting(db, campaignId);
    for await (const { table, some } of inBatches(rows)) await insertRows(db, table, some);
    await writeRows(db, campaignId, diffStates(emptyState(), await foldLog(db, campaignId)));
    check(await hashState(db, campaignId));
  });

const refuseExisting = async (db: Kysely<Tables>, campaignId: string): Promise<void> => {
  const found = await db.selectFrom("campaigns").select("name").where("id", "=", campaignId).executeTakeFirst();
  if (found === undefined) return;
  throw new DatabaseError(
    "campaign_exists",
    `The campaign "${campaignId}" ("${found.name}") is in this database already, and bringing one in never overwrites another. Nothing was changed. Bring it into another database.`,
  );
};

async function* inBatches(rows: AsyncIterable<ArchivedRow>): AsyncGenerator<{ table: ArchivedTable; some: ArchivedRow["row"][] }> {
  let table: ArchivedTable | null = null;
  let some: ArchivedRow["row"][] = [];
  for await (const next of rows) {
    if (table !== null && (next.table !== table || some.length === batch)) {
      yield { table, some };
      some = [];
    }
    table = next.table;
    some.push(next.row);
  }
  if (table !== null) yield { table, some };
}

const insertRows = async (db: Kysely<Tables>, table: ArchivedTable, rows: readonly ArchivedRow["row"][]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}).toSorted();
  const values = columns.map((column): RawBuilder<unknown> =>
    mayHoldNull.has(`${table}.${column}`) ? nullAsJson(column) : sql.ref(column),
  );
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)} from jsonb_populate_recordset(null::${sql.table(table)}, ${encodeJson(rows)}::jsonb)`.execute(db);
};

/** Documents that may be a JSON `null`, which comes out of a row as no value at all. */
const mayHoldNull: ReadonlySet<string> = new Set(["events.context_packet", "model_calls.request", "model_calls.reply"]);

const nullAsJson = (column: string): RawBuilder<unknown> => sql`coalesce(${sql.ref(column)}, 'null'::jsonb)`;
