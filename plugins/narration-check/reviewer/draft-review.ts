import { z } from "zod";

/** The reviewer's answer about one draft. */
export const DraftReview = z.object({
  contradictions: z
    .array(
      z.object({
        /** Words of the narration, as they stand there. */
        quote: z.string(),
        /** Words of what was decided or is known, as they stand in the input, that cannot be true beside them. */
        against: z.string(),
        /** Why both cannot be true, in one sentence. */
        why: z.string(),
      }),
    )
    .max(8),
});
export type DraftReview = z.infer<typeof DraftReview>;
