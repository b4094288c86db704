import { definePlugin, give, provide } from "freeform-rpg/kernel";
import { Database } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { addArchives } from "./api/add-archives.ts";
import { bringIn } from "./bring-in.ts";
import { Archives } from "./tokens.ts";
import { writeArchive } from "./write-archive.ts";

/** Campaigns as files: to keep, or to take from one database to another. */
export default definePlugin({
  name: "archives",
  create: () => ({
    services: [
      provide(Archives, {
        uses: { database: Database },
        create: ({ database }) => ({ write: (id) => writeArchive(database, id), bringIn: (path) => bringIn(database, path) }),
      }),
    ],
    gifts: [give(apiParts, addArchives)],
  }),
});
