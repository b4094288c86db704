import type { Artifacts } from "./artifacts.ts";
import { loadArtifacts } from "./artifacts.ts";
import type { Checkpoints } from "./checkpoint.ts";
import { KernelError, toFailure } from "./errors.ts";
import type { RunEvent } from "./events.ts";
import { parseValue } from "./parse.ts";
import type { Plan, PlannedStage } from "./plan.ts";
import type { Registry } from "./registry.ts";
import { runStage } from "./run-stage.ts";
import type { Services } from "./services.ts";
import type { Pipeline } from "./stage.ts";
import { createTeller } from "./teller.ts";
import type { Teller } from "./teller.ts";
import type { Artifact } from "./tokens.ts";

/** An artifact that a run is given, with its value. */
export type Given = readonly [Artifact<any>, unknown];

/** Gives an artifact to a run. */
export const given = <T>(token: Artifact<T>, value: T): Given => [token, value];

/** What a run is given. */
export interface RunOptions {
  readonly runId: string;
  readonly given: readonly Given[];
  /** Where made artifacts are kept and found again. Without it nothing is kept. */
  readonly checkpoints?: Checkpoints;
  /** Cancels the run at whatever it waits for: it fails with `run_cancelled`. */
  readonly signal?: AbortSignal;
  /** Must not throw; one that does is ignored with a process warning. */
  readonly onEvent?: (event: RunEvent) => void;
  /** Number of the first event, default 1: a resumed run goes on numbering. */
  readonly firstSeq?: number;
}

/** What a finished run gives. */
export interface RunOutcome<Result> {
  readonly result: Result;
  /** The value of an artifact of this run, `undefined` when it was not made. */
  made<T>(artifact: Artifact<T>): T | undefined;
}

/** What runs need of their kernel. */
export interface Engine {
  readonly registry: Registry;
  readonly services: Services;
  readonly timeLimit: number;
}

/** Runs a planned pipeline: every stage as soon as what it needs is settled. Throws what the first failing stage failed with. */
export const runPipeline = async <R>(engine: Engine, plan: Plan, pipeline: Pipeline<R>, options: RunOptions): Promise<RunOutcome<R>> => {
  const { runId, onEvent, firstSeq = 1 } = options;
  const started = performance.now();
  const teller = createTeller({ runId, firstSeq, onEvent, stages: plan.stages.map(({ name }) => name) });
  try {
    const artifacts = await openArtifacts(pipeline, options);
    teller.tell({ type: "run_started", pipeline: plan.pipeline, resumed: artifacts.resumed || firstSeq > 1 });
    await runStages({ engine, plan, teller, artifacts, options });
    const outcome = readOutcome(pipeline, artifacts);
    teller.tell({ type: "run_finished", ms: performance.now() - started });
    return outcome;
  } catch (thrown) {
    teller.tell({ type: "run_failed", failure: toFailure(thrown) });
    throw thrown;
  }
};

const openArtifacts = async (pipeline: Pipeline<any>, { runId, checkpoints, given }: RunOptions): Promise<Artifacts> => {
  const artifacts = await loadArtifacts(runId, checkpoints);
  const values = new Map(given.map(([token, value]) => [token.id, value]));
  for (const token of pipeline.given) {
    if (!values.has(token.id)) throw new KernelError("given_missing", `The pipeline "${pipeline.name}" must be given "${token.id}".`);
    artifacts.put(token.id, await parseValue(token, values.get(token.id), "artifact_invalid"));
    values.delete(token.id);
  }
  const [stray] = values.keys();
  if (stray === undefined) return artifacts;
  throw new KernelError(
    "given_unknown",
    `The pipeline "${pipeline.name}" takes no "${stray}". It is given: ${pipeline.given.map(({ id }) => id).join(", ")}.`,
  );
};

interface Stages {
  readonly engine: Engine;
  readonly plan: Plan;
  readonly teller: Teller;
  readonly artifacts: Artifacts;
  readonly options: RunOptions;
}

const runStages = async (stages: Stages): Promise<void> => {
  const { plan, options } = stages;
  const stop = new AbortController();
  const cancel = () => stop.abort(new KernelError("run_cancelled", "The run was cancelled.", { cause: options.signal?.reason }));
  if (options.signal?.aborted) cancel();
  options.signal?.addEventListener("abort", cancel, { once: true });
  const failures: unknown[] = [];
  const settled = new Map<string, Promise<void>>();
  for (const planned of plan.stages)
    settled.set(planned.name, settleStage(stages, planned, { stop, failures, before: planned.after.map((name) => settled.get(name)) }));
  await Promise.all(settled.values());
  options.signal?.removeEventListener("abort", cancel);
  if (failures.length) throw failures[0];
  stop.signal.throwIfAborted();
};

interface Settling {
  readonly stop: AbortController;
  readonly failures: unknown[];
  readonly before: readonly (Promise<void> | undefined)[];
}

/** Never rejects: the first failure is kept and stops every other stage. */
const settleStage = async (stages: Stages, planned: PlannedStage, { stop, failures, before }: Settling): Promise<void> => {
  const { engine, teller, artifacts, options } = stages;
  const lane = teller.lane(planned.name);
  await Promise.all(before);
  try {
    if (stop.signal.aborted) return;
    const owner = findStage(engine.registry, stages.plan.pipeline, planned.name);
    await runStage({ ...engine, owner, artifacts, lane, runId: options.runId, signal: stop.signal });
  } catch (thrown) {
    if (!stop.signal.aborted) failures.push(thrown);
    lane.tell({ type: "stage_failed", stage: planned.name, failure: toFailure(thrown) });
    stop.abort(new KernelError("run_stopped", `The stage was stopped because the stage "${planned.name}" failed.`));
  } finally {
    lane.close();
  }
};

const findStage = ({ stages }: Registry, pipeline: string, name: string) => {
  const found = stages.find(({ part }) => part.pipeline.name === pipeline && part.name === name);
  if (!found) throw new RangeError(`The plan names a stage "${name}" that is not registered.`);
  return found;
};

const readOutcome = <R>(pipeline: Pipeline<R>, artifacts: Artifacts): RunOutcome<R> => {
  const made = <T>(token: Artifact<T>): T | undefined => artifacts.read(token.id) as T | undefined;
  if (artifacts.has(pipeline.result.id)) return { result: artifacts.read(pipeline.result.id) as R, made };
  throw new KernelError("result_missing", `The run ended without "${pipeline.result.id}": the stage that makes it was skipped.`);
};
