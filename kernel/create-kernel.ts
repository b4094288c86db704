import type { KernelErrorCode } from "./error-codes.ts";
import { AppError, PlanError } from "./errors.ts";
import type { Kernel, PluginReport } from "./kernel.ts";
import { loadPlugin } from "./load.ts";
import type { Configured, EngineVersion } from "./load.ts";
import { observe } from "./observers.ts";
import { planPipeline } from "./plan.ts";
import type { PipelinePlan } from "./plan.ts";
import { provideValue } from "./plugin.ts";
import type { Provider } from "./plugin.ts";
import { findPartProblems } from "./problems.ts";
import { createRegistry } from "./registry.ts";
import type { LoadedPlugin, Registry } from "./registry.ts";
import { replacePlugins } from "./replace.ts";
import { runPipeline } from "./run.ts";
import { createServices } from "./services.ts";
import { Runner } from "./runner.ts";
import type { Service } from "./tokens.ts";

/** The options of a kernel. */
export interface KernelOptions {
  readonly plugins: readonly Configured[];
  /** The host's own services; each takes the place of a plugin's provision of the same service. */
  readonly services?: readonly Provider[];
  /** The folder from which package names and relative paths of plugins are resolved. Default: the working directory. */
  readonly from?: string;
  /** The file that lists the plugins: messages about their options name it. */
  readonly source?: string;
  /** Milliseconds for a stage that sets no limit, and for creating or closing a service. Default 300,000. A plugin loads within 10,000 at most. */
  readonly timeLimit?: number;
  /** Hears the name of each plugin that takes longer to load than a fifth of the limit. */
  readonly onSlowLoad?: (plugin: string) => void;
  /** The version that plugins are checked against. Default: they are not checked. */
  readonly engine?: EngineVersion;
}

/** Milliseconds that a plugin may take to load. */
const longestLoad = 10_000;

/** Loads plugins and checks that they fit. Throws {@link PlanError} with all problems at once; nothing runs before that. */
export const createKernel = async (options: KernelOptions): Promise<Kernel> => {
  const { services = [], from = process.cwd(), source, timeLimit = 300_000, engine, onSlowLoad } = options;
  const load = { from, source, timeLimit: Math.min(timeLimit, longestLoad), onSlowLoad, engine };
  const listed = await Promise.all(options.plugins.map((entry) => loadPlugin(entry, load)));
  const { plugins: loaded, problems } = replacePlugins(listed);
  const registry = createRegistry(loaded, [
    ...services,
    provideValue(
      Runner,
      lazyRunner(() => kernel),
    ),
  ]);
  const plans = planAll(registry, [...problems, ...findPartProblems(registry)]);
  const kernel = assembleKernel(registry, plans, timeLimit);
  return kernel;
};

const lazyRunner = (kernel: () => Kernel): Pick<Kernel, "run" | "plan" | "read" | "use"> => ({
  use: (service) => kernel().use(service),
  run: (pipeline, options) => kernel().run(pipeline, options),
  plan: (pipeline) => kernel().plan(pipeline),
  read: (facet) => kernel().read(facet),
});

const planAll = (registry: Registry, problems: readonly string[]): ReadonlyMap<string, PipelinePlan> => {
  const found = [...problems];
  const plans = new Map<string, PipelinePlan>();
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

const assembleKernel = (registry: Registry, plans: ReadonlyMap<string, PipelinePlan>, timeLimit: number): Kernel => {
  const services = createServices(registry.services, timeLimit);
  const underway = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;

  const plan: Kernel["plan"] = (pipeline) => {
    const found = plans.get(typeof pipeline === "string" ? pipeline : pipeline.name);
    if (found) return found;
    if (typeof pipeline !== "string") return planPipeline(registry, pipeline);
    throw new AppError<KernelErrorCode>(
      "pipeline_unknown",
      `There is no pipeline "${pipeline}". Known pipelines: ${[...plans.keys()].join(", ") || "none"}.`,
    );
  };
  const run: Kernel["run"] = async (pipeline, options) => {
    if (closing) throw new AppError<KernelErrorCode>("kernel_closed", `The kernel is closed, so "${pipeline.name}" cannot run.`);
    const about = { pipeline: pipeline.name, runId: options.runId, stage: null };
    const running = observe(registry.contributions, about, () =>
      runPipeline({ registry, services, timeLimit }, plan(pipeline), pipeline, options),
    );
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
      registry.contributions
        .filter(({ part }) => part.facet.id === facet.id)
        .map(({ plugin, part }) => ({ plugin, value: part.value as never })),
    plugins: registry.plugins.map(reportPlugin),
    close: () => (closing ??= drain()),
  };
};

const reportPlugin = ({ name, version, replaces, parts, fault }: LoadedPlugin): PluginReport => ({
  name,
  version,
  replaces,
  stages: (parts.stages ?? []).map((stage) => stage.name),
  taps: (parts.taps ?? []).map(({ hook }) => hook.id),
  services: (parts.services ?? []).map(({ service: { id } }) => id),
  contributes: (parts.contributes ?? []).map(({ facet }) => facet.id),
  fault,
});
