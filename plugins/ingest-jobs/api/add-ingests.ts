import { randomUUID } from "node:crypto";
import { NotFoundError, followUntilStopped, refusals, withApiErrors } from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { JobRow } from "freeform-rpg/plugins/jobs";
import { z } from "zod";
import { Ingestion } from "../tokens.ts";
import type { IngestProgress } from "../tokens.ts";
import { IngestRow, ProgressRow, PromotionRow } from "./rows.ts";
import { addStartIngest, requireOperator } from "./start.ts";
import { addIngestTypes } from "./types.ts";

const keyDescription = "Its key, as `startIngest` answered.";

/** Adds reading books: starting, watching, going on, promoting. */
export const addIngests: ApiPart = (builder) => {
  addIngestTypes(builder);
  addStartIngest(builder);
  addReads(builder);
  addResume(builder);
  addPromote(builder);
  addWatching(builder);
};

const addReads: ApiPart = (builder) => {
  builder.queryField("ingestJob", (t) =>
    t.field({
      type: IngestRow,
      nullable: true,
      description: "An ingest; `null` when there is none. For operators.",
      args: { key: t.arg.id({ required: true, description: keyDescription }) },
      resolve: async (_root, { key }, context) => {
        requireOperator(context);
        return (await context.use(Ingestion)).find(String(key));
      },
    }),
  );
  builder.queryField("ingestJobs", (t) =>
    t.field({
      type: [IngestRow],
      description: "The ingests of this server, the latest first. For operators.",
      args: { first: t.arg.int({ defaultValue: 20, description: "At most this many, 1 to 100.", validate: z.int().min(1).max(100) }) },
      resolve: async (_root, { first }, context) => {
        requireOperator(context);
        return [...(await (await context.use(Ingestion)).list(first ?? 20))];
      },
    }),
  );
};

const addResume: ApiPart = (builder) => {
  builder.mutationField("resumeIngest", (t) =>
    t.field({
      type: JobRow,
      description:
        "Goes on with an ingest that failed, was cancelled or is finished, as a job of its own in the same folder: unchanged stages are not run again, model calls that ended are not paid again. For operators.",
      args: {
        key: t.arg.id({ required: true, description: keyDescription }),
        fromStage: t.arg.string({ description: "Run this stage and what depends on it again in any case. Default: where it stopped." }),
        idempotencyKey: t.arg.string({
          description: "New for each new attempt. Default: one is made.",
          validate: z.string().min(1).max(200),
        }),
      },
      errors: { types: refusals },
      resolve: (_root, { key, fromStage, idempotencyKey }, context) =>
        withApiErrors(async () => {
          const { userId } = requireOperator(context);
          const asking = { userId, idempotencyKey: idempotencyKey ?? randomUUID() };
          return (await context.use(Ingestion)).resume(String(key), fromStage ?? null, asking);
        }),
    }),
  );
};

const addPromote: ApiPart = (builder) => {
  builder.mutationField("promoteDraft", (t) =>
    t.field({
      type: PromotionRow,
      description:
        "Checks what an ingest made and puts it onto the shelf without the files for its reviewer: whole or not at all. `installPack` is next. For operators.",
      args: {
        key: t.arg.id({ required: true, description: keyDescription }),
        force: t.arg.boolean({ defaultValue: false, description: "Replace what lies there under the same id. Default false." }),
      },
      errors: { types: refusals },
      resolve: (_root, { key, force }, context) =>
        withApiErrors(async () => {
          requireOperator(context);
          return (await context.use(Ingestion)).promote(String(key), force === true);
        }),
    }),
  );
};

const addWatching: ApiPart = (builder) => {
  builder.subscriptionField("ingestProgress", (t) =>
    t.field({
      type: ProgressRow,
      description: "How an ingest gets on: first what it told after `after`, then live, until its end. For operators.",
      args: {
        key: t.arg.id({ required: true, description: keyDescription }),
        after: t.arg.int({ description: "The `seq` of the last step that was received; default 0, the beginning." }),
      },
      subscribe: (_root, { key, after }, context) => watch(context, String(key), after ?? 0),
      resolve: (progress: IngestProgress) => progress,
    }),
  );
};

const watch = async (context: Context, key: string, after: number) => {
  requireOperator(context);
  const desk = await context.use(Ingestion);
  const ingest = await desk.find(key);
  if (ingest === null) throw new NotFoundError(`There is no ingest "${key}". \`ingestJobs\` lists them.`, "ingest_not_found");
  return followUntilStopped((signal) => desk.follow(ingest, after, signal), context);
};
