import { NotFoundError, ValidationError, followUntilStopped, refusals, withApiErrors } from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
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
      args: {
        first: t.arg.int({ defaultValue: 20, description: "At most this many, 1 to 100.", validate: z.int().min(1).max(100) }),
        sha256: t.arg.string({
          description: "Only those of the book with this hash, in lower-case hexadecimal digits.",
          validate: z.string().regex(/^[0-9a-f]{64}$/, "must be a SHA-256 in 64 lower-case hexadecimal digits"),
        }),
      },
      resolve: async (_root, { first, sha256 }, context) => {
        requireOperator(context);
        return [...(await (await context.use(Ingestion)).list(first ?? 20, sha256 ?? undefined))];
      },
    }),
  );
};

const addPromote: ApiPart = (builder) => {
  builder.mutationField("promoteDraft", (t) =>
    t.field({
      type: PromotionRow,
      description:
        "Checks what an ingest made and puts it onto the shelf without the files for its reviewer: whole or not at all. `installPack` is next. For operators. Name the ingest by `key`, or its folder by `path`.",
      args: {
        key: t.arg.id({ description: keyDescription }),
        path: t.arg.string({
          description:
            "A draft's folder on the server, or that of the ingest that made it, below a folder that the configuration allows: what `pack-ingest` made there.",
          validate: z.string().min(1).max(4096),
        }),
        force: t.arg.boolean({ defaultValue: false, description: "Replace what lies there under the same id. Default false." }),
      },
      errors: { types: refusals },
      resolve: (_root, { key, path, force }, context) =>
        withApiErrors(async () => {
          requireOperator(context);
          return (await context.use(Ingestion)).promote(readDraft(key, path), force === true);
        }),
    }),
  );
};

const readDraft = (key: string | number | null | undefined, path: string | null | undefined) => {
  if (key && !path) return { key: String(key) };
  if (path && !key) return { path };
  throw new ValidationError([{ path: "key", message: "Name the draft by `key` or by `path`: one of them." }], "draft_invalid");
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
