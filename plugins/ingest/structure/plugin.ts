import { definePlugin, contribute, optional, stage } from "freeform-rpg/kernel";
import { AskedModel, Extraction, Ingest, Structure, stageFolders } from "freeform-rpg/plugins/ingest/core";
import { withCorrections } from "freeform-rpg/plugins/policy/self-correction/lib";
import { Models, offlineAnswers, prompts } from "freeform-rpg/plugins/models/core";
import { askHeadings, offlineStructureAnswer, structurePrompt } from "./ask-headings.ts";
import { detectStructureWithModel } from "./detect-structure.ts";
import { structureFiles } from "./structure-files.ts";

/** Finds a book's sections and their intents. */
export default definePlugin({
  name: "ingest-structure",
  create: () => ({
    contributes: [
      contribute(prompts, structurePrompt),
      contribute(offlineAnswers, offlineStructureAnswer),
      contribute(stageFolders, {
        stage: "structure",
        artifact: Structure.id,
        folder: "02_structure",
        files: (value) => structureFiles(Structure.schema.parse(value)),
      }),
    ],
    stages: [
      stage({
        pipeline: Ingest,
        name: "structure",
        needs: { book: Extraction, asked: optional(AskedModel) },
        uses: { models: Models },
        makes: Structure,
        timeLimit: 3_600_000,
        run: async ({ book, models }, call) =>
          withCorrections(call, await detectStructureWithModel(book, (pieces) => askHeadings(book, pieces, { models, call }))),
      }),
    ],
  }),
});
