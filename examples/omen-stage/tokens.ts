import { artifact } from "freeform-rpg/kernel";
import { z } from "zod";

/** A sign of what is coming, fit for players: it rests on nothing that they may not know. */
export const OmenSchema = z.object({
  text: z.string(),
  /** 0 for a quiet day, 1 for a clock about to strike. */
  weight: z.number().min(0).max(1),
  /** Id of the clock or threat that it speaks of; `null` on a quiet day. */
  about: z.string().nullable(),
});
export type OmenSchema = z.infer<typeof OmenSchema>;

/** The omen of a turn. */
export const Omen = artifact("omen/omen", OmenSchema);
