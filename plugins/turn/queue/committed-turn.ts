import type { DatabaseConnection, RunRow } from "freeform-rpg/db";
import { TurnResult, heldNotice } from "freeform-rpg/schemas/turn";
import { z } from "zod";

/** Finds the turn that a run has committed; `null` while there is none. */
export type FindCommitted = (run: Pick<RunRow, "id" | "campaignId">) => Promise<TurnResult | null>;

/** What of the stages' outputs belongs to a turn's result. */
const Outputs = z.object({
  ruling: TurnResult.pick({ blocked_actions: true })
    .extend({ clarification_options: z.array(z.string()) })
    .partial()
    .nullish(),
  narration: z.object({ output: TurnResult.pick({ next_prompt: true, suggested_actions: true }).partial() }).nullish(),
});

/** Reads committed turns from the log, which outlives whatever a run has made. One statement. */
export const findCommittedIn =
  ({ sql }: DatabaseConnection): FindCommitted =>
  async ({ id, campaignId }) => {
    const event = await sql
      .selectFrom("events")
      .select(["id", "campaign_id", "turn_no", "kind", "engine_events", "rolls", "receipts", "changes", "pass_outputs"])
      .select(["final_text", "held", "release"])
      .where("campaign_id", "=", campaignId ?? "")
      .where("run_id", "=", id)
      .executeTakeFirst();
    if (!event) return null;
    const { id: event_id, pass_outputs, final_text, held, release, ...rest } = event;
    const { ruling, narration } = Outputs.parse(pass_outputs);
    return TurnResult.parse({
      ...rest,
      event_id,
      final_text: release?.text ?? (held ? heldNotice : final_text),
      next_prompt: narration?.output.next_prompt ?? "",
      suggested_actions: narration?.output.suggested_actions ?? ruling?.clarification_options ?? [],
      blocked_actions: ruling?.blocked_actions ?? [],
    });
  };
