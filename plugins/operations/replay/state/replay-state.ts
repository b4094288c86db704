import { hash } from "node:crypto";
import { canonicalJson } from "freeform-rpg/kernel";
import { foldBesideSnapshots } from "freeform-rpg/db/lib";
import type { DatabaseConnection, EventLog } from "freeform-rpg/db";
import type { GameState } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { findDifferences } from "../compare/find-differences.ts";
import type { StateReport } from "../documents/report.ts";
import type { StateRequest } from "../documents/request.ts";
import { ReplayError } from "../errors.ts";

/** Rebuilds a state from the log's beginning, in memory, and compares it with every stored state up to that point. */
export const replayState = async (
  { database, log }: { readonly database: DatabaseConnection; readonly log: EventLog },
  request: StateRequest,
): Promise<StateReport> => {
  const { turnNo, seq, isHead } = await findPlace(database, request);
  const { snapshots, state } = await foldBesideSnapshots(database, request.campaign_id, seq);
  const checks = snapshots.map((one) => check(`snapshot at event ${one.seq}`, one.turn_no, one.stored, one.folded));
  if (isHead) checks.push(check("the current tables", turnNo, await log.state(request.campaign_id), state));
  return {
    kind: "state",
    campaign_id: request.campaign_id,
    turn_no: turnNo,
    identical: checks.every(({ identical }) => identical),
    checks,
    rows: Object.fromEntries(Object.entries(state).map(([table, rows]) => [table, rows.length])),
    digest: hash("sha256", canonicalJson(state), "hex"),
    state: JSON.parse(JSON.stringify(state)),
  };
};

const check = (stored: string, turn_no: number, was: GameState, is: GameState): StateReport["checks"][number] => ({
  kept: stored,
  turn_no,
  identical: JSON.stringify(was) === JSON.stringify(is) || canonicalJson(was) === canonicalJson(is),
  differences: findDifferences("state", was, is).slice(0, 500),
});

interface Place {
  readonly turnNo: number;
  readonly seq: number;
  readonly isHead: boolean;
}

const findPlace = async ({ sql: db }: DatabaseConnection, { campaign_id, turn }: StateRequest): Promise<Place> => {
  const { rows } = await sql<{ current: number; head: number; seq: number | null }>`
    select c.current_turn as current, c.head_seq as head,
      (select max(seq) from events e where e.campaign_id = c.id and e.superseded_by is null and e.turn_no <= coalesce(${turn}::integer, c.current_turn)) as seq
    from campaigns c where c.id = ${campaign_id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new ReplayError("campaign_not_found", `There is no campaign "${campaign_id}". List yours to see their ids.`);
  const turnNo = turn ?? row.current;
  if (turnNo > row.current) {
    throw new ReplayError("turn_not_found", `The campaign "${campaign_id}" has no turn ${turnNo} yet: it is at turn ${row.current}.`);
  }
  return { turnNo, seq: row.seq ?? 0, isHead: turnNo === row.current };
};
