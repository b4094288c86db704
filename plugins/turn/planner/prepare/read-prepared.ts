import type { DatabaseConnection, KeptReads } from "freeform-rpg/db";
import { keepReads, unpack } from "freeform-rpg/db/lib";
import { sql as raw } from "kysely";
import type { RawBuilder } from "kysely";
import { resultArtifact } from "freeform-rpg/plugins/operations/jobs/lib";
import type { MovePreparation } from "../tokens.ts";
import { PrepareResult } from "./prepare-job.ts";

/** The key of the job that prepares moves after an event. */
export const keyAfter = (campaignId: string, eventId: string): string => `prepare-moves:${campaignId}:${eventId}`;

/** The job for the turn after a head, as it was when it was read. */
interface PreparingJob {
  readonly head_seq: number;
  /** The status of the job; `null` where there is none. */
  readonly status: string | null;
  readonly result: unknown;
}

/** Such jobs, read with the worlds of turns. */
export type JobsAhead = KeptReads<PreparingJob | null>;

/** Keeps them. */
export const keepJobs = (): JobsAhead =>
  keepReads("prepared", ({ campaign_id }) => {
    const head = raw`(select head_seq from campaigns where id = ${campaign_id})`;
    return raw`(
      select jsonb_build_object('head_seq', e.seq, 'status', job.status, 'result', ${resultOf(raw`job.id`)})
      from events e left join runs job on job.campaign_id = '' and job.user_id = '' and job.idempotency_key = ${keyAfter(campaign_id, "")}::text || e.id
      where e.campaign_id = ${campaign_id} and e.seq = ${head})`;
  });

/**
 * Reads the results of jobs: that of the job which was queued for this very head, if it has finished. It is queued before the turn ends after which it
 * prepares: where there was none at the start of the next turn, none comes.
 */
export const preparationIn = (database: DatabaseConnection, ahead: Pick<JobsAhead, "take">): MovePreparation => ({
  read: async ({ campaign_id, head_seq, run_id }) => {
    const read = run_id === undefined ? undefined : ahead.take(run_id);
    const isKnown = read?.head_seq === head_seq && (read.status === null || read.result !== null);
    const result = isKnown ? read.result : await readResult(database, campaign_id, head_seq);
    return { moves: PrepareResult.safeParse(unpack(result)).data?.moves ?? [] };
  },
});

const readResult = async ({ sql }: DatabaseConnection, campaignId: string, headSeq: number): Promise<unknown> => {
  const { rows } = await raw<{ result: unknown }>`
    select ${resultOf(raw`job.id`)} as result from runs job
    where job.campaign_id = '' and job.user_id = '' and job.idempotency_key = ${keyAfter(campaignId, "")}::text || (
      select id from events where campaign_id = ${campaignId} and seq = ${headSeq}::integer)`.execute(sql);
  return rows[0]?.result ?? null;
};

/** SQL of the result of a job; `null` until it has finished. */
const resultOf = (jobId: RawBuilder<unknown>): RawBuilder<unknown> =>
  raw`(select value from run_artifacts where campaign_id = '' and run_id = ${jobId} and artifact = ${resultArtifact})`;
