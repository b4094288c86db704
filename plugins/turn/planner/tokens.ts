import { artifact, changeHook, service } from "freeform-rpg/kernel";
import { PlannerOutput } from "freeform-rpg/schemas/turn";
import type { ContextPacket, PreparedMove } from "freeform-rpg/schemas";

/** Beats and at most one tension move for this turn. */
export const Plan = artifact("turn/plan", PlannerOutput);

/** Taps may change beats or the tension move; the planner's own rules are checked again afterwards. */
export const reviewPlan = changeHook<PlannerOutput, { readonly packet: ContextPacket }>("reviewPlan", PlannerOutput);

/** What was prepared for a turn. */
export interface Prepared {
  readonly moves: readonly PreparedMove[];
  /** A whole plan, which then stands: a replay has that of the recorded turn where a model wrote it. */
  readonly plan?: PlannerOutput;
}

/** Finds what was prepared for the turn after an event; replace it to prepare moves in another way. */
export interface MovePreparation {
  /** What was prepared after the event `head_seq` of the campaign's log, for the turn of a run; nothing when it is late or another event followed. */
  read(at: { readonly campaign_id: string; readonly head_seq: number; readonly run_id?: string }): Promise<Prepared>;
}
export const MovePreparation = service<MovePreparation>("planner/move-preparation");
