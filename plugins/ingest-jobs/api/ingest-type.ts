import { stat } from "node:fs/promises";
import { CostTotals } from "freeform-rpg/plugins/cost";
import { JobRow } from "freeform-rpg/plugins/jobs";
import type { ApiPart } from "freeform-rpg/graphql";
import { z } from "zod";
import { readPromotion } from "../promotion-mark.ts";
import { Ingestion } from "../tokens.ts";
import { IngestFileRow, listFiles, readFileText } from "./files.ts";
import { IngestRow, IngestedPackRow, StageRow } from "./rows.ts";

/** Adds the type of ingests, with what lies in their folders. */
export const addIngestType: ApiPart = (builder) => {
  addIngest(builder);
  addFile(builder);
  addFolder(builder);
};

const addIngest: ApiPart = (builder) => {
  builder.objectType(IngestRow, {
    name: "Ingest",
    description: "A book on its way to a pack. Its job tells whether it waits, runs or has ended.",
    fields: (t) => ({
      key: t.string({ description: "Its job's key.", resolve: ({ job }) => job.id }),
      book: t.string({ description: "What the book's file is called.", resolve: ({ order }) => order.name }),
      job: t.field({ type: JobRow, description: "The job: its status, its failure, its events.", resolve: ({ job }) => job }),
      sha256: t.string({ description: "The file's hash, by which the book is known again.", resolve: ({ order }) => order.sha256 }),
      draft: t.boolean({ description: "Whether a draft for a reviewer is made.", resolve: ({ order }) => order.settings.draft }),
      goesOn: t.string({
        nullable: true,
        description: "Key of the ingest whose folder it goes on with; `null` when it began one.",
        resolve: ({ order }) => order.goesOn,
      }),
      stages: t.field({
        type: [StageRow],
        description: "Every stage in order.",
        resolve: async (ingest, _args, { use }) => [...(await (await use(Ingestion)).stages(ingest))],
      }),
      costs: t.field({
        type: CostTotals,
        description: "What model calls for this book have cost. What an earlier ingest of it paid is not paid again, and is in it.",
        resolve: async (ingest, _args, { use }) => (await use(Ingestion)).costs(ingest),
      }),
      pack: t.field({
        type: IngestedPackRow,
        nullable: true,
        description: "What was made; `null` until it is finished, and where it ended with a stage before there is a pack.",
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
      description: "Where on the server its stages keep what they make; `null` before it begins, and when it was kept long enough.",
      resolve: async ({ folder }) => ((await stat(folder).catch(() => null)) ? folder : null),
    }),
    promotedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was promoted last; `null` unless it was.",
      resolve: async ({ folder }) => {
        const promotion = await readPromotion(folder);
        return promotion && new Date(promotion.at);
      },
    }),
    files: t.field({
      type: [IngestFileRow],
      description: "What its stages have written so far, by path, such as a draft's `06_assemble/rulebook/REVIEW_NEEDED.md`.",
      args: {
        below: t.arg.string({
          description: "Only files of this folder, such as `06_assemble`, or this file. Default: all.",
          validate: z.string().max(4096),
        }),
      },
      resolve: ({ folder }, { below }) => listFiles(folder, below ?? ""),
    }),
  }));
};

const addFile: ApiPart = (builder) => {
  builder.objectType(IngestFileRow, {
    name: "IngestFile",
    description: "A file that a stage of an ingest wrote.",
    fields: (t) => ({
      path: t.exposeString("path", { description: "Below the ingest's folder." }),
      bytes: t.exposeInt("bytes", { description: "How large it is." }),
      text: t.string({
        nullable: true,
        description: "What it holds; `null` for pictures, and for more than 2 MB.",
        resolve: (file) => readFileText(file),
      }),
    }),
  });
};
