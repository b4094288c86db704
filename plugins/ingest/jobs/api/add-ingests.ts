import { NotFoundError, ValidationError, followUntilStopped, commonErrors } from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { z } from "zod";
import { Ingestion } from "../tokens.ts";
import type { IngestProgress } from "../tokens.ts";
import { addDecideDraft } from "./decide-draft.ts";
import { addImportNotes } from "./import-notes.ts";
import { addUploadPack } from "./upload-pack.ts";
import { IngestRow, ProgressRow, PromotionRow } from "./rows.ts";
import { addBook, addStartIngest, keyDescription, requireReader, toIngestKey } from "./start.ts";
import { addIngestTypes } from "./types.ts";

/** Adds the operations on ingests: start, watch, resume, promote. */
export const addIngests: ApiPart = (builder) => {
  addIngestTypes(builder);
  const book = addBook(builder);
  addStartIngest(builder, book);
  addImportNotes(builder, book);
  addUploadPack(builder, book);
  addReads(builder);
  addDecideDraft(builder);
  addPromote(builder);
  addWatching(builder);
};

const addReads: ApiPart = (builder) => {
  builder.queryField("ingestJob", (t) =>
    t.field({
      type: IngestRow,
      nullable: true,
      description: "One ingest; `null` when it does not exist. For operators.",
      args: { key: t.arg.id({ required: true, description: keyDescription }) },
      resolve: async (_root, { key }, context) => {
        requireReader(context);
        return (await context.use(Ingestion)).find(toIngestKey(key));
      },
    }),
  );
  builder.queryField("ingestJobs", (t) =>
    t.field({
      type: [IngestRow],
      description: "The ingests of this server, newest first. For operators.",
      args: {
        first: t.arg.int({
          defaultValue: 20,
          description: "The number of ingests to return, 1 to 100.",
          validate: z.int().min(1).max(100),
        }),
        sha256: t.arg.string({
          description: "Only ingests of the book with this SHA-256 hash, in lower-case hexadecimal.",
          validate: z.string().regex(/^[0-9a-f]{64}$/, "must be a SHA-256 in 64 lower-case hexadecimal digits"),
        }),
      },
      resolve: async (_root, { first, sha256 }, context) => {
        requireReader(context);
        return [...(await (await context.use(Ingestion)).list(first ?? 20, sha256 ?? undefined))];
      },
    }),
  );
};

const addPromote: ApiPart = (builder) => {
  builder.mutationField("promoteDraft", (t) =>
    t.fieldWithInput({
      type: PromotionRow,
      description:
        "Checks the pack of an ingest and copies it to the server's pack directory without its review files, completely or not at all. Name the ingest by `key` or its directory by `path`. Continue with `installPack`. For operators.",
      typeOptions: { description: "The draft, and whether it may replace a pack." },
      input: {
        key: t.input.id({ description: keyDescription }),
        path: t.input.string({
          description:
            "The server directory of a draft or of the ingest that made it, such as a result of `pack-ingest`. It must be inside a directory that the configuration allows.",
          validate: z.string().min(1).max(4096),
        }),
        force: t.input.boolean({ defaultValue: false, description: "Whether to replace a pack with the same id. Default false." }),
      },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { key, path, force } }, context) => {
        requireReader(context);
        return (await context.use(Ingestion)).promote(readDraft(key, path), force === true);
      },
    }),
  );
};

const readDraft = (key: string | number | null | undefined, path: string | null | undefined) => {
  if (key && !path) return { key: toIngestKey(key) };
  if (path && !key) return { path };
  throw new ValidationError([{ path: "key", message: "Pass exactly one of `key` and `path`." }], "draft_invalid");
};

const addWatching: ApiPart = (builder) => {
  builder.subscriptionField("ingestProgress", (t) =>
    t.field({
      type: ProgressRow,
      description: "Streams the progress of an ingest: first the past steps after `after`, then new ones until the end. For operators.",
      args: {
        key: t.arg.id({ required: true, description: keyDescription }),
        after: t.arg.int({ description: "The `seq` of the last step that was received. Default 0: from the beginning." }),
      },
      subscribe: (_root, { key, after }, context) => watch(context, toIngestKey(key), after ?? 0),
      resolve: (progress: IngestProgress) => progress,
    }),
  );
};

const watch = async (context: Context, key: string, after: number) => {
  requireReader(context);
  const ingests = await context.use(Ingestion);
  const ingest = await ingests.find(key);
  if (ingest === null) throw new NotFoundError(`There is no ingest "${key}". \`ingestJobs\` lists them.`, "ingest_not_found");
  return followUntilStopped((signal) => ingests.follow(ingest, after, signal), context);
};
