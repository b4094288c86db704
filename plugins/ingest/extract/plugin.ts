import { Runner, definePlugin, contribute, stage } from "freeform-rpg/kernel";
import { Extraction, Ingest, IngestRequest, RunFolders, stageFolders } from "freeform-rpg/plugins/ingest/core";
import { extractBook } from "./extract-book.ts";
import { pageFiles } from "./page-files.ts";
import { documentReaders } from "./tokens.ts";
import { ExtractSettings } from "./settings.ts";

/** Reads a book into blocks of text in reading order. */
export default definePlugin({
  name: "ingest-extract",
  options: ExtractSettings.prefault({}),
  create: (settings) => ({
    contributes: [
      contribute(stageFolders, {
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
        uses: { folders: RunFolders, runner: Runner },
        makes: Extraction,
        // Each page has a limit of its own; a large book of pictures takes hours.
        timeLimit: 24 * 3_600_000,
        run: ({ request, folders, runner }, { progress, signal, runId }) =>
          extractBook({ ...request, file: folders.fileOf(runId) ?? request.file }, settings, {
            progress,
            signal,
            folder: folders.of(runId),
            readers: runner.read(documentReaders).map(({ value }) => value),
          }),
      }),
    ],
  }),
});
