import { z } from "zod";

/** When something was asked and decided, and by whom; `by` is `null` where the time limit decided. Times are ISO texts. */
export const DecisionStamp = z.object({ asked_at: z.string(), decided_at: z.string(), by: z.string().nullable() });
export type DecisionStamp = z.infer<typeof DecisionStamp>;
