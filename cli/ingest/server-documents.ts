import { IngestResult } from "freeform-rpg/plugins/ingest-jobs";
import { z } from "zod";

const Refused = z.object({ __typename: z.string(), message: z.string(), reason: z.string().optional() });
/** A job that was queued, or why none was. */
export const Queued = z.union([z.object({ __typename: z.literal("Job"), key: z.string() }), Refused]);

/** Ingests of one book, the latest first. */
export const findDocument =
  "query IngestsOfBook($sha256: String!) { ingestJobs(first: 100, sha256: $sha256) { key folder job { status } } }";
export const Found = z.object({
  ingestJobs: z.array(z.object({ key: z.string(), folder: z.string().nullable(), job: z.object({ status: z.string() }) })),
});

export const startDocument = `mutation StartIngest($input: StartIngestInput!) {
  startIngest(input: $input) { __typename ... on Job { key } ... on Error { message reason } }
}`;
export const Started = z.object({ startIngest: Queued });

export const resumeDocument = `mutation ResumeIngest($key: ID!, $settings: IngestSettingsInput!, $fromStage: String, $toStage: String) {
  resumeIngest(key: $key, settings: $settings, fromStage: $fromStage, toStage: $toStage) { __typename ... on Job { key } ... on Error { message reason } }
}`;
export const Resumed = z.object({ resumeIngest: Queued });

export const cancelDocument = "mutation CancelIngest($key: ID!) { cancelJob(key: $key) { __typename } }";

export const followDocument = `subscription FollowIngest($key: ID!, $after: Int) {
  ingestProgress(key: $key, after: $after) { seq type stage done total note }
}`;
export const Followed = z.object({
  ingestProgress: z.object({
    seq: z.number(),
    type: z.string(),
    stage: z.string().nullable(),
    done: z.number(),
    total: z.number().nullable(),
    note: z.string(),
  }),
});

export const outcomeDocument = `query IngestOutcome($key: ID!) { ingestJob(key: $key) {
  folder
  job { status failure { code message } result }
  costs { cost }
  stages { stage: name state ms done total note counts warnings calls: modelCalls cost unpriced: unpricedCalls }
} }`;
const StageReport = z.object({
  stage: z.string(),
  state: z.enum(["waiting", "running", "finished", "kept", "skipped", "failed"]),
  ms: z.number().nullable(),
  done: z.number(),
  total: z.number().nullable(),
  note: z.string(),
  counts: z.record(z.string(), z.number()),
  warnings: z.array(z.string()),
  calls: z.number(),
  cost: z.number(),
  unpriced: z.number(),
});
export const Outcome = z.object({
  ingestJob: z.object({
    folder: z.string().nullable(),
    job: z.object({
      status: z.string(),
      failure: z.object({ code: z.string(), message: z.string() }).nullable(),
      result: IngestResult.nullable(),
    }),
    costs: z.object({ cost: z.number() }),
    stages: z.array(StageReport),
  }),
});

export const promoteDocument = `mutation PromoteIngest($key: ID!) {
  promoteDraft(key: $key, force: true) { __typename ... on DraftPromotion { key } ... on Error { message reason } }
}`;
export const Promoted = z.object({
  promoteDraft: z.union([z.object({ __typename: z.literal("DraftPromotion"), key: z.string() }), Refused]),
});
