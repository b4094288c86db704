import { CostTotals } from "freeform-rpg/plugins/models/cost/lib";
import { JobRow } from "freeform-rpg/plugins/operations/jobs/lib";
import type { ApiPart } from "freeform-rpg/graphql";
import { z } from "zod";
import { readPromotion } from "../promotion-mark.ts";
import { Ingestion } from "../tokens.ts";
import { IngestFileRow, listFiles, readFileText } from "./files.ts";
import { IngestRow, IngestedPackRow, StageRow } from "./rows.ts";

/** Adds the type of ingests, with the files in their folders. */
export const addIngestType: ApiPart = (builder) => {
  addIngest(builder);
  addFile(builder);
  addFolder(builder);
};

const addIngest: ApiPart = (builder) => {
  builder.node(IngestRow, {
    name: "Ingest",
    description: "The conversion of a book into a content pack. `job` has its status.",
    isTypeOf: () => true,
    id: { resolve: ({ job }) => job.id },
    loadWithoutCache: async (id, { use, viewer }) => (viewer?.operator ? (await use(Ingestion)).find(id) : null),
    fields: (t) => ({
      key: t.string({ description: "The key of the ingest, the same as that of its job.", resolve: ({ job }) => job.id }),
      book: t.string({ description: "The file name of the book.", resolve: ({ order }) => order.name }),
      job: t.field({ type: JobRow, description: "The job of the ingest, with its status, failure and events.", resolve: ({ job }) => job }),
      sha256: t.string({ description: "The SHA-256 hash of the book's file, in hexadecimal.", resolve: ({ order }) => order.sha256 }),
      draft: t.boolean({ description: "Whether the result is a draft for a reviewer.", resolve: ({ order }) => order.settings.draft }),
      resumes: t.string({
        nullable: true,
        description: "The key of the ingest that this one resumes; `null` when it is a new one.",
        resolve: ({ order }) => order.goesOn,
      }),
      stages: t.field({
        type: [StageRow],
        description: "All stages in order.",
        resolve: async (ingest, _args, { use }) => [...(await (await use(Ingestion)).stages(ingest))],
      }),
      costs: t.field({
        type: CostTotals,
        description: "The cost of model calls for this book, including those of earlier ingests whose results are reused.",
        resolve: async (ingest, _args, { use }) => (await use(Ingestion)).costs(ingest),
      }),
      pack: t.field({
        type: IngestedPackRow,
        nullable: true,
        description: "The resulting pack; `null` until the ingest is finished, and when it ended with an earlier stage.",
        resolve: async (ingest, _args, { use }) => {
          const pack = (await (await use(Ingestion)).result(ingest))?.pack ?? null;
          return pack && { pack };
        },
      }),
    }),
  });
};

const addFolder: ApiPart = (builder) => {
  builder.objectFields(IngestRow, (t) => ({
    folder: t.string({
      nullable: true,
      description: "The server directory with the results of the stages; `null` before it begins and after it was deleted.",
      resolve: async (ingest, _args, { use }) => (await use(Ingestion)).open(ingest),
    }),
    promotedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "The time of the last promotion; `null` when it was never promoted.",
      resolve: async (ingest, _args, { use }) => {
        const folder = await (await use(Ingestion)).open(ingest);
        const promotion = folder === null ? null : await readPromotion(folder);
        return promotion && new Date(promotion.at);
      },
    }),
    files: t.field({
      type: [IngestFileRow],
      description: "The files that the stages have written so far, ordered by path, such as `06_assemble/rulebook/REVIEW_NEEDED.md`.",
      args: {
        below: t.arg.string({
          description: "Only this file, or files in this directory, such as `06_assemble`. Default: all files.",
          validate: z.string().max(4096),
        }),
      },
      resolve: async (ingest, { below }, { use }) => {
        const folder = await (await use(Ingestion)).open(ingest);
        return folder === null ? [] : listFiles(folder, below ?? "");
      },
    }),
  }));
};

const addFile: ApiPart = (builder) => {
  builder.objectType(IngestFileRow, {
    name: "IngestFile",
    description: "A file that a stage of an ingest wrote.",
    fields: (t) => ({
      path: t.exposeString("path", { description: "The path, relative to the directory of the ingest." }),
      bytes: t.exposeInt("bytes", { description: "The size of the file in bytes." }),
      text: t.string({
        nullable: true,
        description: "The content as text; `null` for images and for files larger than 2 MB.",
        resolve: (file) => readFileText(file),
      }),
    }),
  });
};
