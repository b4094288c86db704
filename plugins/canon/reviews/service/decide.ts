import { encodeJson } from "freeform-rpg/db/lib";
import { EngineError } from "freeform-rpg/errors";
import { requireDm } from "freeform-rpg/plugins/canon/campaigns/lib";
import type { NarrationJudge } from "freeform-rpg/plugins/narration-check/judge";
import { Draft, ReviewedNarration } from "freeform-rpg/plugins/turn/narrator";
import type { Turns } from "freeform-rpg/plugins/turn/queue";
import type { ActionsDecision, NarrationDecision } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { NarrationInvalidError, ReviewDecidedError } from "../review-error.ts";
import type { DecisionRequest, NarrationDecisionRequest, ReviewsService } from "../tokens.ts";
import type { AskOptions } from "./question.ts";
import { checkActions } from "./check-actions.ts";
import { ActionsSubject, NarrationSubject, findReview } from "./review-row.ts";
import type { MadeDecision, ReviewKind } from "../made-decision.ts";

/** The dependencies of decisions. */
export interface DecideOptions extends Pick<AskOptions, "database" | "publish"> {
  readonly turns: Pick<Turns, "wake">;
  readonly judge: Pick<NarrationJudge, "check">;
}

/** Creates the service of what waits for DMs. */
export const openReviews = (options: DecideOptions): ReviewsService => ({
  decideActions: (request) =>
    decide(options, "actions", request, async (subject, decision) => {
      checkActions(ActionsSubject.parse(subject), decision);
      return decision;
    }),
  decideNarration: (request) =>
    decide(options, "narration", request, (subject, decision) => checkText(options, NarrationSubject.parse(subject), request, decision)),
});

/** Decides unless someone did; a run that waits goes on, wherever it is claimed. */
const decide = async <Decision extends ActionsDecision | NarrationDecision>(
  options: DecideOptions,
  kind: ReviewKind,
  { campaignId, userId, key, decision }: DecisionRequest<Decision>,
  check: (subject: unknown, decision: Decision) => Promise<Decision>,
): Promise<MadeDecision> => {
  const { database, publish, turns } = options;
  await requireDm(database.sql, campaignId, userId, "decide what waits for the DM");
  const { review: found } = await findReview(database, campaignId, key);
  if (found === null || found.kind !== kind) throw notFound(key, kind);
  if (found.made) throw new ReviewDecidedError(found.made);
  const checked = await check(found.subject, decision);
  const { rows } = await sql`
    with decided as (
      update reviews set decision = ${encodeJson(checked)}::jsonb, decided_by = ${userId}, decided_at = clock_timestamp()
      from runs where reviews.campaign_id = ${campaignId} and reviews.digest = ${key} and reviews.decision is null
        and runs.campaign_id = reviews.campaign_id and runs.id = reviews.run_id and runs.status in ('running', 'waiting')
      returning reviews.campaign_id, reviews.run_id),
    redrafted as (
      delete from run_artifacts using decided
      where ${checked.as === "another"}::boolean and run_artifacts.campaign_id = decided.campaign_id and run_artifacts.run_id = decided.run_id
        and run_artifacts.artifact in (${Draft.id}, ${ReviewedNarration.id}))
    update runs set wait_until = to_timestamp(0) from decided where runs.campaign_id = decided.campaign_id and runs.id = decided.run_id
    returning runs.id`.execute(database.sql);
  const made = (await findReview(database, campaignId, key)).review?.made;
  if (!made)
    throw new EngineError(
      "review_over",
      "The turn was cancelled, or it starts again because the campaign changed. Nothing waits any more.",
    );
  if (rows.length === 0) throw new ReviewDecidedError(made);
  publish({ type: "review_decided", campaignId, runId: made.runId, userId });
  turns.wake(campaignId);
  return made;
};

const notFound = (key: string, kind: ReviewKind): EngineError =>
  new EngineError(
    "review_not_found",
    `No ${kind === "actions" ? "actions wait" : "narration waits"} under the key "${key}". List what waits to see the keys.`,
  );

/** An own text is checked as the narrator's is. */
const checkText = async (
  { judge }: DecideOptions,
  { given }: NarrationSubject,
  { ignoreViolations = false }: NarrationDecisionRequest,
  decision: NarrationDecision,
): Promise<NarrationDecision> => {
  if (decision.as !== "own_text") return decision;
  const text = decision.text.trim();
  const violations = [...(await judge.check(text, given))];
  if (violations.some(({ severity }) => severity === "error") && !ignoreViolations) throw new NarrationInvalidError(violations);
  return { ...decision, text, violations };
};
