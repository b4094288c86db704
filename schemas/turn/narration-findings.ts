import { z } from "zod";
import { NarrationViolation, NarratorOutput } from "./narration.ts";
import { DiscardedFinding, NarrationVerdict } from "./narration-review.ts";

/** What of a narration is not its text: suggestions, details to remember, changes of threads. */
export const NarrationProposals = NarratorOutput.omit({ final_text: true, next_prompt: true });
export type NarrationProposals = z.infer<typeof NarrationProposals>;

/** The findings of the review of a narration, as far as code confirms them. */
export const NarrationFindings = z.object({
  /** `off`: nothing reviewed the text; `failed`: the review gave no usable answer. */
  status: z.enum(["off", "reviewed", "failed"]).default("off"),
  /** The verdicts as the review gave them, for measurements. */
  verdicts: z.array(NarrationVerdict).default([]),
  /** What the text gets wrong, and warnings. */
  violations: z.array(NarrationViolation).default([]),
  /** Decided events that the text covers, each with its words. */
  covered: z.array(z.object({ event: z.string(), quote: z.string() })).default([]),
  proposals: NarrationProposals.prefault({}),
  discarded: z.array(DiscardedFinding).default([]),
});
export type NarrationFindings = z.infer<typeof NarrationFindings>;
