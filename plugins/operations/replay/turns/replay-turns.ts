import type { ReplayCall } from "./replay-call.ts";
import { canonicalJson } from "freeform-rpg/kernel";
import { openSandbox, walkLog } from "freeform-rpg/db/lib";
import type { DatabaseConnection, EventLog, SpareDatabases } from "freeform-rpg/db";
import type { EventRow, Sandbox } from "freeform-rpg/db/lib";
import type { Ledger } from "freeform-rpg/plugins/models/cost";
import type { RowChange } from "freeform-rpg/schemas";
import { findDifferences } from "../compare/find-differences.ts";
import type { ReplayedTurn, TurnsReport } from "../documents/report.ts";
import type { TurnsRequest } from "../documents/request.ts";
import type { EngineConfig } from "../tokens.ts";
import type { Permissions } from "./apply-overrides.ts";
import { findRange } from "./find-range.ts";
import type { TurnRange } from "./find-range.ts";
import { openReplayEnvironment } from "./open-replay-environment.ts";
import type { ReplayEnvironment } from "./open-replay-environment.ts";
import { readRecorded } from "./recorded-turn.ts";
import { replayTurn } from "./replay-turn.ts";
import type { TurnOutcome } from "./replay-turn.ts";
import { isOverridden, sumUp } from "./sum-up.ts";

/** What replays stand on. */
export interface ReplayGround {
  readonly database: DatabaseConnection;
  readonly log: EventLog;
  readonly spare: SpareDatabases;
  readonly ledger: Ledger;
  readonly blueprint: EngineConfig;
  readonly permissions: Permissions;
}

/** Runs turns again in a sandbox. The campaign is only read. */
export const replayTurns = async (ground: ReplayGround, request: TurnsRequest, call: ReplayCall): Promise<TurnsReport> => {
  const range = await findRange(ground.database, request);
  const { campaign_id: campaignId } = request;
  const what = { campaignId, turnNo: range.fromTurn, seq: range.fromSeq };
  const sandbox = await openSandbox(ground.database, await ground.spare.open(), what);
  try {
    const { database: recorded, ledger, blueprint, permissions } = ground;
    const bench = await openReplayEnvironment({ blueprint, request, permissions, sandbox, recorded, ledger });
    try {
      return await replayRange({ ground, request, call, range, sandbox, bench });
    } finally {
      await bench.close();
    }
  } finally {
    await sandbox.close();
  }
};

interface RangeReplay {
  readonly ground: ReplayGround;
  readonly request: TurnsRequest;
  readonly call: ReplayCall;
  readonly range: TurnRange;
  readonly sandbox: Sandbox;
  readonly bench: ReplayEnvironment;
}

const replayRange = async ({ ground, request, call, range, sandbox, bench }: RangeReplay): Promise<TurnsReport> => {
  const rerun = request.rerun ?? (isOverridden(request.overrides) ? "touched" : "all");
  const { campaign_id: campaignId, mode } = request;
  const turns: ReplayedTurn[] = [];
  const started = performance.now();
  let diverged = false;
  for await (const row of walkLog(ground.database, { campaignId, fromSeq: range.fromSeq, toSeq: range.toSeq })) {
    const stands = row["superseded_by"] === null;
    const recorded = stands ? readRecorded(row) : null;
    if (recorded === null) {
      // What was rewound is still in the index of the story, and changes nothing.
      await sandbox.put(row, stands ? changesOf(row) : []);
      continue;
    }
    call.signal.throwIfAborted();
    const replay = { bench, sandbox, request, rerun, diverged, ...call };
    const outcome = await replayTurn(replay, recorded);
    turns.push(outcome.turn);
    call.onTurn?.(outcome.turn, turns.length, range.turns);
    const next = mode === "chain" ? asReplayed(row, outcome) : { row, changes: recorded.changes };
    if (next === null) break;
    await sandbox.put(next.row, next.changes);
    diverged ||= mode === "chain" && !outcome.turn.identical;
  }
  const ms = performance.now() - started;
  return sumUp({ request, rerun, range, turns, ms, state: await compareState(ground, request, sandbox, turns) });
};

const changesOf = (row: EventRow): RowChange[] => row["changes"] as RowChange[];

/** The event that takes the recorded one's place in a chain; `null` after a turn that failed, upon which nothing can stand. */
const asReplayed = (row: EventRow, { wouldBe }: TurnOutcome): { row: EventRow; changes: readonly RowChange[] } | null => {
  if (wouldBe === null) return null;
  const { event, changes } = wouldBe;
  const { kind, final_text, engine_events, state_diff, rolls, context_packet, pass_outputs } = event;
  const told = { kind, final_text, engine_events, state_diff, rolls, context_packet, pass_outputs };
  return { row: { ...row, ...told, changes }, changes };
};

const compareState = async (
  { log }: ReplayGround,
  { campaign_id }: TurnsRequest,
  sandbox: Sandbox,
  turns: readonly ReplayedTurn[],
): Promise<TurnsReport["state"]> => {
  const turnNo = turns.at(-1)?.turn_no;
  if (turnNo === undefined) return { identical: true, differences: [] };
  const kept = await log.fold(campaign_id, { turnNo });
  const made = await sandbox.log.state(campaign_id);
  return { identical: canonicalJson(kept) === canonicalJson(made), differences: findDifferences("state", kept, made).slice(0, 200) };
};
