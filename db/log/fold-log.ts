import type { GameState, RowChange } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { campaignNotFound } from "../errors.ts";
import { emptyState, putRows } from "../fold.ts";
import type { Tables } from "../tables.ts";
import { counts } from "./stands.ts";

/** The turn up to which to fold, and whether to use snapshots. */
export interface FoldOptions {
  readonly turnNo?: number | undefined;
  readonly fromStart?: boolean | undefined;
  /** Only what precedes this event. */
  readonly beforeSeq?: number | undefined;
}

/** The state that the log folds to: the nearest snapshot, then the changes of every later current event. One statement. */
export const foldLog = async (
  db: Kysely<Tables>,
  campaignId: string,
  { turnNo, fromStart, beforeSeq }: FoldOptions = {},
): Promise<GameState> => {
  const last = turnNo ?? null;
  const end = beforeSeq ?? null;
  const { rows } = await sql<{ state: GameState | null; changes: RowChange[][] }>`
    with nearest as (
      select seq, state from state_snapshots
      where campaign_id = ${campaignId} and superseded_by is null and not ${fromStart ?? false}::boolean
        and (${last}::integer is null or turn_no <= ${last}::integer) and (${end}::integer is null or seq < ${end}::integer)
      order by seq desc limit 1)
    select (select state from nearest) as state,
      (select coalesce(jsonb_agg(changes order by seq), '[]') from events
       where campaign_id = ${campaignId} and ${counts("events")} and seq > coalesce((select seq from nearest), 0)
         and (${last}::integer is null or turn_no <= ${last}::integer) and (${end}::integer is null or seq < ${end}::integer)) as changes
    from campaigns where id = ${campaignId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw campaignNotFound(campaignId);
  return putRows({ ...emptyState(), ...row.state }, row.changes.flat());
};
