import { encodeJson } from "freeform-rpg/db/lib";
import type { ActionsDecision, NarrationDecision, ReviewSettings } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { AskOptions, Question } from "./question.ts";
import { NarrationSubject, findReview } from "./review-row.ts";
import type { ReviewRow } from "./review-row.ts";

/** A question that was asked. */
interface Asked extends Question {
  readonly key: string;
  readonly settings: ReviewSettings;
}

/** Decides as the campaign says once the time limit is over, unless a DM did first. `null` while there is time. */
export const decideLate = async (
  { database, publish }: Pick<AskOptions, "database" | "publish">,
  asked: Asked,
): Promise<ReviewRow["made"]> => {
  const { campaignId, runId, kind, key } = asked;
  const { rows } = await sql`
    update reviews set decision = ${encodeJson(lateDecision(asked))}::jsonb, decided_at = clock_timestamp()
    from runs where reviews.campaign_id = ${campaignId} and reviews.run_id = ${runId} and reviews.kind = ${kind} and reviews.digest = ${key}
      and reviews.decision is null and runs.campaign_id = reviews.campaign_id and runs.id = reviews.run_id
      and runs.wait_until <= clock_timestamp()
    returning reviews.run_id`.execute(database.sql);
  if (rows.length > 0) publish({ type: "review_decided", campaignId, runId, userId: "" });
  return (await findReview(database, campaignId, key)).review?.made ?? null;
};

/** Actions go on as they were ruled. A text that the checks refused is never released by itself. */
const lateDecision = ({ kind, subject, settings }: Asked): ActionsDecision | NarrationDecision => {
  if (kind === "actions") return { as: "proceed", actions: [] };
  return { as: NarrationSubject.parse(subject).refused ? "fallback" : settings.late_narration };
};
