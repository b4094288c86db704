import { throwCause, toAnswer } from "freeform-rpg/plugins/policy/self-correction/lib";
import type { CorrectionResult, CreateSelfCorrection } from "freeform-rpg/plugins/policy/self-correction";
import { NarratorOutput, heldNotice } from "freeform-rpg/schemas/turn";
import type { Narration } from "freeform-rpg/schemas";
import { openDraftSession } from "./draft-session.ts";
import type { DraftSession, DraftTools, NarrationContext } from "./draft-session.ts";
import { fallbackNarration } from "./fallback-narration.ts";
import { repairNarration } from "./tokens.ts";
import { describeCorrection, isTextError, toValidation } from "./validation.ts";

/** The dependencies of writing and correcting narrations. */
export interface NarrateTools extends DraftTools {
  readonly createSelfCorrection: CreateSelfCorrection;
  /** Attempts to correct the first draft. */
  readonly maxAttempts: number;
}

/**
 * Drafts a narration, checks it, has the narrator correct it, and publishes it. When the attempts are used up, taps repair the last
 * draft. A text that still contradicts what was decided is replaced by the fallback narration or held for the DM, by the campaign's setting.
 */
export const narrate = async (context: NarrationContext, tools: NarrateTools): Promise<Narration> => {
  const session = openDraftSession(context, tools);
  const first = await session.draft([]);
  const corrected = await correctDraft(first, session, tools);
  const final =
    corrected.status === "validated"
      ? acceptDraft(corrected.final_draft)
      : await repairDraft(corrected.final_draft, session, context, tools);
  session.publish(final.source === "held" ? heldNotice : final.output.final_text);
  return {
    ...final,
    attempts: 1 + corrected.total_attempts,
    violations: [...session.violations],
    correction: describeCorrection(corrected),
  };
};

/** Checks the draft and sends it back with its violations, until it has no error or the attempts are used up. */
const correctDraft = async (
  first: NarratorOutput,
  session: DraftSession,
  { createSelfCorrection, models, call, maxAttempts }: NarrateTools,
): Promise<CorrectionResult<NarratorOutput>> => {
  const validate = async (draft: NarratorOutput) => toValidation(session.name, await session.check(draft), now());
  const correction = createSelfCorrection({
    schema: NarratorOutput,
    validate,
    ask: (_prompt, { violations }) => toAnswer({ models, call }, () => session.draft(violations)),
    now,
    max_attempts: maxAttempts,
  });
  return correction.correct(first, await validate(first)).catch(throwCause);
};

const now = (): string => new Date().toISOString();

type FinalNarration = Pick<Narration, "output" | "source" | "repair" | "held">;

const acceptDraft = (output: NarratorOutput): FinalNarration => ({ output, source: "model", repair: null, held: null });

/** Repairs a draft that the narrator could not correct. */
const repairDraft = async (
  drafted: NarratorOutput,
  session: DraftSession,
  context: NarrationContext,
  { call }: NarrateTools,
): Promise<FinalNarration> => {
  const { output, report: repair, given } = await call.change(repairNarration, { output: drafted, report: null, given: {} }, context);
  const left = await session.judge(output);
  if (!left.some(isTextError)) {
    const source = output.final_text === drafted.final_text ? "model" : "repaired";
    return { output, source, repair, held: null };
  }
  const fallback = { output: fallbackNarration(context), repair };
  if (context.world.campaign.on_unfixable_narration === "fallback") return { ...fallback, source: "fallback", held: null };
  return { ...fallback, source: "held", held: { text: drafted.final_text, given } };
};
