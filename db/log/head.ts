import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { GameState, RowChange } from "freeform-rpg/schemas";
import { campaignArchived, campaignNotFound } from "../errors.ts";
import type { Tables } from "../tables.ts";
import type { RowKeys } from "../tokens.ts";
import { rowsObject } from "./read-state.ts";

/** An event that is in the log. */
export interface AppendedEvent {
  readonly event_id: string;
  readonly seq: number;
  readonly changes: readonly RowChange[];
}

/** The end of a campaign's log, and the event that this run has already appended, if any. */
export interface Head {
  readonly head_seq: number;
  readonly current_turn: number;
  readonly paused: boolean;
  /** Whether someone knows some of the state otherwise than it is. */
  readonly parted: boolean;
  readonly made: AppendedEvent | null;
  /** The run of the event that was asked for; `null` where there is none. */
  readonly base_run: string | null;
  /** The rows that were asked for. */
  readonly found: Partial<GameState>;
}

/** What is read together with the head of a log. */
export interface HeadParts {
  /** The run whose event may be in the log. */
  readonly runId: string | null;
  /** An event whose run is asked for. */
  readonly baseSeq?: number | null;
  readonly keys?: RowKeys;
}

/** A server that is stopped while it appends must not hold its locks for longer than its leases last: Postgres ends the transaction, and another goes on. */
const idleLimit = sql`set_config('idle_in_transaction_session_timeout', '8s', true)`;

/**
 * Reads the head and locks it until the transaction ends. Rows that are read with it are as the head says: an append that had to wait for the lock finds another
 * head than it expected. Throws `campaign_not_found`, `campaign_archived`.
 */
export const lockHead = async (db: Kysely<Tables>, campaignId: string, { runId, baseSeq = null, keys = {} }: HeadParts): Promise<Head> => {
  const { rows } = await sql<Head & { readonly archived: boolean }>`
    select c.head_seq, c.current_turn, c.status = 'paused' as paused, c.status = 'archived' as archived,
      ${idleLimit}, ${rowsObject(campaignId, keys)} as found,
      exists (select from outlooks o where o.campaign_id = c.id) as parted,
      (select e.run_id from events e where e.campaign_id = c.id and e.seq = ${baseSeq}::integer) as base_run,
      (select jsonb_build_object('event_id', e.id, 'seq', e.seq, 'changes', e.changes)
       from events e where e.campaign_id = c.id and e.run_id = ${runId}::text) as made
    from campaigns c where c.id = ${campaignId} for no key update of c`.execute(db);
  const [head] = rows;
  if (head === undefined) throw campaignNotFound(campaignId);
  if (head.archived && head.made === null) throw campaignArchived(campaignId);
  return head;
};
