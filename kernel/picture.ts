import type { PipelinePlan } from "./plan.ts";

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly artifact: string;
  readonly optional: boolean;
}

/** Draws a plan as a Mermaid flowchart. A need that a longer path through the plan already shows gets no separate arrow. */
export const drawPlan = (plan: PipelinePlan): string => {
  const edges = allEdges(plan);
  return [
    "flowchart TD",
    ...plan.inputs.map((id, at) => `  input${at}(["${id}"])`),
    ...plan.stages.map(({ name, plugin }) => `  ${name}["${name} (${plugin})"]`),
    ...edges
      .filter((edge) => !isShown(edges, edge))
      .map(({ from, to, artifact, optional }) => `  ${from} ${optional ? "-.->" : "-->"}|${artifact}| ${to}`),
  ].join("\n");
};

const allEdges = (plan: PipelinePlan): readonly Edge[] => {
  const makers = new Map(plan.stages.map(({ name, makes }) => [makes, name]));
  for (const [at, id] of plan.inputs.entries()) makers.set(id, `input${at}`);
  const into = (to: string, artifacts: readonly string[], optional: boolean) =>
    artifacts.flatMap((artifact) => {
      const from = makers.get(artifact);
      return from === undefined ? [] : [{ from, to, artifact, optional }];
    });
  return plan.stages.flatMap(({ name, needs, optional }) => [...into(name, needs, false), ...into(name, optional, true)]);
};

/** Whether a way of two or more edges leads where this one leads; for a need that must be met, over such needs only. */
const isShown = (edges: readonly Edge[], { from, to, optional }: Edge): boolean => {
  const usable = edges.filter((edge) => optional || !edge.optional);
  const reaches = (node: string): boolean =>
    usable.some((edge) => edge.from === node && !(node === from && edge.to === to) && (edge.to === to || reaches(edge.to)));
  return reaches(from);
};
