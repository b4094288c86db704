import { Runner, definePlugin, contribute, provide } from "freeform-rpg/kernel";
import { Database } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { callHooks } from "freeform-rpg/plugins/canon/campaigns/lib";
import { addArchives } from "./api/add-archives.ts";
import { importCampaign } from "./import-campaign.ts";
import { ImportLimits } from "./limits.ts";
import { Archives } from "./tokens.ts";
import { writeArchive } from "./write-archive.ts";

/** Exports campaigns to files and imports them, for backups and for moving them between databases. */
export default definePlugin({
  name: "archives",
  options: ImportLimits.prefault({}),
  create: (limits) => ({
    services: [
      provide(Archives, {
        uses: { database: Database, runner: Runner },
        create: ({ database, runner }) => ({
          write: (id) => writeArchive(database, id),
          import: async (path) => {
            const imported = await importCampaign(database, path, limits);
            await callHooks(runner, "created", { campaignId: imported.campaignId, userId: "" });
            return imported;
          },
        }),
      }),
    ],
    contributes: [contribute(apiParts, addArchives)],
  }),
});
