import { Campaign, apiParts } from "freeform-rpg/graphql";
import { contribute, definePlugin } from "freeform-rpg/kernel";
import { PluginStates, turnReducers } from "freeform-rpg/plugins/canon/plugin-state";
import { defineState, onTurn } from "freeform-rpg/plugins/canon/plugin-state/lib";
import { z } from "zod";

const Footsteps = defineState({ plugin: "foreign-footsteps", name: "turns", schema: z.object({ turns: z.int() }), initial: { turns: 0 } });

const step = onTurn(Footsteps, ({ turns }) => ({ turns: turns + 1 }));

const addFootsteps = (builder) =>
  builder.objectField(Campaign, "footsteps", (t) =>
    t.int({
      description: "How many turns were played.",
      resolve: async ({ campaign_id }, _args, { use }) => (await (await use(PluginStates)).read(campaign_id, Footsteps)).turns,
    }),
  );

export default definePlugin({
  name: "foreign-footsteps",
  engine: "^0.1.0",
  create: () => ({ contributes: [contribute(turnReducers, step), contribute(apiParts, addFootsteps)] }),
});
