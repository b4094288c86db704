import { randomUUID } from "node:crypto";
import { ForbiddenError, ValidationError, refusals, withApiErrors } from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { JobRow } from "freeform-rpg/plugins/jobs";
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

const keyDescription = "Its key, as `startIngest` answered.";
const fromStageDescription = "Run this stage and what depends on it again in any case. Default: where it stopped.";
const toStageDescription = "End with this stage, before there is a pack. Default: the last.";

/** Adds starting an ingest, and going on with one. */
export const addStartIngest: ApiPart = (builder) => {
  const settingFields = addSettingTypes(builder);
  const book = addBook(builder);
  const start = builder.inputType("StartIngestInput", {
    description: "A book, and how it is to be read.",
    fields: (t) => ({
      book: t.field({ type: book, required: true, description: "The PDF." }),
      ...settingFields(t),
      toStage: t.string({ description: toStageDescription }),
      idempotencyKey: t.string({ required: true, description: "New for each new ingest. The same key again answers with the first job." }),
    }),
  });
  const settings = builder.inputType("IngestSettingsInput", { description: "How a book is to be read.", fields: settingFields });
  builder.mutationField("startIngest", (t) =>
    t.field({
      type: JobRow,
      description:
        "Makes a pack of a book. Answers at once with a job: `ingestProgress` tells how it gets on, `ingestJob` where it stands, `cancelJob` stops it. For operators.",
      args: { input: t.arg({ type: start, required: true, description: "The book, and how it is to be read." }) },
      errors: { types: refusals },
      resolve: (_root, { input: given }, context) => withApiErrors(() => startIngest(context, StartIngestInput.parse(given))),
    }),
  );
  builder.mutationField("resumeIngest", (t) =>
    t.field({
      type: JobRow,
      description:
        "Goes on with an ingest that failed, was cancelled or is finished, as a job of its own in the same folder: unchanged stages are not run again, model calls that ended are not paid again. For operators.",
      args: {
        key: t.arg.id({ required: true, description: keyDescription }),
        fromStage: t.arg.string({ description: fromStageDescription }),
        toStage: t.arg.string({ description: toStageDescription }),
        settings: t.arg({
          type: settings,
          description: "Read the book like this instead: all of it counts, what is left out has its default. Default: as before.",
        }),
        idempotencyKey: t.arg.string({ description: "New for each new attempt. Default: one is made.", validate: keyShape }),
      },
      errors: { types: refusals },
      resolve: (_root, { key, fromStage, toStage, settings: given, idempotencyKey }, context) =>
        withApiErrors(async () => {
          const { userId } = requireOperator(context);
          const asking = { userId, idempotencyKey: idempotencyKey ?? randomUUID() };
          const again = given ? readSettings(SettingsInput.parse(given)) : null;
          const how = { settings: again, fromStage: fromStage ?? null, toStage: toStage ?? null };
          return (await context.use(Ingestion)).resume(String(key), how, asking);
        }),
    }),
  );
};

const startIngest = async (context: Context, { book, toStage, idempotencyKey, ...given }: StartIngestInput) => {
  const { userId } = requireOperator(context);
  const how = { settings: readSettings(given), toStage: toStage ?? null };
  return (await context.use(Ingestion)).start(findSource(context, book), how, { userId, idempotencyKey });
};

const findSource = ({ uploads }: Context, { upload, path }: StartIngestInput["book"]): BookSource => {
  if (upload === undefined) return { upload: null, path: path ?? null };
  const found = uploads.find(upload);
  if (found !== null) return { upload: found, path: null };
  throw new ValidationError(
    [
      {
        path: "input.book.upload",
        message: "No file came with this request. Send it as multipart/form-data, with `operations`, `map` and the file.",
      },
    ],
    "upload_missing",
  );
};

/** The viewer, if they are an operator. Throws a {@link ForbiddenError}. */
export const requireOperator = ({ viewer }: Context) => {
  if (viewer?.operator === true) return viewer;
  throw new ForbiddenError("Only operators read books on this server. `npx freeform-rpg token --operator` makes their token.");
};

const addBook = (builder: Builder) =>
  builder.inputType("BookInput", {
    description: "Where the book is: one of them.",
    isOneOf: true,
    fields: (t) => ({
      upload: t.field({ type: "Upload", description: "A file that comes with the request." }),
      path: t.string({ description: "A path on the server, below a folder that its configuration allows." }),
    }),
  });
