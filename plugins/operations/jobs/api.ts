import { NotFoundError, RunEventInterface, RunFailure, RunStatusEnum, commonErrors, toRowKey } from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { Runs } from "freeform-rpg/db";
import { addJobLists } from "./api-lists.ts";
import { JobRow } from "./job-row.ts";
import { Jobs } from "./tokens.ts";
import type { Job } from "./tokens.ts";

/** Adds jobs: looking at one, cancelling it, and running it again. They are followed by `runEvents`. */
export const addJobs: ApiPart = (builder) => {
  addJobType(builder);
  builder.queryField("job", (t) =>
    t.field({
      type: JobRow,
      nullable: true,
      description: "A job of the viewer; `null` when it does not exist or belongs to another user. Operators can read all jobs.",
      args: { key: t.arg.id({ required: true, description: "The job, by its global id or its key." }) },
      resolve: (_root, { key }, context) => findJob(context, toRowKey(["Job"], key)),
    }),
  );
  addJobLists(builder);
  builder.mutationFields((t) => ({
    cancelJob: t.fieldWithInput({
      type: JobRow,
      description: "Cancels a queued or running job. A finished job stays unchanged. For its requester and for operators.",
      typeOptions: { description: "The job to cancel." },
      input: { key: t.input.id({ required: true, description: "The job, by its global id or its key." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input }, context) => (await context.use(Jobs)).cancel(await requireOwn(context, input.key)),
    }),
    retryJob: t.fieldWithInput({
      type: JobRow,
      description:
        "Runs a failed or cancelled job again, with all its tries. What it has made so far is kept, and paid answers are not paid for again. For its requester and for operators.",
      typeOptions: { description: "The job to run again." },
      input: { key: t.input.id({ required: true, description: "The job, by its global id or its key." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input }, context) => (await context.use(Jobs)).retry(await requireOwn(context, input.key)),
    }),
  }));
};

/** The key of a job that the viewer may change. Throws `job_not_found`. */
const requireOwn = async (context: Context, given: string): Promise<string> => {
  const key = toRowKey(["Job", "Ingest"], given);
  if ((await findJob(context, key)) !== null) return key;
  throw new NotFoundError(`There is no job "${key}", or it belongs to another user.`, "job_not_found");
};

const findJob = async ({ use, viewer }: Context, key: string): Promise<Job | null> => {
  const job = await (await use(Jobs)).find(key);
  return job !== null && (viewer?.operator === true || viewer?.userId === job.userId) ? job : null;
};

const addJobType: ApiPart = (builder) => {
  builder.node(JobRow, {
    name: "Job",
    description: "A background job that does not belong to a campaign, such as the installation of a pack. Follow it with `runEvents`.",
    isTypeOf: () => true,
    id: { resolve: ({ id }) => id },
    loadWithoutCache: (id, context) => findJob(context, id),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the job, as `runEvents` and `job` take it." }),
      kind: t.exposeString("pipeline", { description: "The kind of job, such as `install-pack`." }),
      userId: t.exposeString("userId", { description: "The user id of the requester." }),
      status: t.expose("status", { type: RunStatusEnum, description: "The status of the job." }),
      failure: t.expose("failure", {
        type: RunFailure,
        nullable: true,
        description: "The failure; of a job that is tried again, that of its last try. `null` for others.",
      }),
      failedTries: t.exposeInt("failedTries", { description: "How many tries have failed so far." }),
      lostTries: t.exposeInt("lostTries", { description: "How many servers died while they ran it." }),
      retryAt: t.expose("waitUntil", {
        type: "DateTime",
        nullable: true,
        description: "The time of its next try; `null` unless a try has failed.",
      }),
      lastSeq: t.exposeInt("lastSeq", { description: "The sequence number of the last event." }),
      createdAt: t.expose("createdAt", { type: "DateTime", description: "The time of the request." }),
      finishedAt: t.expose("finishedAt", { type: "DateTime", nullable: true, description: "The time when it ended; `null` until then." }),
      result: t.field({
        type: "JSON",
        nullable: true,
        description: "The result, in a form that depends on the kind; `null` until the job is finished.",
        resolve: async ({ id }, _args, { use }) => (await use(Jobs)).result(id),
      }),
      events: t.field({
        type: [RunEventInterface],
        description: "The events so far.",
        args: { after: t.arg.int({ description: "Only events with a higher `seq`. Default 0." }) },
        resolve: async ({ id }, { after }, { use }) => [...(await (await use(Runs)).readEvents({ id, campaignId: null }, after ?? 0))],
      }),
    }),
  });
};
