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
import { upgradeRow } from "./upgrade-row.ts";
import { hashState } from "./read-campaign.ts";

/** Rows written in one statement. An image has up to 10 MB as text. */
const batchOf = (table: ArchivedTable): number => (table === "handout_images" ? 1 : 100);

/**
 * Writes a campaign's rows, which come in the order of `archivedTables`, folds its state from its log, and passes the state's hash to
 * `check`; all in one transaction, so that an error leaves nothing behind. Throws `campaign_exists`.
 */
export const restoreCampaign = (
  database: DatabaseConnection,
  campaignId: string,
  rows: AsyncIterable<ArchivedRow>,
  check: (state: string) => void,
): Promise<void> =>
  database.transaction(async ({ sql: db }) => {
    await refuseExisting(db, campaignId);
    await sql`select set_config('freeform.restoring', 'on', true)`.execute(db);
    for await (const { table, some } of inBatches(rows)) await insertRows(db, table, some);
    await writeRows(db, campaignId, diffStates(emptyState(), await foldLog(db, campaignId)));
    check(await hashState(db, campaignId));
  });

const refuseExisting = async (db: Kysely<Tables>, campaignId: string): Promise<void> => {
  const found = await db.selectFrom("campaigns").select("name").where("id", "=", campaignId).executeTakeFirst();
  if (found === undefined) return;
  throw new DatabaseError(
    "campaign_exists",
    `The campaign "${campaignId}" ("${found.name}") is already in this database, and an import never overwrites a campaign. Nothing was changed. Import it into another database.`,
  );
};

async function* inBatches(rows: AsyncIterable<ArchivedRow>): AsyncGenerator<{ table: ArchivedTable; some: ArchivedRow["row"][] }> {
  let table: ArchivedTable | null = null;
  let some: ArchivedRow["row"][] = [];
  for await (const next of rows) {
    if (table !== null && (next.table !== table || some.length === batchOf(table))) {
      yield { table, some };
      some = [];
    }
    table = next.table;
    some.push(upgradeRow(next).row);
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

/** Columns that may hold a JSON `null`, which a record set turns into an SQL null. */
const mayHoldNull: ReadonlySet<string> = new Set(["events.context_packet", "model_calls.request", "model_calls.reply"]);

const nullAsJson = (column: string): RawBuilder<unknown> => sql`coalesce(${sql.ref(column)}, 'null'::jsonb)`;
