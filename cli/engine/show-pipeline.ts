import { showPlan } from "freeform-rpg/kernel/host";
import type { PlanFormat } from "freeform-rpg/kernel/host";
import { readEnvironment } from "../environment.ts";
import { assembleKernel } from "../host.ts";
import { print } from "../output.ts";
export interface PipelineOptions {
  readonly json?: boolean;
  readonly mermaid?: boolean;
}

export const showPipeline = async (name: string, { json, mermaid }: PipelineOptions): Promise<void> => {
  const kernel = await assembleKernel(readEnvironment());
  const format: PlanFormat = json ? "json" : mermaid ? "mermaid" : "text";
  print(showPlan(kernel.plan(name), format));
};
