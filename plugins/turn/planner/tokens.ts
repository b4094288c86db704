import { artifact, changeHook } from "freeform-rpg/kernel";
import { PlannerOutput } from "freeform-rpg/schemas/turn";
import type { ContextPacket } from "freeform-rpg/schemas";

/** Beats and at most one tension move for this turn. */
export const Plan = artifact("turn/plan", PlannerOutput);

/** Taps may change beats or the tension move; the planner's own rules are checked again afterwards. */
export const reviewPlan = changeHook<PlannerOutput, { readonly packet: ContextPacket }>("reviewPlan", PlannerOutput);
