import { Runner, contribute, definePlugin, provide } from "freeform-rpg/kernel";
import { Database, Log } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { callHooks } from "freeform-rpg/plugins/canon/campaigns/lib";
import { addStrikesApi } from "./api/add-strikes-api.ts";
import { openStrikes } from "./service/open-strikes.ts";
import { Strikes, summaryRewriters } from "./tokens.ts";

/** Lets a DM strike a turn or undo a change of theirs, wherever it stands, if nothing later depends on it. */
export default definePlugin({
  name: "strikes",
  create: () => ({
    services: [
      provide(Strikes, {
        uses: { database: Database, log: Log, runner: Runner },
        create: ({ database, log, runner }) => {
          const rewriters = () => runner.read(summaryRewriters).map(({ value }) => value);
          return openStrikes({
            database,
            log,
            struck: (moment) => callHooks(runner, "struck", moment),
            rewrite: async (request) => (await Promise.all(rewriters().map(({ rewrite }) => rewrite(database, request)))).flat(),
          });
        },
      }),
    ],
    contributes: [contribute(apiParts, addStrikesApi)],
  }),
});
