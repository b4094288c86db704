import { Database } from "freeform-rpg/db";
import { EngineError } from "freeform-rpg/errors";
import { Runner, createReport, definePlugin, provide } from "freeform-rpg/kernel";
import { z } from "zod";
import { localFiles } from "./local-files.ts";
import { openSharedFiles } from "./open-shared-files.ts";
import { rowsStore } from "./stores/rows-store.ts";
import { readS3Location } from "./stores/s3-location.ts";
import { openS3Store } from "./stores/s3-store.ts";
import { SharedFiles } from "./tokens.ts";

const Options = z
  .strictObject({
    /** Where servers share files: `local` for nowhere, `database`, or `s3://BUCKET/FOLDER`. */
    store: z
      .string()
      .refine(
        (store) => store === "local" || store === "database" || readS3Location(store) !== null,
        "must be local, database or s3://BUCKET/FOLDER",
      )
      .default("local"),
  })
  .prefault({});

/** Files that all servers of a database share: uploads, ingests and packs. */
export default definePlugin({
  name: "files",
  options: Options,
  create: ({ store: place }) => ({
    services: [
      place === "local"
        ? provide(SharedFiles, { create: () => localFiles })
        : provide(SharedFiles, {
            uses: { database: Database, runner: Runner },
            create: async ({ database, runner }) => {
              const location = readS3Location(place);
              const store = location === null ? rowsStore(database) : await openS3Store(location);
              await store.check();
              const report = createReport(runner, "files");
              return openSharedFiles({ database, store, report: (message) => report(message, new EngineError("files_changed", message)) });
            },
          }),
    ],
  }),
});
