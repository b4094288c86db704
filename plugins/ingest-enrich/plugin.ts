import { definePlugin, give, stage } from "freeform-rpg/kernel";
import { Classification, Enrichment, Ingest, Segments, stageFolders } from "freeform-rpg/plugins/ingest";
import { enrichBook } from "./enrich-book.ts";
import { enrichmentFiles } from "./enrichment-files.ts";

/** Names who and what a book tells of, and makes its text content files of a pack. */
export default definePlugin({
  name: "ingest-enrich",
  create: () => ({
    gifts: [
      give(stageFolders, {
        stage: "enrich",
        artifact: Enrichment.id,
        folder: "05_enrich",
        files: (value) => enrichmentFiles(Enrichment.schema.parse(value)),
      }),
    ],
    stages: [
      stage({
        pipeline: Ingest,
        name: "enrich",
        needs: { pieces: Segments, classes: Classification },
        makes: Enrichment,
        run: ({ pieces, classes }) => enrichBook(pieces, classes),
      }),
    ],
  }),
});
