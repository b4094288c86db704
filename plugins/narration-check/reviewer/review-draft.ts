import type { TapContext } from "freeform-rpg/kernel";
import { AppError } from "freeform-rpg/kernel";
import { shortenPacket } from "freeform-rpg/plugins/turn/context/lib";
import type { ModelService } from "freeform-rpg/plugins/models/core";
import type { NarrationDraft } from "freeform-rpg/plugins/turn/narrator";
import { DraftReview } from "./draft-review.ts";
import type { NarrationViolation } from "freeform-rpg/schemas";
import { policyId, toViolations } from "./to-violations.ts";
import { prompt } from "./prompt.ts";
import { writeReviewInput } from "./review-input.ts";

/**
 * Asks a model to compare a draft with what the narrator was given, and keeps the part of its answer that both texts confirm. The model
 * sees nothing that players may not read. A failed model call is a warning: the draft is still checked by the judge.
 */
export const reviewDraft = async (draft: NarrationDraft, models: ModelService, call: TapContext): Promise<NarrationViolation[]> => {
  const input = writeReviewInput(draft);
  const review = await models
    .object({
      prompt,
      input,
      shorten: () => ({ ...input, packet: shortenPacket(input.packet) }),
      schema: DraftReview,
      call,
      campaignId: draft.world.campaign.id,
    })
    .catch((thrown: unknown) => reportFailure(thrown, call));
  return Array.isArray(review) ? review : toViolations(review, input);
};

const reportFailure = (thrown: unknown, { signal }: TapContext): NarrationViolation[] => {
  if (signal.aborted || !(thrown instanceof AppError)) throw thrown;
  return [
    {
      policy_id: policyId,
      rule_id: "not_reviewed",
      message: `The draft was not reviewed by a model. ${thrown.message}`,
      severity: "warning",
    },
  ];
};
