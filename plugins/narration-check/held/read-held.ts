import type { DatabaseConnection } from "freeform-rpg/db";
import { NarrationViolation, NarrationRelease } from "freeform-rpg/schemas/turn";
import { JsonObject } from "freeform-rpg/schemas/values";
import { z } from "zod";
import { alreadyReleased, narrationNotFound, notHeld } from "./held-narration-error.ts";

/** A held narration. */
export interface Held {
  readonly seq: number;
  /** The narrator's text. */
  readonly text: string;
  /** The fallback narration. */
  readonly fallback: string;
  /** The facts that texts of this turn are checked against. */
  readonly given: JsonObject;
  /** The rules that the narrator's text breaks. */
  readonly violations: readonly NarrationViolation[];
}

const Outputs = z.object({
  narration: z.object({
    attempts: z.number(),
    violations: z.array(NarrationViolation),
    held: z.object({ text: z.string(), given: JsonObject }),
  }),
});

/** Reads the held narration of a turn that is not rewound. Throws `narration_not_found`, `not_held`, `already_released`. */
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
    fallback: event.final_text,
    ...narration.held,
    violations: narration.violations.filter(({ draft }) => draft === narration.attempts),
  };
};
