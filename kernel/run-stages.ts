import type { KernelErrorCode } from "./error-codes.ts";
import type { Artifacts } from "./artifacts.ts";
import { AppError, toFailure } from "./errors.ts";
import type { PipelinePlan, PlannedStage } from "./plan.ts";
import type { OwnedPart, Registry } from "./registry.ts";
import { runStage } from "./run-stage.ts";
import type { Services } from "./services.ts";
import type { Stage } from "./stage.ts";
import type { RunEventWriter } from "./run-event-writer.ts";

/** The dependencies of runs. */
export interface Engine {
  readonly registry: Registry;
  readonly services: Services;
  readonly timeLimit: number;
}

/** One run's stages and what they share. */
export interface StagesRun {
  readonly engine: Engine;
  readonly plan: PipelinePlan;
  readonly runId: string;
  readonly attempt: number | null;
  readonly writer: RunEventWriter;
  readonly artifacts: Artifacts;
  /** Aborted from outside to cancel, from inside by the first failure. */
  readonly stop: AbortController;
}

/**
 * Runs every stage as soon as what it waits for is settled. Throws the first failure, after all stages have stopped;
 * a run that was cancelled after its last stage had ended is a finished one.
 */
export const runStages = async (run: StagesRun): Promise<void> => {
  const failures: unknown[] = [];
  const settled = new Map<string, Promise<void>>();
  for (const planned of run.plan.stages) {
    const before = planned.after.flatMap((name) => settled.get(name) ?? []);
    settled.set(planned.name, settleStage(run, planned, before, failures));
  }
  await Promise.all(settled.values());
  if (failures.length) throw failures[0];
};

/** Never rejects: the first failure is recorded and stops every other stage, unless the result does not need the failed stage. */
const settleStage = async (
  { engine, plan, runId, attempt, writer, artifacts, stop }: StagesRun,
  planned: PlannedStage,
  before: readonly Promise<void>[],
  failures: unknown[],
): Promise<void> => {
  const channel = writer.channel(planned.name);
  await Promise.all(before);
  try {
    if (stop.signal.aborted) return void (planned.aside || failures.push(stop.signal.reason));
    const owner = findStage(engine.registry, plan.pipeline, planned.name);
    await runStage({ ...engine, owner, artifacts, channel, runId, attempt, signal: stop.signal });
  } catch (thrown) {
    channel.emit({ type: "stage_failed", stage: planned.name, failure: toFailure(thrown) });
    if (planned.aside) return;
    failures.push(thrown);
    stop.abort(new AppError<KernelErrorCode>("run_stopped", `It was stopped because the stage "${planned.name}" failed.`));
  } finally {
    channel.close();
  }
};

const findStage = ({ stages }: Registry, pipeline: string, name: string): OwnedPart<Stage> => {
  const found = stages.find(({ part }) => part.pipeline.name === pipeline && part.name === name);
  if (!found) throw new RangeError(`The plan names a stage "${name}" that is not registered.`);
  return found;
};
