import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";
import { ReplayError } from "../errors.ts";
import type { TurnsRequest } from "../documents/request.ts";

/** The part of a campaign's log that a replay covers. */
export interface TurnRange {
  readonly fromTurn: number;
  readonly toTurn: number;
  readonly fromSeq: number;
  /** The last event before the turn behind the range: a DM's edits after the last turn are not included. */
  readonly toSeq: number;
  readonly turns: number;
}

type RangeRequest = Pick<TurnsRequest, "campaign_id" | "from_turn" | "to_turn">;

/** Finds the events of a range of turns. Throws `campaign_not_found`, `range_invalid`, `turn_not_found`. */
export const findRange = async ({ sql: db }: DatabaseConnection, asked: RangeRequest): Promise<TurnRange> => {
  const { campaign_id, from_turn, to_turn } = asked;
  const { rows } = await sql<{ current: number; from_seq: number | null; to_seq: number | null; turns: number }>`
    select c.current_turn as current, min(e.seq) as from_seq, max(e.seq) as to_seq, count(e.seq)::int as turns
    from campaigns c left join events e on e.campaign_id = c.id and e.superseded_by is null and e.kind in ('turn', 'clarification')
      and e.turn_no between ${from_turn}::integer and coalesce(${to_turn}::integer, c.current_turn)
    where c.id = ${campaign_id} group by c.current_turn`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new ReplayError("campaign_not_found", `There is no campaign "${campaign_id}". List yours to see their ids.`);
  const toTurn = to_turn ?? row.current;
  if (row.current > 0 && toTurn < from_turn)
    throw new ReplayError("range_invalid", `Turns ${from_turn} to ${toTurn} are not a range: the first comes after the last.`);
  if (toTurn > row.current || row.from_seq === null || row.to_seq === null) throw missing(asked, toTurn, row.current);
  return { fromTurn: from_turn, toTurn, fromSeq: row.from_seq, toSeq: row.to_seq, turns: row.turns };
};

const missing = ({ campaign_id, from_turn }: RangeRequest, toTurn: number, current: number): ReplayError =>
  new ReplayError(
    "turn_not_found",
    current === 0
      ? `The campaign "${campaign_id}" has no turn yet, so there is nothing to replay.`
      : `The campaign "${campaign_id}" has no turns ${from_turn} to ${toTurn}: it is at turn ${current}. Choose from 1 to ${current}.`,
  );
