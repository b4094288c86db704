import { Database } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { Runner, contribute, createReport, definePlugin, provide } from "freeform-rpg/kernel";
import { z } from "zod";
import { addServers } from "./api.ts";
import { openServers } from "./open-servers.ts";
import { Servers } from "./tokens.ts";

/** How often a server says that it works. */
const Options = z.strictObject({ signSeconds: z.number().positive().default(10) }).prefault({});

/** The servers that work with the database, and what they run. */
export default definePlugin({
  name: "servers",
  options: Options,
  create: ({ signSeconds }) => ({
    contributes: [contribute(apiParts, addServers)],
    services: [
      provide(Servers, {
        uses: { database: Database, runner: Runner },
        create: ({ database, runner }) => openServers({ database, signSeconds, report: createReport(runner, "servers") }),
        close: (servers) => servers.leave(),
      }),
    ],
  }),
});
