import { drawPlan } from "./picture.ts";
import type { PipelinePlan, PlannedStage } from "./plan.ts";

/** Ways to print a plan. */
export type PlanFormat = "text" | "mermaid" | "json";

/** Prints a plan: `text` for a terminal, `mermaid` for a document, `json` for programs. */
export const showPlan = (plan: PipelinePlan, format: PlanFormat = "text"): string => printers[format](plan);

const showText = (plan: PipelinePlan): string =>
  [`${plan.pipeline}: ${plan.inputs.join(", ")} -> ${plan.result}`, ...plan.stages.map(showStage)].join("\n");

const showStage = (stage: PlannedStage, at: number): string => {
  const lines = [
    `${String(at + 1).padStart(2)}. ${stage.name} (${stage.plugin}), level ${stage.level}${stage.conditional ? ", may be skipped" : ""}${stage.aside ? ", aside" : ""}`,
    `    needs ${[...stage.needs, ...stage.optional.map((id) => `${id}?`)].join(", ") || "nothing"}`,
    `    makes ${stage.makes}`,
    ...(stage.uses.length ? [`    uses  ${stage.uses.join(", ")}`] : []),
    ...stage.taps.map(({ hook, plugin, order }) => `    tap   ${hook} <- ${plugin}${order === "normal" ? "" : ` (${order})`}`),
  ];
  return lines.join("\n");
};

const printers: Readonly<Record<PlanFormat, (plan: PipelinePlan) => string>> = {
  text: showText,
  mermaid: drawPlan,
  json: (plan) => JSON.stringify(plan, null, 2),
};
