import { input, toFailure } from "freeform-rpg/kernel";
import type { RunEvent } from "freeform-rpg/kernel";
import type { Sandbox, WouldBe } from "freeform-rpg/db/lib";
import { Models } from "freeform-rpg/plugins/models/core";
import { Turn, TurnRequest as TurnRequestArtifact } from "freeform-rpg/plugins/turn/queue";
import { Receipt } from "freeform-rpg/schemas/turn";
import { z } from "zod";
import { findDifferences } from "../compare/find-differences.ts";
import type { ReplayedTurn, StageOutcome } from "../documents/report.ts";
import type { TurnsRequest } from "../documents/request.ts";
import { toEarlierRun } from "./earlier.ts";
import { findStale } from "./find-stale.ts";
import { measureTurn } from "./measure-turn.ts";
import type { ReplayEnvironment } from "./open-replay-environment.ts";
import { decode } from "./recorded-parts.ts";
import type { TurnParts } from "./recorded-parts.ts";
import type { RecordedTurn } from "./recorded-turn.ts";

/** The inputs of the replay of one turn. */
export interface TurnReplay {
  readonly environment: ReplayEnvironment;
  readonly sandbox: Sandbox;
  readonly request: TurnsRequest;
  readonly rerun: "touched" | "all";
  /** The id of the replay: its paid calls are recorded under it. */
  readonly replayId: string;
  /** Whether the turn's starting state differs from the recorded one. */
  readonly diverged: boolean;
  readonly signal: AbortSignal;
}

/** A turn run again, and the event it would have become; `null` when it failed. */
export interface TurnOutcome {
  readonly turn: ReplayedTurn;
  readonly wouldBe: WouldBe | null;
}

/** Differences listed for one turn. */
const listed = 100;

/** Runs one recorded turn again in its sandbox and compares. Never throws for the turn's own faults. */
export const replayTurn = async (replay: TurnReplay, recorded: RecordedTurn): Promise<TurnOutcome> => {
  const { environment, sandbox, request, signal } = replay;
  const events: RunEvent[] = [];
  const started = performance.now();
  environment.recording.turnTo(recorded);
  const { created_at: at, seq, turn_no: turnNo, settings } = recorded;
  await sandbox.place({ at, seq, turnNo, settings });
  const failure = await run(replay, recorded, (event) => events.push(event));
  signal.throwIfAborted();
  const wouldBe = sandbox.take();
  const stages = readStages(events, environment.recording.counts());
  const ended = { failure, ms: round(performance.now() - started), stages, requests: [...environment.recording.requests()] };
  return {
    turn: { ...describe(recorded), ...ended, ...compare(recorded, wouldBe, stages, request.overrides.seed !== null) },
    wouldBe: failure ? null : wouldBe,
  };
};

const run = async (replay: TurnReplay, recorded: RecordedTurn, onEvent: (event: RunEvent) => void): Promise<ReplayedTurn["failure"]> => {
  const { environment, request, rerun, replayId, diverged, signal } = replay;
  const asked = { ...recorded.request, seed: request.overrides.seed ?? recorded.request.seed };
  const plan = environment.kernel.plan(Turn);
  const stale = new Set(findStale({ ...environment, plan, overrides: request.overrides }, recorded.receipts));
  // The starting state is read by the stages whose only input is the request.
  if (diverged) for (const { name, level } of plan.stages) if (level === 1) stale.add(name);
  const runId = `${replayId}:${recorded.turn_no}`;
  const earlier = rerun === "touched" ? { earlier: toEarlierRun(recorded.parts, asked, stale) } : {};
  try {
    await environment.kernel.run(Turn, { runId, inputs: [input(TurnRequestArtifact, asked)], signal, onEvent, ...earlier });
    return null;
  } catch (thrown) {
    const { code, message } = toFailure(thrown);
    return { code, message };
  } finally {
    (await environment.kernel.use(Models)).forget(runId);
  }
};

const describe = ({ turn_no, id, kind, player_input }: RecordedTurn) => ({ turn_no, event_id: id, kind, player_input });

const compare = (recorded: RecordedTurn, wouldBe: WouldBe | null, stages: readonly StageOutcome[], reseeded: boolean) => {
  const before = recorded.parts;
  const figures = { recorded: measureTurn(before, recorded.receipts), replayed: null };
  if (wouldBe === null) return { identical: false, text: null, differences: [], more_differences: 0, figures };
  const after = decode({ ...wouldBe.event, changes: wouldBe.changes });
  const found = Object.keys(before).flatMap((part) => findDifferences(part, before[part], after[part]));
  // A different seed in the request is not a result, so it is not compared.
  const differences = reseeded ? found.filter(({ part, path }) => part !== "resolution" || path !== "seed") : found;
  // Stages that did not run again keep their recorded cost.
  const restored = new Set(stages.filter(({ outcome }) => outcome === "kept").map(({ stage }) => stage));
  const receipts = [...recorded.receipts.filter(({ stage }) => restored.has(stage)), ...z.array(Receipt).parse(wouldBe.event.receipts)];
  return {
    identical: differences.length === 0,
    text: textsOf(before, after),
    differences: differences.slice(0, listed),
    more_differences: Math.max(0, differences.length - listed),
    figures: { ...figures, replayed: measureTurn(after, receipts) },
  };
};

const textsOf = (before: TurnParts, after: TurnParts): ReplayedTurn["text"] => {
  const [recorded, replayed] = [String(before["final_text"]), String(after["final_text"])];
  return recorded === replayed ? null : { recorded, replayed };
};

const readStages = (events: readonly RunEvent[], recalled: ReadonlyMap<string, number>): StageOutcome[] =>
  events.flatMap((event): StageOutcome[] => {
    const none = { ms: 0, asked: 0, recalled: 0, cost: 0 };
    if (event.type === "stage_skipped") return [{ stage: event.stage, outcome: "skipped", ...none }];
    if (event.type === "stage_failed")
      return [{ ...none, stage: event.stage, outcome: "failed", recalled: recalled.get(event.stage) ?? 0 }];
    if (event.type !== "stage_finished") return [];
    const { stage, ms, usage, restored } = event;
    const calls = { asked: usage.calls, recalled: recalled.get(stage) ?? 0, cost: usage.cost };
    return [{ stage, outcome: restored ? "kept" : "run", ms: round(ms), ...calls }];
  });

const round = (ms: number): number => Math.round(ms * 100) / 100;
