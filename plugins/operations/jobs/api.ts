import { NotFoundError, RunEventInterface, RunFailure, RunStatusEnum, commonErrors, toRowKey, requireOperator } from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { Runs } from "freeform-rpg/db";
import { z } from "zod";
import { JobRow } from "./job-row.ts";
import { Jobs } from "./tokens.ts";
import type { Job, WorkLoad } from "./tokens.ts";

/** Adds jobs: looking at one, and cancelling it. They are followed by `runEvents`. */
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
  addLists(builder);
  builder.mutationField("cancelJob", (t) =>
    t.fieldWithInput({
      type: JobRow,
      description: "Cancels a queued or running job. A finished job stays unchanged. For its requester and for operators.",
      typeOptions: { description: "The job to cancel." },
      input: { key: t.input.id({ required: true, description: "The job, by its global id or its key." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { key: given } }, context) => {
        const key = toRowKey(["Job", "Ingest"], given);
        if ((await findJob(context, key)) === null)
          throw new NotFoundError(`There is no job "${key}", or it belongs to another user.`, "job_not_found");
        return (await context.use(Jobs)).cancel(key);
      },
    }),
  );
};

const addLists: ApiPart = (builder) => {
  const load = builder.objectRef<WorkLoad>("WorkLoad").implement({
    description: "What waits and runs on all servers that share the database.",
    fields: (t) => ({
      queuedTurns: t.exposeInt("queuedTurns", { description: "Turns that wait for a server." }),
      runningTurns: t.exposeInt("runningTurns", { description: "Turns that are played." }),
      waitingTurns: t.exposeInt("waitingTurns", { description: "Turns that wait for a DM." }),
      queuedJobs: t.exposeInt("queuedJobs", { description: "Jobs that wait for a server." }),
      runningJobs: t.exposeInt("runningJobs", { description: "Jobs that are under way." }),
      oldestQueuedAt: t.expose("oldestQueuedAt", {
        type: "DateTime",
        nullable: true,
        description: "The time since when the oldest turn or job waits for a server; `null` when none does.",
      }),
    }),
  });
  builder.queryFields((t) => ({
    jobs: t.field({
      type: [JobRow],
      description: "The jobs of all users, newest first. For operators.",
      args: {
        first: t.arg.int({
          defaultValue: 20,
          description: "The number of jobs to return, 1 to 100.",
          validate: z.int().min(1).max(100),
        }),
        status: t.arg({ type: [RunStatusEnum], description: "Only jobs with one of these statuses. Default: all." }),
      },
      resolve: async (_root, { first, status }, context) => {
        requireOperator(context, "list the jobs of this server");
        return [...(await (await context.use(Jobs)).list(first ?? 20, status ?? []))];
      },
    }),
    workLoad: t.field({
      type: load,
      description: "What waits and runs. For operators.",
      resolve: async (_root, _args, context) => {
        requireOperator(context, "see what waits and runs");
        return (await context.use(Jobs)).load();
      },
    }),
  }));
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
      failure: t.expose("failure", { type: RunFailure, nullable: true, description: "The failure; `null` unless the run or job failed." }),
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
