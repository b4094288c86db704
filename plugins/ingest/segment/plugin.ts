import { definePlugin, contribute, optional, stage } from "freeform-rpg/kernel";
import { AskedModel, Extraction, Ingest, Segments, Structure, stageFolders } from "freeform-rpg/plugins/ingest/core";
import { withCorrections } from "freeform-rpg/plugins/policy/self-correction/lib";
import { Models, offlineAnswers, prompts } from "freeform-rpg/plugins/models/core";
import { z } from "zod";
import { cutBook, nameSegments } from "./segment-book.ts";
import { segmentFiles } from "./segment-files.ts";
import { offlineSegmentAnswer, segmentPrompt, splitMixed } from "./split-mixed.ts";

const Sizes = z.strictObject({
  least: z.int().min(1).default(150),
  most: z.int().min(1).default(2000),
  target: z.int().min(1).default(600),
  /** Whether a model splits passages that mix the world and rules. */
  partMixed: z.boolean().default(false),
});

/** Splits a book into segments for retrieval. */
export default definePlugin({
  name: "ingest-segment",
  options: Sizes.prefault({}),
  create: ({ partMixed, ...sizes }) => ({
    contributes: [
      contribute(prompts, segmentPrompt),
      contribute(offlineAnswers, offlineSegmentAnswer),
      contribute(stageFolders, {
        stage: "segment",
        artifact: Segments.id,
        folder: "03_segment",
        files: (value) => segmentFiles(Segments.schema.parse(value)),
      }),
    ],
    stages: [
      stage({
        pipeline: Ingest,
        name: "segment",
        needs: { book: Extraction, structure: Structure, asked: optional(AskedModel) },
        uses: { models: Models },
        makes: Segments,
        timeLimit: 3_600_000,
        run: async ({ book, structure, models }, call) => {
          const cut = cutBook(book, structure, sizes);
          const { drafts, doubts } = partMixed ? await splitMixed(cut, { models, call, sizes }) : { drafts: cut, doubts: [] };
          return withCorrections(call, { ...nameSegments(drafts, structure), ...(doubts.length > 0 && { doubts: [...doubts] }) });
        },
      }),
    ],
  }),
});
