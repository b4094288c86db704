import { join, resolve } from "node:path";
import { playTruth } from "../truth/play-truth.ts";
import type { TruthRun } from "../truth/play-truth.ts";
import { readTruthCases } from "../truth/truth-case.ts";
import type { Suite, SuiteReport } from "./suite.ts";

/**
 * Plays campaigns with a narrator who makes things up, without the gate and with it, and counts the contradictions that were
 * committed. An oracle that knows what was made up does the counting, not the gate.
 */
export const suite: Suite = async ({ data }) => {
  const folder = data === undefined ? join(import.meta.dirname, "../truth/cases") : resolve(data);
  const played = [];
  for (const { id, case: one } of readTruthCases(folder))
    played.push({ id, off: await playTruth(one, { gate: false }), on: await playTruth(one, { gate: true }) });
  const off = played.map((one) => one.off);
  const on = played.map((one) => one.on);
  return {
    results: [...figures(off, on), ...kindsOf(off, on)],
    cases: played.flatMap((one) => [reportOn(`${one.id}/gate-off`, one.off, true), reportOn(`${one.id}/gate-on`, one.on, false)]),
  };
};

type Results = SuiteReport["results"];

const figures = (off: readonly TruthRun[], on: readonly TruthRun[]): Results => {
  const runs = [...off, ...on];
  const turns = sum(on, (run) => run.turns);
  return [
    { metric: "replay_identical", value: runs.filter(({ folds }) => folds).length / Math.max(1, runs.length), of: runs.length },
    { metric: "contradictions_before", value: count(off), of: sum(off, (run) => run.lies.length) },
    { metric: "contradictions_after", value: count(on), of: sum(on, (run) => run.lies.length) },
    { metric: "sound_turns_changed", value: sum(on, (run) => run.touched), of: turns },
    { metric: "extra_model_calls", value: sum(on, (run) => run.drafts - run.turns), of: turns },
    { metric: "garbled_answers_survived", value: sum(runs, (run) => run.garbled), of: sum(runs, (run) => run.garbled + run.failed.length) },
  ];
};

/** One row a kind, before and after. */
const kindsOf = (off: readonly TruthRun[], on: readonly TruthRun[]): Results => {
  const kinds = [...new Set([...off, ...on].flatMap(({ lies }) => lies.map(({ kind }) => kind)))].sort();
  return kinds.flatMap((kind) => [
    { metric: `before/${kind}`, value: count(off, kind), of: made(off, kind) },
    { metric: `after/${kind}`, value: count(on, kind), of: made(on, kind) },
  ]);
};

const sum = (runs: readonly TruthRun[], figure: (run: TruthRun) => number): number => runs.reduce((all, run) => all + figure(run), 0);
const made = (runs: readonly TruthRun[], kind: string): number => sum(runs, ({ lies }) => lies.filter((lie) => lie.kind === kind).length);
const count = (runs: readonly TruthRun[], kind?: string): number =>
  sum(runs, ({ lies }) => lies.filter((lie) => lie.committed && (kind === undefined || lie.kind === kind)).length);

const reportOn = (id: string, { lies, folds, failed, turns }: TruthRun, mayLie: boolean): SuiteReport["cases"][number] => {
  const committed = lies.filter((lie) => lie.committed);
  const why = [
    `${turns} turns`,
    ...(folds ? [] : ["the fold of the log is not the state"]),
    ...(failed.length > 0 ? [`${failed.length} turns failed, the first ${failed[0]?.turn}: ${failed[0]?.why}`] : []),
    ...(mayLie ? [`${committed.length} untruths committed`] : committed.map(({ turn, kind, mark }) => `turn ${turn}, ${kind}: "${mark}"`)),
  ];
  return { id, passed: folds && failed.length === 0 && (mayLie || committed.length === 0), why: why.join("; ") };
};
