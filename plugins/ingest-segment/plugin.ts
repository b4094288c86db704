import { definePlugin, give, stage } from "freeform-rpg/kernel";
import { Extraction, Ingest, Segments, Structure, stageFolders } from "freeform-rpg/plugins/ingest";
import { z } from "zod";
import { segmentBook } from "./segment-book.ts";
import { segmentFiles } from "./segment-files.ts";

const Sizes = z.strictObject({
  least: z.int().min(1).default(150),
  most: z.int().min(1).default(2000),
  target: z.int().min(1).default(600),
});

/** Cuts a book into pieces for retrieval. */
export default definePlugin({
  name: "ingest-segment",
  options: Sizes.prefault({}),
  create: (sizes) => ({
    gifts: [
      give(stageFolders, {
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
        needs: { book: Extraction, structure: Structure },
        makes: Segments,
        run: ({ book, structure }) => segmentBook(book, structure, sizes),
      }),
    ],
  }),
});
