import { sql } from "kysely";
import { emptyState, diffStates, stateTableNames } from "../fold.ts";
import { foldLog } from "../log/fold-log.ts";
import { writeRows } from "../log/write-rows.ts";
import type { DatabaseConnection } from "../tokens.ts";
import { copyRows, tablesWith } from "./copy-rows.ts";
import type { CopyScope } from "./copy-rows.ts";

/** The campaign to copy, and the turn before which to copy it. */
export interface CopyWhat {
  readonly campaignId: string;
  /** The copy has the state before this turn. */
  readonly turnNo: number;
  /** The log's number of that turn's event. */
  readonly seq: number;
}

/** Tables that are not copied, or that are rebuilt in the copy. */
const notCopied: ReadonlySet<string> = new Set<string>([
  ...stateTableNames,
  "entity_names",
  "events",
  "state_snapshots",
  "runs",
  "reviews",
  "run_artifacts",
  "run_events",
  "model_calls",
  "corrections",
  "turn_feedback",
  "table_messages",
  "campaign_events",
  // What was given stands in the log.
  "handouts",
  "handout_images",
  // The story index has no history: it is rebuilt from the story so far.
  "history_passages",
]);

/** No one decides in a copy: what was decided is in the log. */
const unattended = { review: null };

/** Copies a campaign into an empty database: its state from the log, the story so far, and the lore of its packs. */
export const copyCampaign = async (from: DatabaseConnection, to: DatabaseConnection, what: CopyWhat): Promise<void> => {
  await to.transaction(({ sql: db }) => copyTables({ from: from.sql, to: db }, what));
  // The state is written as the log writes it: triggers maintain the words of names and count their changes.
  const state = await foldLog(from.sql, what.campaignId, { turnNo: what.turnNo - 1 });
  await writeRows(to.sql, what.campaignId, diffStates(emptyState(), state));
};

const copyTables = async (copying: CopyScope, { campaignId, turnNo, seq }: CopyWhat): Promise<void> => {
  const { from, to } = copying;
  // The order of tables and who refers to whom do not matter to a copy of what fits together already.
  await sql`set local session_replication_role = replica`.execute(to);
  await copyRows(copying, "campaigns", sql`t.id = ${campaignId}`, (row) => ({
    ...row,
    ...unattended,
    head_seq: seq - 1,
    current_turn: turnNo - 1,
  }));
  for (const table of await tablesWith(from, "campaign_id"))
    if (!notCopied.has(table)) await copyRows(copying, table, sql`t.campaign_id = ${campaignId}`);
  await copyLore(copying, campaignId);
  await copyRows(copying, "events", sql`t.campaign_id = ${campaignId} and t.seq < ${seq}::integer`, withPacket);
  await giveBack(copying, campaignId, seq);
};

/** What was struck later stands in the copy. */
const giveBack = async ({ from, to }: CopyScope, campaignId: string, seq: number): Promise<void> => {
  const strikes = await from
    .selectFrom("events")
    .select("seq")
    .where("campaign_id", "=", campaignId)
    .where("kind", "=", "strike")
    .where("seq", ">=", seq)
    .execute();
  if (strikes.length === 0) return;
  const seqs = strikes.map((strike) => strike.seq);
  await to
    .updateTable("events")
    .set({ superseded_by: null })
    .where("campaign_id", "=", campaignId)
    .where("superseded_by", "in", seqs)
    .execute();
};

/** A JSON `null` would come out of the row as no value at all. */
const withPacket = (row: object): object => ({ ...row, context_packet: Reflect.get(row, "context_packet") ?? {} });

const copyLore = async (copying: CopyScope, campaignId: string): Promise<void> => {
  const packs = sql`select jsonb_array_elements_text(content_packs) from campaigns where id = ${campaignId}`;
  await copyRows(copying, "content_packs", sql`t.id in (${packs})`);
  await copyRows(copying, "pack_chunks", sql`t.pack_id in (${packs})`);
  for (const table of await tablesWith(copying.from, "collection"))
    await copyRows(copying, table, sql`t.collection in (select 'pack:' || p from (${packs}) as own(p))`);
};
