import { definePlugin, give, optional, stage } from "freeform-rpg/kernel";
import { AskedModel, Classification, Enrichment, Ingest, Segments, stageFolders } from "freeform-rpg/plugins/ingest";
import { Models, offlineAnswers, prompts } from "freeform-rpg/plugins/models";
import { z } from "zod";
import { enrichBook } from "./enrich-book.ts";
import { enrichmentFiles } from "./enrichment-files.ts";
import { labelPrompt, offlineLabelsAnswer } from "./files/label-entries.ts";
import { offlineTagsAnswer, tagsPrompt } from "./files/tag-entries.ts";
import { namesPrompt, offlineNamesAnswer } from "./names/ask-names.ts";

const size = (standard: number) => z.int().min(1).max(100).default(standard);

const Options = z
  .strictObject({
    /** How many segments or files a model is shown at once. */
    batches: z.strictObject({ names: size(15), labels: size(5), tags: size(20) }).prefault({}),
    /** How many calls are made at once. */
    width: size(4),
    /** Most words of a file: what is longer is cut between paragraphs. */
    most: z.int().min(100).default(2000),
  })
  .prefault({});

/** Names who and what a book tells of, and makes its text content files of a pack. */
export default definePlugin({
  name: "ingest-enrich",
  options: Options,
  create: (options) => ({
    gifts: [
      give(prompts, namesPrompt),
      give(prompts, labelPrompt),
      give(prompts, tagsPrompt),
      give(offlineAnswers, offlineNamesAnswer),
      give(offlineAnswers, offlineLabelsAnswer),
      give(offlineAnswers, offlineTagsAnswer),
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
        needs: { pieces: Segments, classes: Classification, asked: optional(AskedModel) },
        uses: { models: Models },
        makes: Enrichment,
        timeLimit: 4 * 60 * 60_000,
        run: (given, call) => enrichBook({ ...given, call, options }),
      }),
    ],
  }),
});
