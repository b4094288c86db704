import { PlanError } from "./errors.ts";
import { needsOf } from "./needs.ts";
import { orderNodes } from "./order.ts";
import { findPipelineProblems, serviceIds, toNodes } from "./problems.ts";
import type { OwnedPart, Registry } from "./registry.ts";
import type { Pipeline, Stage } from "./stage.ts";
import type { TapOrder } from "./plugin.ts";

/** A tap that a stage may reach through a hook of its plugin. */
export interface PlannedTap {
  readonly hook: string;
  readonly plugin: string;
  readonly order: TapOrder;
}

/** One stage in its place. Artifacts and services are named by id. */
export interface PlannedStage {
  readonly name: string;
  readonly plugin: string;
  /** 1 for stages that need only what the pipeline is given, else one more than the highest level they wait for. */
  readonly level: number;
  readonly needs: readonly string[];
  /** Needs that may be absent. */
  readonly optional: readonly string[];
  readonly makes: string;
  readonly uses: readonly string[];
  /** The names of the stages whose artifacts this one needs. */
  readonly after: readonly string[];
  /** True when the result does not need it: its failure is reported, and the run continues. */
  readonly aside: boolean;
  /** Whether `when` may skip it. */
  readonly conditional: boolean;
  /** Milliseconds, or `null` for the kernel's own limit. */
  readonly timeLimit: number | null;
  readonly taps: readonly PlannedTap[];
}

/** A pipeline in the order it runs. Plain data: `showPlan` prints it. */
export interface PipelinePlan {
  readonly pipeline: string;
  readonly inputs: readonly string[];
  readonly result: string;
  readonly stages: readonly PlannedStage[];
}

/** Derives the order of a pipeline. Throws {@link PlanError} with all problems at once. */
export const planPipeline = (registry: Registry, pipeline: Pipeline<any>): PipelinePlan => {
  const stages = registry.stages.filter(({ part }) => part.pipeline.name === pipeline.name);
  const problems = findPipelineProblems(registry, pipeline, stages);
  if (problems.length) throw new PlanError(problems);
  const ordered = orderNodes(toNodes(stages));
  const needed = findNeeded(ordered, pipeline);
  const levels = new Map<string, number>();
  return {
    pipeline: pipeline.name,
    inputs: pipeline.inputs.map(({ id }) => id),
    result: pipeline.result.id,
    stages: ordered.map(({ name, after, owner }) => {
      const level = 1 + Math.max(0, ...after.map((maker) => levels.get(maker) ?? 0));
      levels.set(name, level);
      return { ...planStage(registry, owner), level, after: [...new Set(after)], aside: !needed.has(name) };
    }),
  };
};

/** Names of the stages that the result comes from, near or far. */
const findNeeded = (ordered: ReturnType<typeof toNodes>, { result }: Pipeline<any>): ReadonlySet<string> => {
  const needed = new Set<string>();
  for (const { name, after, owner } of ordered.toReversed()) {
    if (owner.part.makes.id !== result.id && !needed.has(name)) continue;
    for (const before of [name, ...after]) needed.add(before);
  }
  return needed;
};

const planStage = (registry: Registry, { plugin, part }: OwnedPart<Stage>): Omit<PlannedStage, "level" | "after" | "aside"> => {
  const needs = needsOf(part);
  return {
    name: part.name,
    plugin,
    needs: needs.filter(({ optional }) => !optional).map(({ artifact }) => artifact.id),
    optional: needs.filter(({ optional }) => optional).map(({ artifact }) => artifact.id),
    makes: part.makes.id,
    uses: serviceIds(part.uses ?? {}),
    conditional: part.when !== undefined,
    timeLimit: part.timeLimit ?? null,
    taps: findTaps(registry, plugin),
  };
};

const findTaps = (registry: Registry, plugin: string): PlannedTap[] => {
  const own = new Set(registry.hooks.filter((hook) => hook.plugin === plugin).map(({ part }) => part.id));
  return registry.taps
    .filter(({ part }) => own.has(part.hook.id))
    .map((tap) => ({ hook: tap.part.hook.id, plugin: tap.plugin, order: tap.part.order }));
};
