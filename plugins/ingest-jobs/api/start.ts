import { ForbiddenError, ValidationError, refusals, withApiErrors } from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { JobRow } from "freeform-rpg/plugins/jobs";
import { OcrMode, PackLayer } from "freeform-rpg/schemas";
import { z } from "zod";
import { IngestSettings } from "../order.ts";
import { Ingestion } from "../tokens.ts";
import type { BookSource } from "../tokens.ts";

const keyShape = z.string().min(1).max(200);
const text = z.string().trim().min(1).max(300);
const maybe = <T extends z.ZodType>(shape: T) => shape.nullish().transform((value) => value ?? undefined);

const StartIngestInput = z.object({
  book: z.object({ upload: maybe(z.string()), path: maybe(z.string().min(1).max(4096)) }),
  pages: maybe(z.object({ from: z.int().min(1).max(100_000), to: z.int().min(1).max(100_000) })),
  pack: maybe(
    z.object({
      id: maybe(text),
      name: maybe(text),
      version: maybe(text),
      layer: maybe(PackLayer),
      author: maybe(z.string().max(300)),
      description: maybe(z.string().max(4000)),
    }),
  ),
  draft: maybe(z.boolean()),
  systemHint: maybe(text),
  skipSystems: maybe(z.boolean()),
  ocr: maybe(OcrMode),
  images: maybe(z.boolean()),
  idempotencyKey: keyShape,
});
type StartIngestInput = z.infer<typeof StartIngestInput>;

const who = "For operators.";

/** Adds starting an ingest. */
export const addStartIngest: ApiPart = (builder) => {
  const input = addInput(builder);
  builder.mutationField("startIngest", (t) =>
    t.field({
      type: JobRow,
      description: `Makes a pack of a book. Answers at once with a job: \`ingestProgress\` tells how it gets on, \`ingest\` where it stands, \`cancelJob\` stops it. ${who}`,
      args: { input: t.arg({ type: input, required: true, description: "The book, and how it is to be read." }) },
      errors: { types: refusals },
      resolve: (_root, { input: given }, context) => withApiErrors(() => startIngest(context, StartIngestInput.parse(given))),
    }),
  );
};

const startIngest = async (context: Context, input: StartIngestInput) => {
  const { userId } = requireOperator(context);
  const { book, pages, pack, draft, systemHint, skipSystems, ocr, images, idempotencyKey } = input;
  const named = Object.fromEntries(Object.entries(pack ?? {}).filter(([, value]) => value !== undefined));
  const systems = { skip: skipSystems ?? false, hint: systemHint ?? null };
  const settings = IngestSettings.parse({ range: pages ?? null, pack: named, draft, ocr, images, systems });
  return (await context.use(Ingestion)).start(findSource(context, book), settings, { userId, idempotencyKey });
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

const addInput = (builder: Builder) => {
  const ocr = builder.enumType("OcrMode", {
    description: "When text is read from pictures of pages.",
    values: {
      AUTO: { value: "auto", description: "Where a page holds hardly any text." },
      ALWAYS: { value: "always", description: "On every page." },
      NEVER: { value: "never", description: "Pictures of pages stay unread." },
    } as const,
  });
  return builder.inputType("StartIngestInput", {
    description: "A book, and how it is to be read.",
    fields: (t) => ({
      book: t.field({ type: addBook(builder), required: true, description: "The PDF." }),
      pages: t.field({ type: addPages(builder), description: "Only these pages. Default: all." }),
      pack: t.field({
        type: addNaming(builder),
        description: "What the pack calls itself. What is left out follows from the file's name.",
      }),
      draft: t.boolean({ description: "Make a draft for a reviewer, with `REVIEW_NEEDED.md`. Default false." }),
      systemHint: t.string({ description: "A system of `systems` whose words help to find the rules. Default: what the book looks like." }),
      skipSystems: t.boolean({ description: "Leave the book's rules out. Default false." }),
      ocr: t.field({ type: ocr, description: "Default AUTO." }),
      images: t.boolean({ description: "Write the book's pictures as files. Default false." }),
      idempotencyKey: t.string({ required: true, description: "New for each new ingest. The same key again answers with the first job." }),
    }),
  });
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

const addPages = (builder: Builder) =>
  builder.inputType("PageRangeInput", {
    description: "Pages of a book, from 1.",
    fields: (t) => ({
      from: t.int({ required: true, description: "The first." }),
      to: t.int({ required: true, description: "The last, included." }),
    }),
  });

const addNaming = (builder: Builder) =>
  builder.inputType("PackNamingInput", {
    description: "What a pack calls itself.",
    fields: (t) => ({
      id: t.string({ description: "Lower case letters, digits and underscores." }),
      name: t.string({ description: "For people." }),
      version: t.string({ description: "Semantic, such as `1.0.0`. Default 0.1.0." }),
      layer: t.string({ description: "How far it reaches: `core`, `setting`, `regional`, `adventure`, `homebrew`. Default setting." }),
      author: t.string({ description: "Who wrote the book." }),
      description: t.string({ description: "What it is, in a few sentences." }),
    }),
  });
