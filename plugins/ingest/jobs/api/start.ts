import { randomUUID } from "node:crypto";
import { commonErrors, requireOperator, requireUpload, toRowKey } from "freeform-rpg/graphql";
import type { Builder, Context } from "freeform-rpg/graphql";
import { JobRow } from "freeform-rpg/plugins/operations/jobs/lib";
import { z } from "zod";
import { Ingestion } from "../tokens.ts";
import type { BookSource } from "../tokens.ts";
import { SettingsInput, addSettingTypes, maybe, readSettings } from "./settings-input.ts";

const keyShape = z.string().min(1).max(200);

const StartIngestInput = SettingsInput.extend({
  book: z.object({ upload: maybe(z.string()), path: maybe(z.string().min(1).max(4096)) }),
  toStage: maybe(z.string()),
  idempotencyKey: keyShape,
});
type StartIngestInput = z.infer<typeof StartIngestInput>;

/** The description of an argument that names an ingest. */
export const keyDescription = "The ingest or its job, by its global id or its key, as `startIngest` returns them.";

/** The key of the ingest that an argument names. */
export const toIngestKey = (given: string | number): string => toRowKey(["Ingest", "Job"], String(given));
const fromStageDescription = "The first stage to run again, with all that depend on it. Default: the stage where it stopped.";
const toStageDescription = "The last stage to run. An ingest that ends early produces no pack. Default: the last stage.";

/** Adds starting and resuming an ingest. */
export const addStartIngest = (builder: Builder, book: BookInputType): void => {
  const settingFields = addSettingTypes(builder);
  const start = builder.inputType("StartIngestInput", {
    description: "A book and the settings for reading it.",
    fields: (t) => ({
      book: t.field({ type: book, required: true, description: "The book as a PDF file." }),
      ...settingFields(t),
      toStage: t.string({ description: toStageDescription }),
      idempotencyKey: t.string({
        required: true,
        description: "A key that is unique to each ingest. The same key returns the first job again.",
      }),
    }),
  });
  const settings = builder.inputType("IngestSettingsInput", { description: "The settings for reading a book.", fields: settingFields });
  builder.mutationField("startIngest", (t) =>
    t.field({
      type: JobRow,
      description:
        "Starts converting a book into a content pack and returns a job immediately. Follow it with `ingestProgress`, read it with `ingestJob`, stop it with `cancelJob`. For operators.",
      args: { input: t.arg({ type: start, required: true, description: "The book and the settings for reading it." }) },
      errors: { types: commonErrors },
      resolve: (_root, { input: given }, context) => startIngest(context, StartIngestInput.parse(given)),
    }),
  );
  builder.mutationField("resumeIngest", (t) =>
    t.fieldWithInput({
      type: JobRow,
      description:
        "Resumes an ingest that failed, was cancelled or is finished, as a new job in the same directory. Unchanged stages are not run again, and completed model calls are not paid again. For operators.",
      typeOptions: { description: "The ingest, and how to resume it." },
      input: {
        key: t.input.id({ required: true, description: keyDescription }),
        fromStage: t.input.string({ description: fromStageDescription }),
        toStage: t.input.string({ description: toStageDescription }),
        settings: t.input.field({
          type: settings,
          description: "New settings, which replace the old ones completely. Default: the old settings.",
        }),
        idempotencyKey: t.input.string({
          description: "A key that is unique to each attempt. Default: a generated key.",
          validate: keyShape,
        }),
      },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { key, fromStage, toStage, settings: given, idempotencyKey } }, context) => {
        const { userId } = requireReader(context);
        const asking = { userId, idempotencyKey: idempotencyKey ?? randomUUID() };
        const again = given ? readSettings(SettingsInput.parse(given)) : null;
        const how = { settings: again, fromStage: fromStage ?? null, toStage: toStage ?? null };
        return (await context.use(Ingestion)).resume(toIngestKey(key), how, asking);
      },
    }),
  );
};

const startIngest = async (context: Context, { book, toStage, idempotencyKey, ...given }: StartIngestInput) => {
  const { userId } = requireReader(context);
  const how = { settings: readSettings(given), toStage: toStage ?? null };
  return (await context.use(Ingestion)).start(findSource(context, book), how, { userId, idempotencyKey });
};

/** The book or the notes that an input names. */
export const findSource = (context: Context, { upload, path }: StartIngestInput["book"]): BookSource =>
  upload === undefined ? { upload: null, path: path ?? null } : { upload: requireUpload(context, upload, "input.book.upload"), path: null };

/** The viewer, if they may read books. Throws a `ForbiddenError`. */
export const requireReader = (context: Context) => requireOperator(context, "read books on this server");

export type BookInputType = ReturnType<typeof addBook>;

/** Adds the input that names a file. */
export const addBook = (builder: Builder) =>
  builder.inputType("BookInput", {
    description: "The location of the book: exactly one of these fields.",
    isOneOf: true,
    fields: (t) => ({
      upload: t.field({ type: "Upload", description: "A file that is sent with the request." }),
      path: t.string({ description: "A path on the server, inside a directory that the server's configuration allows." }),
    }),
  });
