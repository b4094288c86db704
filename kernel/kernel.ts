import { KernelError, PlanError } from "./errors.ts";
import type { Failure } from "./events.ts";
import { loadPlugin } from "./load.ts";
import type { Configured } from "./load.ts";
import { observe } from "./observers.ts";
import { planPipeline } from "./plan.ts";
import type { Plan } from "./plan.ts";
import type { Provision } from "./plugin.ts";
import { findPartProblems } from "./problems.ts";
import { createRegistry } from "./registry.ts";
import type { Loaded, Registry } from "./registry.ts";
import { replacePlugins } from "./replace.ts";
import { runPipeline } from "./run.ts";
import type { RunOptions, RunOutcome } from "./run.ts";
import { createServices } from "./services.ts";
import type { Pipeline } from "./stage.ts";
import { service } from "./tokens.ts";
import type { Facet, Service } from "./tokens.ts";

/** What a plugin brought, by name or id; `fault` says why it could not be loaded. */
export interface PluginReport {
  readonly name: string;
  readonly version: string;
  readonly replaces: string | null;
  readonly stages: readonly string[];
  readonly taps: readonly string[];
  readonly services: readonly string[];
  readonly gifts: readonly string[];
  readonly fault: Failure | null;
}

/** A set of plugins that fit together. */
export interface Kernel {
  /** Runs a pipeline. Throws {@link KernelError}; what plugin code threw arrives as `PluginError`. */
  run<R>(pipeline: Pipeline<R>, options: RunOptions): Promise<RunOutcome<R>>;
  /** The derived order of a pipeline. Throws `pipeline_unknown` for a name that no stage belongs to. */
  plan(pipeline: Pipeline<any> | string): Plan;
  /** The plans of all pipelines that have a stage. */
  pipelines(): readonly Plan[];
  /** The service's one implementation, created on first use. */
  use<T>(service: Service<T>): Promise<T>;
  /** Everything given to the facet, in registration order. */
  read<T>(facet: Facet<T>): readonly { readonly plugin: string; readonly value: T }[];
  readonly plugins: readonly PluginReport[];
  /** Refuses new runs, waits for those under way, then closes the services in reverse order of their creation. */
  close(): Promise<void>;
}

/** Built-in service: lets plugins run pipelines and read facets. */
export const Runner: Service<Pick<Kernel, "run" | "plan" | "read">> = service("kernel/runner");

/** What a kernel is made from. */
export interface KernelOptions {
  readonly plugins: readonly Configured[];
  /** The host's own services; each takes the place of a plugin's provision of the same service. */
  readonly services?: readonly Provision[];
  /** Folder that package names and relative paths of plugins are looked up from. Default: where the process runs. */
  readonly from?: string;
  /** Milliseconds for a stage without a limit of its own, and for loading a plugin, creating or closing a service. Default 300,000. */
  readonly timeLimit?: number;
}

/** Loads plugins and checks that they fit. Throws {@link PlanError} with all problems at once; nothing runs before that. */
export const createKernel = async (options: KernelOptions): Promise<Kernel> => {
  const { services = [], from = process.cwd(), timeLimit = 300_000 } = options;
  const listed = await Promise.all(options.plugins.map((entry) => loadPlugin(entry, { from, timeLimit })));
  const { plugins: loaded, problems } = replacePlugins(listed);
  const registry = createRegistry(loaded, [
    ...services,
    supply(
      Runner,
      lazyRunner(() => kernel),
    ),
  ]);
  const plans = planAll(registry, [...problems, ...findPartProblems(registry)]);
  const kernel = assembleKernel(registry, plans, timeLimit);
  return kernel;
};

/** Provides a service with a value that exists already. */
export const supply = <T>(token: Service<T>, value: T): Provision => ({ service: token, uses: {}, create: () => value });

const lazyRunner = (kernel: () => Kernel): Pick<Kernel, "run" | "plan" | "read"> => ({
  run: (pipeline, options) => kernel().run(pipeline, options),
  plan: (pipeline) => kernel().plan(pipeline),
  read: (facet) => kernel().read(facet),
});

const planAll = (registry: Registry, problems: readonly string[]): ReadonlyMap<string, Plan> => {
  const found = [...problems];
  const plans = new Map<string, Plan>();
  for (const [name, pipeline] of new Map(registry.stages.map(({ part }) => [part.pipeline.name, part.pipeline]))) {
    try {
      plans.set(name, planPipeline(registry, pipeline));
    } catch (thrown) {
      if (!(thrown instanceof PlanError)) throw thrown;
      found.push(...thrown.problems);
    }
  }
  if (found.length) throw new PlanError(found);
  return plans;
};

const assembleKernel = (registry: Registry, plans: ReadonlyMap<string, Plan>, timeLimit: number): Kernel => {
  const services = createServices(registry.services, timeLimit);
  const underway = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;

  const plan: Kernel["plan"] = (pipeline) => {
    const found = plans.get(typeof pipeline === "string" ? pipeline : pipeline.name);
    if (found) return found;
    if (typeof pipeline !== "string") return planPipeline(registry, pipeline);
    throw new KernelError("pipeline_unknown", `There is no pipeline "${pipeline}". There is: ${[...plans.keys()].join(", ") || "none"}.`);
  };
  const run: Kernel["run"] = async (pipeline, options) => {
    if (closing) throw new KernelError("kernel_closed", `The kernel is closed, so "${pipeline.name}" cannot run.`);
    const about = { pipeline: pipeline.name, runId: options.runId, stage: null };
    const running = observe(registry.gifts, about, () => runPipeline({ registry, services, timeLimit }, plan(pipeline), pipeline, options));
    underway.add(running);
    return running.finally(() => underway.delete(running));
  };
  const drain = async (): Promise<void> => {
    await Promise.allSettled(underway);
    await services.close();
  };
  return {
    run,
    plan,
    pipelines: () => [...plans.values()],
    use: async <T>(token: Service<T>) => (await services.use(token.id)) as T,
    read: (facet) =>
      registry.gifts.filter(({ part }) => part.facet.id === facet.id).map(({ plugin, part }) => ({ plugin, value: part.value as never })),
    plugins: registry.plugins.map(reportPlugin),
    close: () => (closing ??= drain()),
  };
};

const reportPlugin = ({ name, version, replaces, parts, fault }: Loaded): PluginReport => ({
  name,
  version,
  replaces,
  stages: (parts.stages ?? []).map((stage) => stage.name),
  taps: (parts.taps ?? []).map(({ hook }) => hook.id),
  services: (parts.services ?? []).map(({ service: { id } }) => id),
  gifts: (parts.gifts ?? []).map(({ facet }) => facet.id),
  fault,
});
