import { Runner, definePlugin, provide, tapChange } from "freeform-rpg/kernel";
import { Database, Log } from "freeform-rpg/db";
import { reviewReconciliation } from "freeform-rpg/plugins/turn/reconciler";
import { openPluginStates } from "./service/open-plugin-states.ts";
import { readStates } from "./service/read-states.ts";
import { reduceTurn } from "./service/reduce-turn.ts";
import { PluginStates, turnReducers } from "./tokens.ts";

/** Keeps documents of plugins as a part of campaigns' state. */
export default definePlugin({
  name: "plugin-state",
  create: () => ({
    services: [
      provide(PluginStates, { uses: { database: Database, log: Log }, create: ({ database, log }) => openPluginStates(database, log) }),
    ],
    taps: [
      tapChange(
        reviewReconciliation,
        async (reconciliation, { world, used: { database, runner } }) => {
          const reducers = runner.read(turnReducers);
          if (reducers.length === 0) return reconciliation;
          return reduceTurn(reconciliation, world, reducers, await readStates(database.sql, world.campaign.id));
        },
        { uses: { database: Database, runner: Runner }, order: "post" },
      ),
    ],
  }),
});
