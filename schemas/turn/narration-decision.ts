import { z } from "zod";
import { DecisionStamp } from "./decision-stamp.ts";
import { NarrationViolation } from "./narration.ts";

/** A decision about a narration: it is released, replaced by plain sentences or by the words of the DM, or written again with a note. */
export const NarrationDecision = z.discriminatedUnion("as", [
  z.object({ as: z.literal("release") }),
  z.object({ as: z.literal("fallback") }),
  z.object({ as: z.literal("own_text"), text: z.string(), violations: z.array(NarrationViolation).default([]) }),
  z.object({ as: z.literal("another"), text: z.string() }),
]);
export type NarrationDecision = z.infer<typeof NarrationDecision>;

/** A decision about a narration, as the log keeps it, with the text that waited. */
export const NarrationReviewed = DecisionStamp.extend({ decision: NarrationDecision, draft: z.string() });
export type NarrationReviewed = z.infer<typeof NarrationReviewed>;
