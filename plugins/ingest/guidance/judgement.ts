import { GuidanceCategory } from "freeform-rpg/schemas/ingest";
import { z } from "zod";

/** Whether and how a passage is advice. */
export const Judgement = z.strictObject({
  id: z.string(),
  advice: z.boolean(),
  category: GuidanceCategory,
  scope: z.enum(["universal", "genre"]),
  confidence: z.number().min(0).max(1),
});
export type Judgement = z.infer<typeof Judgement>;

/** The model's answer to `ingest/guidance`. */
export const Judgements = z.strictObject({ passages: z.array(Judgement) });
export type Judgements = z.infer<typeof Judgements>;
