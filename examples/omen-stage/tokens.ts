import { artifact } from "freeform-rpg/kernel";
import { z } from "zod";

const OmenSchema = z.object({
  text: z.string(),
  /** 0 for a quiet day, 1 for a clock about to strike. */
  weight: z.number().min(0).max(1),
  /** Id of the clock or threat that it speaks of; `null` on a quiet day. */
  about: z.string().nullable(),
});

/** A sign of what is coming, for players: it is derived only from what they may know. One a turn. */
export const Omen = artifact("omen/omen", OmenSchema);
export type Omen = z.infer<typeof OmenSchema>;
