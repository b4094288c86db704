import { z } from "zod";
import { TensionMove } from "../values/enums.ts";

const lowerCase = (value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : value);

/** A tension move that was prepared for the next turn, with what must still be there when it is used. */
export const PreparedMove = z.object({
  /** Ids of the persons, places, things, threads, threats and situations that it is about. */
  about: z.array(z.string()),
  type: z.preprocess(lowerCase, TensionMove),
  /** One sentence that players may read. */
  text: z.string(),
  /** The danger that it announces, as one sentence; empty for none. */
  threat: z.string(),
  /** The id of who or what the danger comes from; empty for none. */
  source: z.string(),
});
export type PreparedMove = z.infer<typeof PreparedMove>;

/** A model's answer: moves for the next turn. */
export const PreparedMoves = z.object({ moves: z.array(PreparedMove) });
export type PreparedMoves = z.infer<typeof PreparedMoves>;
