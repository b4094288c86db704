import type { Call } from "freeform-rpg/kernel";
import type { CorrectionResult } from "freeform-rpg/plugins/self-correction";
import { heldNotice } from "freeform-rpg/schemas";
import type { Fault, Narration, NarrationRepair, NarratorCorrection, NarratorOutput } from "freeform-rpg/schemas";
import { correctDraft } from "./correct-draft.ts";
import { openDesk } from "./draft-desk.ts";
import type { DraftDesk, Drafting } from "./draft-desk.ts";
import { isErrorOf } from "./fault-lists.ts";
import { holdNarration, tellSafely } from "./beyond-repair.ts";
import { repairNarration } from "./tokens.ts";
import type { NarrationDraft } from "./tokens.ts";

/** What narrations are drafted from and judged by. */
export type NarrationContext = Omit<NarrationDraft, "draft">;

/**
 * Drafts, lets taps mend and judge, and sends an error back to the narrator through self-correction. When its attempts are used up
 * taps repair the last draft; a text that is at fault even then is told safely, or held for the DM, as the campaign has it.
 */
export const narrate = async (context: NarrationContext, drafting: Drafting, call: Call): Promise<Narration> => {
  const desk = openDesk(context, drafting, call);
  const result = await correctDraft(desk, await desk.draft([]), drafting);
  const { narration, repair } = await settle(desk, context, result, call);
  desk.tell(narration.telling === "held" ? heldNotice : narration.output.final_text);
  return {
    ...narration,
    attempts: 1 + result.total_attempts,
    faults: [...desk.faults()],
    correction: describe(result),
    repair: repair?.report ?? null,
  };
};

type Settled = Pick<Narration, "output" | "telling" | "held">;

/** Decides what is told in the end. */
const settle = async (
  desk: DraftDesk,
  context: NarrationContext,
  { status, final_draft }: CorrectionResult<NarratorOutput>,
  call: Call,
): Promise<{ narration: Settled; repair: NarrationRepair | null }> => {
  if (status === "validated") return { narration: { output: final_draft, telling: "drafted", held: null }, repair: null };
  const repair = await call.change(repairNarration, { output: final_draft, report: null, given: {} }, context);
  const left = await desk.judge(repair.output);
  return { narration: settleRepaired(context, repair, final_draft, left), repair };
};

const settleRepaired = (context: NarrationContext, repair: NarrationRepair, drafted: NarratorOutput, left: readonly Fault[]): Settled => {
  if (!left.some(isErrorOf("text"))) {
    const telling = repair.output.final_text === drafted.final_text ? "drafted" : "mended";
    return { output: repair.output, telling, held: null };
  }
  const output = tellSafely(context);
  return context.world.campaign.beyond_repair === "hold" ? holdNarration(output, drafted, repair) : { output, telling: "safe", held: null };
};

/** What of a correction is kept with the turn; `null` when there was nothing to correct. */
const describe = (result: CorrectionResult<NarratorOutput>): NarratorCorrection | null =>
  result.status === "correcting" || !result.transitions.includes("correcting")
    ? null
    : {
        status: result.status,
        attempts: result.attempts.map((one) => ({
          violations: [...one.input_violations],
          resolved: one.resolved_count,
          remaining: one.remaining_count,
          tokens: one.token_usage,
          unparsable: one.unparsable ?? null,
          diff: one.diff,
        })),
        circuit_breaker_rules: [...result.circuit_breaker_rules],
        total_tokens: result.total_token_usage.total_tokens,
      };
