import type { KernelErrorCode } from "./error-codes.ts";
import { loadArtifacts } from "./artifacts.ts";
import type { Artifacts } from "./artifacts.ts";
import type { Checkpoints } from "./checkpoint.ts";
import type { EarlierRun } from "./earlier-run.ts";
import { AppError, toFailure } from "./errors.ts";
import type { RunEvent } from "./events.ts";
import { parseValue } from "./parse.ts";
import type { PipelinePlan } from "./plan.ts";
import { runStages } from "./run-stages.ts";
import type { Engine } from "./run-stages.ts";
import type { Pipeline, RunInput } from "./stage.ts";
import { createRunEventWriter } from "./run-event-writer.ts";
import { withinBound } from "./time-limit.ts";
import type { Artifact } from "./tokens.ts";

/** The options of a run. */
export interface RunOptions {
  readonly runId: string;
  readonly inputs: readonly RunInput[];
  /** The store of artifacts. Without it nothing is saved. */
  readonly checkpoints?: Checkpoints;
  /** Another run whose artifacts are reused wherever a stage has the same inputs. Without it every stage runs. */
  readonly earlier?: EarlierRun;
  /** Cancels the run at any time: it fails with `run_cancelled`. */
  readonly signal?: AbortSignal;
  /** Must not throw; one that does is ignored with a process warning. */
  readonly onEvent?: (event: RunEvent) => void;
  /** Number of the first event, default 1: a resumed run goes on numbering. */
  readonly firstSeq?: number;
  /** The claim of the run under which it runs, default `null`: stages name it where they write, see {@link StageContext.attempt}. */
  readonly attempt?: number | null;
}

/** The result of a finished run. */
export interface RunOutcome<Result> {
  readonly result: Result;
  /** The value of an artifact of this run, `undefined` when it was not made. */
  made<T>(artifact: Artifact<T>): T | undefined;
}

/** Runs a planned pipeline: every stage as soon as what it needs is settled. Throws what the first failing stage failed with. */
export const runPipeline = async <R>(
  engine: Engine,
  plan: PipelinePlan,
  pipeline: Pipeline<R>,
  options: RunOptions,
): Promise<RunOutcome<R>> => {
  const { runId, onEvent, firstSeq = 1, signal, attempt = null } = options;
  const started = performance.now();
  const writer = createRunEventWriter({ runId, firstSeq, onEvent, stages: plan.stages.map(({ name }) => name) });
  const stop = new AbortController();
  const cancel = () => stop.abort(new AppError<KernelErrorCode>("run_cancelled", "The run was cancelled.", { cause: signal?.reason }));
  if (signal?.aborted) cancel();
  signal?.addEventListener("abort", cancel, { once: true });
  try {
    const bound = { signal: stop.signal, ms: engine.timeLimit, late: () => tooSlow(engine.timeLimit) };
    const artifacts = await withinBound(bound, () => openArtifacts(pipeline, options));
    writer.emit({ type: "run_started", pipeline: plan.pipeline, resumed: artifacts.resumed || firstSeq > 1 });
    await runStages({ engine, plan, runId, attempt, writer, artifacts, stop });
    const outcome = readOutcome(pipeline, artifacts);
    writer.emit({ type: "run_finished", ms: performance.now() - started });
    return outcome;
  } catch (thrown) {
    writer.emit({ type: "run_failed", failure: toFailure(thrown) });
    throw thrown;
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
};

const tooSlow = (ms: number) =>
  new AppError<KernelErrorCode>("time_limit", `The checkpoints of the run could not be loaded within ${ms} ms. Is the database reachable?`);

const openArtifacts = async (pipeline: Pipeline<any>, { runId, checkpoints, earlier, inputs: given }: RunOptions): Promise<Artifacts> => {
  const artifacts = await loadArtifacts(runId, checkpoints, earlier).catch(refuseLoad);
  const values = new Map(given.map(([token, value]) => [token.id, value]));
  for (const token of pipeline.inputs) {
    if (!values.has(token.id))
      throw new AppError<KernelErrorCode>("input_missing", `The pipeline "${pipeline.name}" must be given "${token.id}".`);
    artifacts.put(token.id, await parseValue(token, values.get(token.id), "artifact_invalid"));
    values.delete(token.id);
  }
  const [stray] = values.keys();
  if (stray === undefined) return artifacts;
  throw new AppError<KernelErrorCode>(
    "input_unknown",
    `The pipeline "${pipeline.name}" takes no "${stray}". It is given: ${pipeline.inputs.map(({ id }) => id).join(", ")}.`,
  );
};

const refuseLoad = (cause: unknown): never => {
  throw new AppError<KernelErrorCode>("checkpoint_failed", "The checkpoints of the run could not be loaded. Is the database reachable?", {
    cause,
  });
};

const readOutcome = <R>(pipeline: Pipeline<R>, artifacts: Artifacts): RunOutcome<R> => {
  const made = <T>(token: Artifact<T>): T | undefined => artifacts.read(token.id) as T | undefined;
  if (artifacts.has(pipeline.result.id)) return { result: artifacts.read(pipeline.result.id) as R, made };
  throw new AppError<KernelErrorCode>(
    "result_missing",
    `The run ended without "${pipeline.result.id}": the stage that makes it was skipped.`,
  );
};
