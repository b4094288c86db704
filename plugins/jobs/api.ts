import { NotFoundError, RunEventInterface, RunFailure, RunStatusEnum, refusals, withApiErrors } from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { Runs } from "freeform-rpg/db";
import { JobRow } from "./job-row.ts";
import { Jobs } from "./tokens.ts";
import type { Job } from "./tokens.ts";

/** Adds jobs: looking at one, and cancelling it. They are followed by `runEvents`. */
export const addJobs: ApiPart = (builder) => {
  addJobType(builder);
  builder.queryField("job", (t) =>
    t.field({
      type: JobRow,
      nullable: true,
      description: "A job, for who asked for it and for operators; `null` for everyone else.",
      args: { key: t.arg.id({ required: true, description: "Its key." }) },
      resolve: (_root, { key }, context) => findJob(context, String(key)),
    }),
  );
  builder.mutationField("cancelJob", (t) =>
    t.field({
      type: JobRow,
      description: "Stops a job that waits or runs, for who asked for it and for operators. A finished one stays as it is.",
      args: { key: t.arg.id({ required: true, description: "Its key." }) },
      errors: { types: refusals },
      resolve: (_root, { key }, context) =>
        withApiErrors(async () => {
          if ((await findJob(context, String(key))) === null)
            throw new NotFoundError(`There is no job "${key}", or it is not yours.`, "job_not_found");
          return (await context.use(Jobs)).cancel(String(key));
        }),
    }),
  );
};

const findJob = async ({ use, viewer }: Context, key: string): Promise<Job | null> => {
  const job = await (await use(Jobs)).find(key);
  return job !== null && (viewer?.operator === true || viewer?.userId === job.user_id) ? job : null;
};

const addJobType: ApiPart = (builder) => {
  builder.objectType(JobRow, {
    name: "Job",
    description: "Long work that belongs to no campaign, such as installing a pack. Follow it with `runEvents`.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "Its plain id: `runEvents` and `job` take it." }),
      kind: t.exposeString("pipeline", { description: "What is done, such as `install-pack`." }),
      userId: t.exposeString("user_id", { description: "Who asked for it." }),
      status: t.expose("status", { type: RunStatusEnum, description: "Where it stands." }),
      failure: t.expose("failure", { type: RunFailure, nullable: true, description: "Why it failed; `null` unless it did." }),
      lastSeq: t.exposeInt("last_seq", { description: "Number of its last event." }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When it was asked for." }),
      finishedAt: t.expose("finished_at", { type: "DateTime", nullable: true, description: "When it ended; `null` until then." }),
      result: t.field({
        type: "JSON",
        nullable: true,
        description: "What it came to, as its kind defines; `null` until it is finished.",
        resolve: async ({ id }, _args, { use }) => (await use(Jobs)).result(id),
      }),
      events: t.field({
        type: [RunEventInterface],
        description: "What it has told so far.",
        args: { after: t.arg.int({ description: "Only events with a higher `seq`. Default 0." }) },
        resolve: async ({ id }, { after }, { use }) => [...(await (await use(Runs)).told(id, after ?? 0))],
      }),
    }),
  });
};
