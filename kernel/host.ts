/** The host's entry point: everything that runs a kernel. Plugins import `freeform-rpg/kernel` and never this. */
export { createKernel } from "./create-kernel.ts";
export { showPlan } from "./show.ts";
export type { PlanFormat } from "./show.ts";
