import { artifact, changeHook, collectHook } from "freeform-rpg/kernel";
import { Fault, Narration as NarrationSchema, NarrationRepair, NarratorOutput } from "freeform-rpg/schemas";
import type { ContextPacket, PlannerOutput, Resolution, Ruling, World } from "freeform-rpg/schemas";

/** What players read, with what was wrong with earlier drafts. */
export const Narration = artifact("turn/narration", NarrationSchema);

/** What a judge of narration may look at. */
export interface NarrationDraft {
  readonly draft: NarratorOutput;
  readonly packet: ContextPacket;
  readonly ruling: Ruling;
  readonly plan: PlannerOutput;
  readonly resolution: Resolution;
  readonly world: World;
}

/** Answers what is wrong with a draft; any `error` sends it back to the narrator. */
export const judgeNarration = collectHook<NarrationDraft, Fault>("judgeNarration", Fault);

/** Taps mend a draft that is still at fault when the narrator's tries are used up, and say what they did and against what they held it. */
export const repairNarration = changeHook<NarrationRepair, Omit<NarrationDraft, "draft">>("repairNarration", NarrationRepair);

/** Taps may mend a draft before it is judged. */
export const reviewNarration = changeHook<NarratorOutput, Omit<NarrationDraft, "draft">>("reviewNarration", NarratorOutput);

export { writeInput } from "./narrator-input.ts";
export type { NarratorInput } from "./narrator-input.ts";
