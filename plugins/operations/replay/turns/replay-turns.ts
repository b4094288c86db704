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
import { isOverridden, summarise } from "./summarise.ts";

/** The services and settings of replays. */
export interface ReplaySources {
  readonly database: DatabaseConnection;
  readonly log: EventLog;
  readonly spare: SpareDatabases;
  readonly ledger: Ledger;
  readonly engineConfig: EngineConfig;
  readonly permissions: Permissions;
}

/** Runs turns again in a sandbox. The campaign is only read. */
export const replayTurns = async (sources: ReplaySources, request: TurnsRequest, call: ReplayCall): Promise<TurnsReport> => {
  const range = await findRange(sources.database, request);
  const { campaign_id: campaignId } = request;
  const what = { campaignId, turnNo: range.fromTurn, seq: range.fromSeq };
  const sandbox = await openSandbox(sources.database, await sources.spare.open(), what);
  try {
    const { database: recorded, ledger, engineConfig, permissions } = sources;
    const environment = await openReplayEnvironment({ engineConfig, request, permissions, sandbox, recorded, ledger });
    try {
      return await replayRange({ sources, request, call, range, sandbox, environment });
    } finally {
      await environment.close();
    }
  } finally {
    await sandbox.close();
  }
};

interface RangeReplay {
  readonly sources: ReplaySources;
  readonly request: TurnsRequest;
  readonly call: ReplayCall;
  readonly range: TurnRange;
  readonly sandbox: Sandbox;
  readonly environment: ReplayEnvironment;
}

const replayRange = async ({ sources, request, call, range, sandbox, environment }: RangeReplay): Promise<TurnsReport> => {
  const rerun = request.rerun ?? (isOverridden(request.overrides) ? "touched" : "all");
  const { campaign_id: campaignId, mode } = request;
  const turns: ReplayedTurn[] = [];
  const started = performance.now();
  let diverged = false;
  for await (const row of walkLog(sources.database, { campaignId, fromSeq: range.fromSeq, toSeq: range.toSeq })) {
    const isCurrent = row["superseded_by"] === null;
    const recorded = isCurrent ? readRecorded(row) : null;
    if (recorded === null) {
      // Rewound events stay in the story index, and change nothing.
      await sandbox.put(row, isCurrent ? changesOf(row) : []);
      continue;
    }
    call.signal.throwIfAborted();
    const replay = { environment, sandbox, request, rerun, diverged, ...call };
    const outcome = await replayTurn(replay, recorded);
    turns.push(outcome.turn);
    call.onTurn?.(outcome.turn, turns.length, range.turns);
    const next = mode === "chain" ? asReplayed(row, outcome) : { row, changes: recorded.changes };
    if (next === null) break;
    await sandbox.put(next.row, next.changes);
    diverged ||= mode === "chain" && !outcome.turn.identical;
  }
  const ms = performance.now() - started;
  return summarise({ request, rerun, range, turns, ms, state: await compareState(sources, request, sandbox, turns) });
};

const changesOf = (row: EventRow): RowChange[] => row["changes"] as RowChange[];

/** The event that replaces the recorded one in a chain; `null` after a failed turn, which ends the chain. */
const asReplayed = (row: EventRow, { wouldBe }: TurnOutcome): { row: EventRow; changes: readonly RowChange[] } | null => {
  if (wouldBe === null) return null;
  const { event, changes } = wouldBe;
  const { kind, final_text, engine_events, state_diff, rolls, context_packet, pass_outputs } = event;
  const fields = { kind, final_text, engine_events, state_diff, rolls, context_packet, pass_outputs };
  return { row: { ...row, ...fields, changes }, changes };
};

const compareState = async (
  { log }: ReplaySources,
  { campaign_id }: TurnsRequest,
  sandbox: Sandbox,
  turns: readonly ReplayedTurn[],
): Promise<TurnsReport["state"]> => {
  const turnNo = turns.at(-1)?.turn_no;
  if (turnNo === undefined) return { identical: true, differences: [] };
  const recorded = await log.fold(campaign_id, { turnNo });
  const replayed = await sandbox.log.state(campaign_id);
  return {
    identical: canonicalJson(recorded) === canonicalJson(replayed),
    differences: findDifferences("state", recorded, replayed).slice(0, 200),
  };
};
