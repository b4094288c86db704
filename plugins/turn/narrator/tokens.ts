import { artifact, changeHook, collectHook } from "freeform-rpg/kernel";
import { NarrationViolation, Narration as NarrationSchema, NarrationRepair, NarratorOutput } from "freeform-rpg/schemas/turn";
import type { ContextPacket, PlannerOutput, Resolution, Ruling, World } from "freeform-rpg/schemas";

/** The narration that players read, with the violations of its drafts. */
export const Narration = artifact("turn/narration", NarrationSchema);

/** A draft and everything that it is checked against. */
export interface NarrationDraft {
  readonly draft: NarratorOutput;
  readonly packet: ContextPacket;
  readonly ruling: Ruling;
  readonly plan: PlannerOutput;
  readonly resolution: Resolution;
  readonly world: World;
}

/** Taps return the violations of a draft; any `error` sends it back to the narrator. */
export const judgeNarration = collectHook<NarrationDraft, NarrationViolation>("judgeNarration", NarrationViolation);

/** Taps repair a draft that the narrator could not correct, and report what they changed and which facts they used. */
export const repairNarration = changeHook<NarrationRepair, Omit<NarrationDraft, "draft">>("repairNarration", NarrationRepair);

/** Taps may change a draft before it is checked. */
export const reviewNarration = changeHook<NarratorOutput, Omit<NarrationDraft, "draft">>("reviewNarration", NarratorOutput);

export type { Decided, NarratorInput, RunEventRecord } from "./narrator-input.ts";
