import { definePlugin, contribute, provide } from "freeform-rpg/kernel";
import { Database } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { addArchives } from "./api/add-archives.ts";
import { importCampaign } from "./import-campaign.ts";
import { Archives } from "./tokens.ts";
import { writeArchive } from "./write-archive.ts";

/** Exports campaigns to files and imports them, for backups and for moving them between databases. */
export default definePlugin({
  name: "archives",
  create: () => ({
    services: [
      provide(Archives, {
        uses: { database: Database },
        create: ({ database }) => ({ write: (id) => writeArchive(database, id), import: (path) => importCampaign(database, path) }),
      }),
    ],
    contributes: [contribute(apiParts, addArchives)],
  }),
});
