import { definePlugin, contribute, optional, stage } from "freeform-rpg/kernel";
import { AskedModel, Classification, Enrichment, Ingest, Segments, stageFolders } from "freeform-rpg/plugins/ingest/core";
import { withCorrections } from "freeform-rpg/plugins/policy/self-correction/lib";
import { Models, offlineAnswers, prompts } from "freeform-rpg/plugins/models/core";
import { answerIn } from "freeform-rpg/plugins/models/core/lib";
import { languageOf } from "freeform-rpg/plugins/ingest/segment/lib";
import { z } from "zod";
import { enrichBook } from "./enrich-book.ts";
import { enrichmentFiles } from "./enrichment-files.ts";
import { labelPrompt, offlineLabelsAnswer } from "./files/label-entries.ts";
import { offlineTagsAnswer, tagsPrompt } from "./files/tag-entries.ts";
import { namesPrompt, offlineNamesAnswer } from "./names/ask-names.ts";

const size = (standard: number) => z.int().min(1).max(100).default(standard);

const Options = z
  .strictObject({
    /** The number of segments or files in one request. */
    batches: z.strictObject({ names: size(15), labels: size(5), tags: size(20) }).prefault({}),
    /** The number of concurrent calls. */
    width: size(4),
    /** The maximum words of a file; longer ones are split between paragraphs. */
    most: z.int().min(100).default(2000),
  })
  .prefault({});

/** Names the entities of a book and writes the content files of a pack. */
export default definePlugin({
  name: "ingest-enrich",
  options: Options,
  create: (options) => ({
    contributes: [
      contribute(prompts, namesPrompt),
      contribute(prompts, labelPrompt),
      contribute(prompts, tagsPrompt),
      contribute(offlineAnswers, offlineNamesAnswer),
      contribute(offlineAnswers, offlineLabelsAnswer),
      contribute(offlineAnswers, offlineTagsAnswer),
      contribute(stageFolders, {
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
        run: async (given, call) =>
          withCorrections(call, await enrichBook({ ...given, models: answerIn(given.models, languageOf(given.pieces)), call, options })),
      }),
    ],
  }),
});
