import { definePlugin, contribute, stage } from "freeform-rpg/kernel";
import { AssembledPack, Enrichment, Extraction, Ingest, IngestedPack, Structure, stageFolders } from "freeform-rpg/plugins/ingest/core";
import { Packs } from "freeform-rpg/plugins/memory/lore";
import { reportFiles } from "./report-files.ts";
import { validatePack } from "./validate-pack.ts";

/** Checks a pack by reading it as campaigns do, and by questions. */
export default definePlugin({
  name: "ingest-validate",
  create: () => ({
    contributes: [
      contribute(stageFolders, {
        stage: "validate",
        artifact: IngestedPack.id,
        folder: "07_validate",
        files: (value) => reportFiles(IngestedPack.schema.parse(value)),
      }),
    ],
    stages: [
      stage({
        pipeline: Ingest,
        name: "validate",
        needs: { pack: AssembledPack, enrichment: Enrichment, book: Extraction, sections: Structure },
        uses: { packs: Packs },
        makes: IngestedPack,
        timeLimit: 60 * 60_000,
        run: validatePack,
      }),
    ],
  }),
});
