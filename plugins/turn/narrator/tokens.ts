import { artifact, changeHook, collectHook } from "freeform-rpg/kernel";
import {
  DraftedText,
  NarrationFindings,
  NarrationViolation,
  Narration as NarrationSchema,
  NarrationRepair,
  NarrationReviewed,
  NarratorOutput,
} from "freeform-rpg/schemas/turn";
import { z } from "zod";
import { NarrationDirection } from "./narration-direction.ts";
import type { ContextPacket, JsonObject, PlannerOutput, Resolution, Ruling, World } from "freeform-rpg/schemas";

/** The prose of the narrator, as it was streamed. A plugin that makes it replaces the narrator and keeps the review. */
export const Draft = artifact("turn/draft", DraftedText);

/** The narration with the violations of its drafts, before it is released. */
export const ReviewedNarration = artifact("turn/reviewed-narration", NarrationSchema);

/** The narration that players read, with the violations of its drafts. */
export const Narration = artifact("turn/narration", NarrationSchema);

/** Whether the vendor was asked to cache the beginning of the narrator's conversation. */
export const Prewarmed = artifact("turn/prewarmed", z.object({ prewarmed: z.boolean() }));

/** A draft and everything that it is checked against. */
export interface NarrationDraft {
  readonly draft: NarratorOutput;
  readonly packet: ContextPacket;
  readonly ruling: Ruling;
  readonly plan: PlannerOutput;
  readonly resolution: Resolution;
  readonly world: World;
}

/** A complete text and everything that it is reviewed against. */
export interface NarratedTurn extends Omit<NarrationDraft, "draft"> {
  readonly text: string;
}

/** Taps read a complete text and return findings: verdicts, coverage, details, threads, suggestions. Without a tap code alone checks it. */
export const inspectNarration = changeHook<NarrationFindings, NarratedTurn>("inspectNarration", NarrationFindings);

/** Taps return the violations of a text by code alone; any `error` in the text has its sentence repaired. */
export const judgeNarration = collectHook<NarrationDraft, NarrationViolation>("judgeNarration", NarrationViolation);

/** Taps repair a text that the narrator could not correct, and report what they changed and which facts they used. */
export const repairNarration = changeHook<NarrationRepair, Omit<NarrationDraft, "draft">>("repairNarration", NarrationRepair);

/** Taps may change a narration before it is checked. */
export const reviewNarration = changeHook<NarratorOutput, Omit<NarrationDraft, "draft">>("reviewNarration", NarratorOutput);

/** Taps direct the narrator before it writes. A text that waits is not streamed. */
export const directNarration = collectHook<{ readonly campaignId: string }, NarrationDirection>("directNarration", NarrationDirection);

/** A text that players have not read, with what someone who releases it needs to know. */
export interface UnreleasedNarration {
  readonly campaignId: string;
  readonly text: string;
  /** The same in the engine's plain sentences. */
  readonly plain: string;
  /** Whether the checks refused it, and the campaign wants such texts to wait. */
  readonly refused: boolean;
  /** What is known to be wrong with it. */
  readonly violations: readonly NarrationViolation[];
  /** The facts that texts of this turn are checked against. */
  readonly given: JsonObject;
}

/**
 * Taps release a text that was not streamed: they return every decision about the turn's texts, the one that counts last. A tap that has to ask
 * someone stops the run with `run_suspended`. Without an answer a sound text is published, and a refused one is replaced by plain sentences.
 */
export const releaseNarration = collectHook<UnreleasedNarration, NarrationReviewed>("releaseNarration", NarrationReviewed);

export type { Decided, NarratorInput, RoundActor, RunEventRecord, SentenceRepair } from "./narrator-input.ts";
export type { TurnEnd } from "./material.ts";
export type { NumberedEvent } from "./number-events.ts";
export type { NarrationDirection } from "./narration-direction.ts";
