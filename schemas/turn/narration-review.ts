import { z } from "zod";

/** A place where the reviewer sees the narration contradict what was decided. */
export const Contradiction = z.object({
  /** Words of the narration, as they stand there. */
  quote: z.string(),
  /** Words of what was decided or is known, as they stand in the input, that cannot be true beside them. */
  against: z.string(),
  /** Why both cannot be true, in one sentence. */
  why: z.string(),
});
export type Contradiction = z.infer<typeof Contradiction>;

/** The reviewer's answer. */
export const NarrationReview = z.object({ contradictions: z.array(Contradiction).max(8) });
export type NarrationReview = z.infer<typeof NarrationReview>;
