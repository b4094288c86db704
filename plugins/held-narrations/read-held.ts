import type { DatabaseConnection } from "freeform-rpg/db";
import { Fault, JsonObject, NarrationRelease } from "freeform-rpg/schemas";
import { z } from "zod";
import { alreadyReleased, narrationNotFound, notHeld } from "./held-narration-error.ts";

/** A narration that waits. */
export interface Held {
  readonly seq: number;
  /** The faulty text. */
  readonly text: string;
  /** The engine's own account. */
  readonly safe: string;
  /** What texts of this turn are held against. */
  readonly given: JsonObject;
  /** What is wrong with the faulty text. */
  readonly faults: readonly Fault[];
}

const Outputs = z.object({
  narration: z.object({ attempts: z.number(), faults: z.array(Fault), held: z.object({ text: z.string(), given: JsonObject }) }),
});

/** Reads the narration of a turn that stands. Throws `narration_not_found`, `not_held`, `already_released`. */
export const readHeld = async ({ sql }: DatabaseConnection, campaignId: string, turnNo: number): Promise<Held> => {
  const event = await sql
    .selectFrom("events")
    .select(["seq", "held", "release", "final_text", "pass_outputs"])
    .where("campaign_id", "=", campaignId)
    .where("turn_no", "=", turnNo)
    .where("kind", "=", "turn")
    .where("superseded_by", "is", null)
    .executeTakeFirst();
  if (event === undefined) throw narrationNotFound(turnNo);
  if (!event.held) throw notHeld(turnNo);
  if (event.release !== null) throw alreadyReleased(turnNo, NarrationRelease.parse(event.release).by);
  const { narration } = Outputs.parse(event.pass_outputs);
  return {
    seq: event.seq,
    safe: event.final_text,
    ...narration.held,
    faults: narration.faults.filter(({ draft }) => draft === narration.attempts),
  };
};
