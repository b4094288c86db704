import { AppError, pipeline } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Artifact, Checkpoints, RunInput, Plugin, Provider, RunEvent, Usage } from "freeform-rpg/kernel";
import { isolateStage, isolateTaps } from "./isolate.ts";
import { recordEvents } from "./record-events.ts";

/** The inputs of a stage's trial run. */
export interface StageRun {
  readonly inputs: readonly RunInput[];
  /** Fakes of the services that the stage uses; they replace the plugin's own. */
  readonly services?: readonly Provider[];
  /** Plugins whose taps take part; their stages do not run. */
  readonly beside?: readonly Plugin[];
  /** Options of the plugin. */
  readonly options?: unknown;
  readonly checkpoints?: Checkpoints;
  readonly signal?: AbortSignal;
  /** Default "trial". */
  readonly runId?: string;
}

/** The result of a trial run. */
export interface StageOutcome<T> {
  /** `undefined` when the stage was skipped. */
  readonly made: T | undefined;
  readonly events: readonly RunEvent[];
  /** `null` when the stage was skipped. */
  readonly usage: Usage | null;
}

/** Runs the one stage of a plugin that makes the artifact, as a kernel would. Throws what the stage failed with. */
export const runStage = async <T>(plugin: Plugin, makes: Artifact<T>, trial: StageRun): Promise<StageOutcome<T>> => {
  const tokens = trial.inputs.map(([token]) => token);
  const tried = pipeline("trial", tokens, makes);
  const beside = (trial.beside ?? []).map(isolateTaps);
  const plugins = [{ plugin: isolateStage(plugin, makes, tried), options: trial.options }, ...beside];
  const kernel = await createKernel({ plugins, services: trial.services ?? [] });
  const [fault] = kernel.plugins.flatMap((report) => report.fault ?? []);
  if (fault) throw new AppError(fault.code, fault.message);
  const { events, onEvent } = recordEvents();
  try {
    const made = await kernel.run(tried, { ...trial, runId: trial.runId ?? "trial", onEvent }).then(({ result }) => result, toSkipped);
    return { made, events, usage: findUsage(events) };
  } finally {
    await kernel.close();
  }
};

const toSkipped = (thrown: unknown): undefined => {
  if (thrown instanceof AppError && thrown.code === "result_missing") return undefined;
  throw thrown;
};

const findUsage = (events: readonly RunEvent[]): Usage | null => {
  const finished = events.find((event) => event.type === "stage_finished");
  return finished?.usage ?? null;
};
