import { definePlugin, give, stage } from "freeform-rpg/kernel";
import { AssembledPack, Enrichment, Ingest, IngestedPack, stageFolders } from "freeform-rpg/plugins/ingest";
import { PackTrials } from "freeform-rpg/plugins/lore";
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
        files: (value) => new Map([["validation.json", `${JSON.stringify(value, null, 1)}\n`]]),
      }),
    ],
    stages: [
      stage({
        pipeline: Ingest,
        name: "validate",
        needs: { pack: AssembledPack, enrichment: Enrichment },
        uses: { trials: PackTrials },
        makes: IngestedPack,
        run: validatePack,
      }),
    ],
  }),
});
