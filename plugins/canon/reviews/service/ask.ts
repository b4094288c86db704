import { encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection } from "freeform-rpg/db";
import { EngineError } from "freeform-rpg/errors";
import type { ReviewSettings } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { decideLate } from "./late.ts";
import { findReview, keyOf } from "./review-row.ts";
import type { AskOptions, Question } from "./question.ts";
import type { ReviewRow } from "./review-row.ts";

/**
 * The decision about a question; `undefined` where no one is to decide. Stops the run with `run_suspended` until a DM decides or the time limit is
 * over: the question is in the database, so that the run, when it is resumed, finds it and what was decided.
 */
export const ask = async (options: AskOptions, question: Question): Promise<NonNullable<ReviewRow["made"]> | undefined> => {
  const { campaignId, runId, kind } = question;
  const unasked = options.ahead.unasked(runId);
  if (unasked !== null && !question.isAsked(unasked)) return undefined;
  const key = keyOf(question, question.identity, question.round);
  const { review, settings } = await findReview(options.database, campaignId, key);
  if (review?.made) return review.made;
  if (review !== null) {
    const late = await decideLate(options, { ...question, key, settings });
    if (late === null) throw waiting(kind);
    return late;
  }
  if (!question.isAsked(settings)) return undefined;
  const player = await store(options.database, question, { key, settings });
  // Outside of the queue, as in a replay, no one is there to decide.
  if (player === undefined) return undefined;
  options.publish({ type: "review_waiting", campaignId, runId: question.runId, userId: player });
  throw waiting(kind);
};

const waiting = (kind: Question["kind"]): EngineError =>
  new EngineError("run_suspended", `The DM is looking at ${kind === "actions" ? "what you mean to do" : "the narration"}.`);

/** Stores the question in place of an earlier one that no one decided, and starts the time limit. Returns the player's user id. */
const store = async (
  { sql: db }: DatabaseConnection,
  { campaignId, runId, kind, subject }: Question,
  { key, settings }: { readonly key: string; readonly settings: ReviewSettings },
): Promise<string | undefined> => {
  const seconds = kind === "actions" ? settings.actions_seconds : settings.narration_seconds;
  const { rows } = await sql<{ user_id: string }>`
    with run as (
      update runs set wait_until = clock_timestamp() + make_interval(secs => ${seconds}::double precision)
      where campaign_id = ${campaignId} and id = ${runId} and status = 'running' returning campaign_id, id, user_id),
    obsolete as (
      delete from reviews using run where reviews.campaign_id = run.campaign_id and reviews.run_id = run.id and reviews.kind = ${kind}
        and reviews.decision is null),
    asked as (
      insert into reviews (campaign_id, run_id, kind, digest, subject)
      select campaign_id, id, ${kind}, ${key}, ${encodeJson(subject)}::jsonb from run)
    select user_id from run`.execute(db);
  return rows[0]?.user_id;
};
