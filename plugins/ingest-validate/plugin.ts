import { definePlugin, give, stage } from "freeform-rpg/kernel";
import { AssembledPack, Enrichment, Ingest, IngestedPack, stageFolders } from "freeform-rpg/plugins/ingest";
import { PackTrials, Packs } from "freeform-rpg/plugins/lore";
import { reportFiles } from "./report-files.ts";
import { validatePack } from "./validate-pack.ts";

/** Checks a pack as installing and asking it would. */
export default definePlugin({
  name: "ingest-validate",
  create: () => ({
    gifts: [
      give(stageFolders, {
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
        needs: { pack: AssembledPack, enrichment: Enrichment },
        uses: { trials: PackTrials, shelf: Packs },
        makes: IngestedPack,
        timeLimit: 60 * 60_000,
        run: validatePack,
      }),
    ],
  }),
});
