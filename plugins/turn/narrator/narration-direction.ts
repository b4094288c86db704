import { z } from "zod";

/** What a text is to heed, and whether it waits for someone before players read it. */
export const NarrationDirection = z.object({ waits: z.boolean(), notes: z.array(z.string()) });
export type NarrationDirection = z.infer<typeof NarrationDirection>;
