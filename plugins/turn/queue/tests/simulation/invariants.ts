import type { SharedTables, StoredRun } from "./tables.ts";
import type { Watched } from "./players.ts";

/** What is wrong at the end of a schedule; each begins with the invariant that it breaks. */
export const findViolations = (tables: SharedTables, watched: Watched): readonly string[] => [
  ...[...watched.accepted].flatMap(([key, runId]) => checkTurn(tables, key, runId)),
  ...watched.jobs.flatMap((id) => checkJob(tables.runs.get(id)!)),
  ...[...tables.runs.values()].flatMap(checkEnd),
  ...[...tables.runs.values()].filter(({ row }) => row.campaignId !== null).flatMap((run) => checkOnce(tables, run)),
  ...[...tables.log].flatMap(([campaignId, log]) => (new Set(log).size === log.length ? [] : [`twice: ${campaignId} has a turn twice`])),
  ...[...watched.runs].flatMap(([id, seen]) => checkRead(id, seen)),
  ...watched.campaigns.flatMap(({ campaignId, seen }) =>
    seen.every((seq, at) => seq === at + 1) ? [] : [`gaps: ${campaignId} was read as ${seen.join(" ")}`],
  ),
];

/** An accepted turn is in the log, or has a failure and is not. */
const checkTurn = ({ runs, log }: SharedTables, key: string, runId: string): string[] => {
  const run = runs.get(runId);
  if (run === undefined) return [`lost: the run of "${key}"`];
  const made = (log.get(run.row.campaignId ?? "") ?? []).includes(runId);
  const { status } = run.row;
  if (status === "finished") return made ? [] : [`lost: "${key}" is finished, but in no log`];
  if (status !== "failed" && status !== "cancelled") return [`lost: "${key}" is ${status}`];
  if (made) return [`contradiction: "${key}" is ${status}, but in the log`];
  return run.row.failure === null ? [`lost: "${key}" has no failure`] : [];
};

/** A key has one run. */
const checkOnce = ({ runs }: SharedTables, { row }: StoredRun): string[] => {
  const same = [...runs.values()].filter(
    (other) =>
      other.row.campaignId === row.campaignId && other.row.userId === row.userId && other.row.idempotencyKey === row.idempotencyKey,
  );
  return same.length === 1 ? [] : [`twice: "${row.idempotencyKey}" has ${same.length} runs`];
};

const checkJob = ({ row, artifacts }: StoredRun): string[] =>
  row.status === "finished" && artifacts.has("job/result") ? [] : [`lost: ${row.id} is ${row.status}`];

/** A run ends once, and its last event says how. */
const checkEnd = ({ row, events, ends, committed, artifacts }: StoredRun): string[] => {
  const ordered = [...events.values()].toSorted((a, b) => a.seq - b.seq);
  const last = ordered.at(-1)?.type;
  const expected = row.status === "finished" ? "run_finished" : "run_failed";
  return [
    ...(committed && artifacts.size > 0 ? [`contradiction: ${row.idempotencyKey} keeps artifacts of a committed turn`] : []),
    ...(ends === 1 ? [] : [`twice: ${row.idempotencyKey} ended ${ends} times`]),
    ...(last === expected || row.status === "cancelled"
      ? []
      : [`contradiction: ${row.idempotencyKey} is ${row.status}, its last event ${last}`]),
    ...checkOrder(row.idempotencyKey, ordered, row.status),
  ];
};

/** A follower reads each event once and in order, the run's end last. */
const checkRead = (id: string, seen: readonly { readonly seq: number; readonly type: string }[]): string[] =>
  checkOrder(`the run ${id} was read`, seen, undefined);

/** Events count from 1, and one ends, the last; none may where the worker of a cancelled run has died. */
const checkOrder = (
  what: string,
  events: readonly { readonly seq: number; readonly type: string }[],
  status: string | undefined,
): string[] => {
  const ends = events.filter(({ type }) => type === "run_finished" || type === "run_failed").length;
  return [
    ...(events.every(({ seq }, at) => seq === at + 1) ? [] : [`gaps: ${what} as ${events.map(({ seq }) => seq).join(" ")}`]),
    ...(ends === 1 || (ends === 0 && status === "cancelled") ? [] : [`twice: ${what} with ${events.map(({ type }) => type).join(" ")}`]),
  ];
};
