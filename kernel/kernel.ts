import type { Failure } from "./events.ts";
import type { PipelinePlan } from "./plan.ts";
import type { RunOptions, RunOutcome } from "./run.ts";
import type { Pipeline } from "./stage.ts";
import type { Facet, Service } from "./tokens.ts";

/** The parts of a plugin, by name or id; `fault` says why it could not be loaded. */
export interface PluginReport {
  readonly name: string;
  readonly version: string;
  readonly replaces: string | null;
  readonly stages: readonly string[];
  readonly taps: readonly string[];
  readonly services: readonly string[];
  readonly contributes: readonly string[];
  readonly fault: Failure | null;
}

/** A set of plugins that fit together. */
export interface Kernel {
  /** Runs a pipeline. Throws {@link AppError}; what plugin code threw arrives as `PluginError`. */
  run<R>(pipeline: Pipeline<R>, options: RunOptions): Promise<RunOutcome<R>>;
  /** The derived order of a pipeline. Throws `pipeline_unknown` for a name that no stage belongs to. */
  plan(pipeline: Pipeline<any> | string): PipelinePlan;
  /** The plans of all pipelines that have a stage. */
  pipelines(): readonly PipelinePlan[];
  /** The service's one implementation, created on first use. */
  use<T>(service: Service<T>): Promise<T>;
  /** Everything given to the facet, in registration order. */
  read<T>(facet: Facet<T>): readonly { readonly plugin: string; readonly value: T }[];
  readonly plugins: readonly PluginReport[];
  /** Refuses new runs, waits for those under way, then closes the services in reverse order of their creation. */
  close(): Promise<void>;
}
