import { Runner, createReport, definePlugin, provide } from "freeform-rpg/kernel";
import { z } from "zod";
import { openDatabase } from "./database.ts";
import { DatabaseError } from "./errors.ts";
import { migratePlugins } from "./migrate-plugins.ts";
import { createEventLog } from "./log/event-log.ts";
import { createRunStore } from "./runs/run-store.ts";
import { Database, Log, Runs, SpareDatabases, Worlds, pluginMigrations } from "./tokens.ts";
import { createWorldReader } from "./worlds/world-reader.ts";

/** The location of the database: `url` of a Postgres server, with `listenUrl` where notifications need another, else `dataDir` of the embedded one, else in memory. `prepared` is explained at {@link openDatabase}. */
const Options = z
  .strictObject({
    url: z.url().optional(),
    listenUrl: z.url().optional(),
    replicaUrl: z.url().optional(),
    prepared: z.boolean().optional(),
    dataDir: z.string().min(1).optional(),
  })
  .prefault({});

/** The database, the log, the worlds and the runs. */
export default definePlugin({
  name: "db",
  options: Options,
  create: (options) => ({
    services: [
      provide(Database, {
        uses: { runner: Runner },
        create: async ({ runner }) => {
          const report = createReport(runner, "db");
          if (options.replicaUrl !== undefined && options.url === undefined)
            throw new DatabaseError("replica_invalid", "A replica is set, but no Postgres whose replica it is. Set DATABASE_URL.");
          const notify = (message: string) => report(message, new DatabaseError("notifications_lost", message));
          const onReplicaLost = (message: string) => report(message, new DatabaseError("replica_lost", message));
          const database = await openDatabase({ ...options, report: notify, onReplicaLost });
          try {
            await migratePlugins(database, runner.read(pluginMigrations));
          } catch (thrown) {
            await database.close();
            throw thrown;
          }
          return database;
        },
        close: (database) => database.close(),
      }),
      provide(SpareDatabases, {
        uses: { runner: Runner },
        create: ({ runner }) => ({
          open: async () => {
            const database = await openDatabase();
            await migratePlugins(database, runner.read(pluginMigrations));
            return database;
          },
        }),
      }),
      provide(Worlds, { uses: { database: Database }, create: ({ database }) => createWorldReader(database) }),
      provide(Log, {
        uses: { database: Database, runner: Runner },
        create: ({ database, runner }) => createEventLog(database, createReport(runner, "db")),
      }),
      provide(Runs, { uses: { database: Database }, create: ({ database }) => createRunStore(database) }),
    ],
  }),
});
