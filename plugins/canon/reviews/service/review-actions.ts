import type { RuledActions } from "freeform-rpg/plugins/turn/validator";
import { ActionsDecision } from "freeform-rpg/schemas/turn";
import type { ActionsReview } from "freeform-rpg/schemas";
import { ask } from "./ask.ts";
import type { AskOptions } from "./question.ts";
import type { ActionsSubject } from "./review-row.ts";
import { asksActions } from "./settings.ts";

/** Has DMs decide about actions before the dice, where the campaign wants that. A turn without actions has nothing to decide about. */
export const reviewActions = async (options: AskOptions, { request, ruling, method, round }: RuledActions): Promise<ActionsReview[]> => {
  const { intent, speech, allowed_actions, blocked_actions } = ruling;
  if (allowed_actions.length + blocked_actions.length === 0) return [];
  const subject: ActionsSubject = { intent, speech, allowed_actions, blocked_actions, method };
  const { campaign_id: campaignId, run_id: runId } = request;
  const made = await ask(options, { campaignId, runId, kind: "actions", subject, identity: subject, round, isAsked: asksActions });
  if (made === undefined) return [];
  const { askedAt: asked_at, decidedAt: decided_at, by, decision } = made;
  return [{ asked_at, decided_at, by, decision: ActionsDecision.parse(decision) }];
};
