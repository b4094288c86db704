import { definePlugin, give, stage } from "freeform-rpg/kernel";
import { Extraction, Ingest, IngestRequest, stageFolders } from "freeform-rpg/plugins/ingest";
import { extractBook } from "./extract-book.ts";
import { pageFiles } from "./page-files.ts";

/** Reads a PDF into blocks of text in reading order. */
export default definePlugin({
  name: "ingest-extract",
  create: () => ({
    gifts: [
      give(stageFolders, {
        stage: "extract",
        artifact: Extraction.id,
        folder: "01_extract",
        files: (value) => pageFiles(Extraction.schema.parse(value)),
      }),
    ],
    stages: [
      stage({
        pipeline: Ingest,
        name: "extract",
        needs: { request: IngestRequest },
        makes: Extraction,
        timeLimit: 3_600_000,
        run: ({ request }, call) => extractBook(request, call),
      }),
    ],
  }),
});
