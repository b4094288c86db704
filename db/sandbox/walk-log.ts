import { sql } from "kysely";
import { emptyState, putRows } from "../fold.ts";
import type { DatabaseConnection } from "../tokens.ts";
import { outputsOf } from "../log/outputs.ts";
import { packetOf } from "../log/packets.ts";
import { counts, isStruck } from "../log/stands.ts";
import type { EventRow } from "./open-sandbox.ts";

/** The part of a log to read. */
export interface LogRange {
  readonly campaignId: string;
  readonly fromSeq: number;
  readonly toSeq: number;
}

/** Events that are read at once: they are large. */
const page = 25;

/** The events of a campaign in order, as the log stores them, rewound ones included. A struck event stands until the strike that comes after it. */
export async function* walkLog({ sql: db }: DatabaseConnection, { campaignId, fromSeq, toSeq }: LogRange): AsyncGenerator<EventRow> {
  for (let next = fromSeq; ;) {
    const { rows } = await sql<{ row: EventRow }>`
      select to_jsonb(e) - 'packet_base' - 'packet_patch' || jsonb_build_object('context_packet', ${packetOf(sql`e`)}, 'pass_outputs', ${outputsOf(sql`e`)}) || case when ${isStruck("e")} then '{"superseded_by": null}' else '{}' end::jsonb as row from events e
      where campaign_id = ${campaignId} and seq between ${next}::integer and ${toSeq}::integer
      order by seq limit ${sql.lit(page)}`.execute(db);
    for (const { row } of rows) yield row;
    if (rows.length < page) return;
    next = (rows.at(-1)?.row.seq ?? next) + 1;
  }
}

/** A stored snapshot, and the fold of the log up to the same place. */
export interface StoredSnapshot {
  readonly seq: number;
  readonly turn_no: number;
  readonly stored: ReturnType<typeof emptyState>;
  readonly folded: ReturnType<typeof emptyState>;
}

/** Every current snapshot up to `toSeq`, with the fold of all events from the log's beginning to the same place. */
export const foldBesideSnapshots = async (
  { sql: db }: DatabaseConnection,
  campaignId: string,
  toSeq: number,
): Promise<{ readonly snapshots: readonly StoredSnapshot[]; readonly state: ReturnType<typeof emptyState> }> => {
  const shots = await db
    .selectFrom("state_snapshots")
    .select(["seq", "turn_no", "state"])
    .where("campaign_id", "=", campaignId)
    .where("superseded_by", "is", null)
    .where("seq", "<=", toSeq)
    .orderBy("seq")
    .execute();
  const events = await db
    .selectFrom("events")
    .select(["seq", "changes"])
    .where("campaign_id", "=", campaignId)
    .where(counts("events"))
    .where("seq", "<=", toSeq)
    .orderBy("seq")
    .execute();
  let state = emptyState();
  let at = 0;
  const foldTo = (seq: number) => {
    const end = events.findIndex((event) => event.seq > seq);
    const upTo = end < 0 ? events.length : end;
    state = putRows(
      state,
      events.slice(at, upTo).flatMap(({ changes }) => changes),
    );
    at = upTo;
    return state;
  };
  const snapshots = shots.map(({ seq, turn_no, state: stored }) => ({ seq, turn_no, stored: putRows(stored, []), folded: foldTo(seq) }));
  return { snapshots, state: foldTo(toSeq) };
};
