import type { StageContext } from "freeform-rpg/kernel";
import { throwCause, toAnswer } from "freeform-rpg/plugins/policy/self-correction/lib";
import type { CorrectionResult, CreateSelfCorrection } from "freeform-rpg/plugins/policy/self-correction";
import { NarrationFindings, NarratorOutput } from "freeform-rpg/schemas/turn";
import type { DraftedText, Narration, NarrationViolation } from "freeform-rpg/schemas";
import type { NarratorTools } from "./ask-narrator.ts";
import { writeFallback } from "./fallback-narration.ts";
import { handBack } from "./hand-back.ts";
import { keepSoundSentences } from "./keep-sound-sentences.ts";
import { patchesBetween } from "./patches-between.ts";
import { repairText } from "./repair-text.ts";
import { standingViolations } from "./standing-violations.ts";
import { suggestNext } from "./suggest-next.ts";
import { inspectNarration, judgeNarration, repairNarration, reviewNarration } from "./tokens.ts";
import type { NarrationDraft } from "./tokens.ts";
import { describeCorrection, isTextError, toValidation } from "./validation.ts";

/** What a narration is written from and checked against. */
export type NarrationContext = Omit<NarrationDraft, "draft">;

/** The dependencies of the review. */
export interface ReviewTools extends NarratorTools {
  readonly createSelfCorrection: CreateSelfCorrection;
  /** Attempts to correct the draft. */
  readonly maxAttempts: number;
  /** False publishes drafts unchecked. */
  readonly gate: boolean;
}

/**
 * Reviews a complete draft and has its faulty sentences written again; of a text that was streamed, what changed is sent as patches. What cannot be
 * corrected goes, sentence by sentence; sound sentences stay. A campaign may have such a narration wait for its DM instead.
 */
export const reviewText = async (draft: DraftedText, context: NarrationContext, tools: ReviewTools): Promise<Narration> => {
  const { call, gate } = tools;
  const findings = gate && draft.text !== "" ? await inspect(draft.text, context, call) : NarrationFindings.parse({});
  const reviewed = await openReview(draft, findings, context, tools);
  const corrected = await correct(reviewed, tools);
  const final = corrected.status === "validated" ? accept(corrected.final_draft) : await settle(corrected.final_draft, reviewed, tools);
  if (draft.streamed) for (const patch of patchesBetween(draft.text, final.output.final_text)) call.patch(patch);
  return {
    ...final,
    output: aboutItsText(final.output, draft),
    attempts: 1 + corrected.total_attempts,
    violations: [...reviewed.violations],
    correction: describeCorrection(corrected),
    findings,
  };
};

/** What the turn was about was written from the draft: beside another text it may say what players did not read, so it is not kept. */
const aboutItsText = (output: NarratorOutput, draft: DraftedText): NarratorOutput =>
  output.final_text === draft.text ? output : { ...output, about: "" };

const inspect = (text: string, context: NarrationContext, call: StageContext): Promise<NarrationFindings> =>
  call.change(inspectNarration, NarrationFindings.parse({}), { ...context, text });

/** A draft under review. */
interface Review {
  readonly first: NarratorOutput;
  readonly context: NarrationContext;
  /** Every violation so far, with the number of its draft. */
  readonly violations: readonly NarrationViolation[];
  /** What is wrong with a text now. */
  judge(output: NarratorOutput): Promise<readonly NarrationViolation[]>;
  /** The same, recorded as the violations of the next draft. */
  check(output: NarratorOutput): Promise<readonly NarrationViolation[]>;
}

const openReview = async (
  draft: DraftedText,
  findings: NarrationFindings,
  context: NarrationContext,
  { call, gate }: ReviewTools,
): Promise<Review> => {
  const violations: NarrationViolation[] = draft.failure === null ? [] : [notNarrated(draft.failure)];
  let drafts = 0;
  const judge: Review["judge"] = async (output) =>
    gate ? standingViolations(output.final_text, findings, await call.collect(judgeNarration, { draft: output, ...context })) : [];
  const output: NarratorOutput = {
    ...findings.proposals,
    final_text: draft.text === "" ? writeFallback(context) : draft.text,
    next_prompt: handBack(context),
    suggested_actions: suggestNext(context, findings.proposals),
  };
  return {
    first: await call.change(reviewNarration, output, context),
    context,
    violations,
    judge,
    async check(checked) {
      drafts += 1;
      const found = await judge(checked);
      violations.push(...found.map((violation) => ({ ...violation, draft: drafts })));
      return found;
    },
  };
};

const notNarrated = (failure: string): NarrationViolation => ({
  rule_id: "not_narrated",
  message: `No model narrated the turn, so its events are narrated in plain sentences. ${failure}`,
  severity: "warning",
});

/** Has faulty sentences written again, until the text has no error or the attempts are used up. */
const correct = async (review: Review, tools: ReviewTools): Promise<CorrectionResult<NarratorOutput>> => {
  const { world } = review.context;
  const name = `${world.campaign.id}:${world.campaign.current_turn + 1}`;
  let found: readonly NarrationViolation[] = [];
  const validate = async (output: NarratorOutput) => toValidation(name, (found = await review.check(output)), now());
  const correction = tools.createSelfCorrection<NarratorOutput>({
    schema: NarratorOutput,
    validate,
    ask: (_prompt, { original_draft, attempt_number }) =>
      toAnswer(tools, async () => ({
        ...original_draft,
        final_text: await repairText(
          { text: original_draft.final_text, attempt: attempt_number },
          found.filter(isRepairable),
          review.context,
          tools,
        ),
      })),
    now,
    max_attempts: tools.maxAttempts,
  });
  return correction.correct(review.first, await validate(review.first)).catch(throwCause);
};

const isRepairable = ({ severity, field = "text" }: NarrationViolation): boolean => severity === "error" && field !== "threads";

const now = (): string => new Date().toISOString();

type FinalNarration = Pick<Narration, "output" | "source" | "repair" | "held">;

const accept = (output: NarratorOutput): FinalNarration => ({ output, source: "model", repair: null, held: null });

/** Rounds in which sentences are taken out: a plain sentence that is put in may be wrong beside another. */
const rounds = 3;

/** What happens to a text that the narrator could not correct. */
const settle = async (drafted: NarratorOutput, review: Review, { call }: ReviewTools): Promise<FinalNarration> => {
  const { context } = review;
  const { output, report: repair, given } = await call.change(repairNarration, { output: drafted, report: null, given: {} }, context);
  let current = output;
  let left = (await review.judge(current)).filter(isTextError);
  const held = left.length > 0 && context.world.campaign.on_unfixable_narration === "hold";
  const plain = { ...output, final_text: writeFallback(context) };
  if (held) return { output: plain, repair, source: "held", held: { text: drafted.final_text, given } };
  for (let round = 0; round < rounds && left.length > 0; round += 1) {
    const text = keepSoundSentences(current.final_text, left);
    if (text === "" || text === current.final_text) break;
    current = { ...current, final_text: text };
    left = (await review.judge(current)).filter(isTextError);
  }
  if (left.length > 0) return { output: plain, repair, source: "fallback", held: null };
  return { output: current, source: current.final_text === drafted.final_text ? "model" : "repaired", repair, held: null };
};
