import { Campaign, apiParts } from "freeform-rpg/graphql";
import { contribute, definePlugin } from "freeform-rpg/kernel";
import { panels } from "freeform-rpg/plugins/canon/panels";
import { PluginStates, turnReducers } from "freeform-rpg/plugins/canon/plugin-state";
import { defineState, onTurn } from "freeform-rpg/plugins/canon/plugin-state/lib";
import { chatCommands } from "freeform-rpg/plugins/turn/chat-commands";
import { defineChatCommand } from "freeform-rpg/plugins/turn/chat-commands/lib";
import { z } from "zod";

/** What is kept of each campaign: how much has happened, and in which turn the last of it. */
export const Tally = defineState({
  plugin: "tally",
  name: "events",
  schema: z.object({ count: z.int().min(0), lastTurn: z.int().nullable() }),
  initial: { count: 0, lastTurn: null },
});

/** Every turn in which something happens adds to it. */
const count = onTurn(Tally, (tally, { events, turnNo }) =>
  events.length === 0 ? undefined : { count: tally.count + events.length, lastTurn: turnNo },
);

/** `/tally` tells a player how much has happened, `/tally aloud` the table. */
const tell = defineChatCommand({
  name: "tally",
  usage: "[aloud]",
  summary: "How much has happened.",
  run: async ({ campaignId, text: said, use }) => {
    const { count } = await (await use(PluginStates)).read(campaignId, Tally);
    return { text: `${count} events so far.`, to: said === "aloud" ? "table" : "asker" };
  },
});

/**
 * Adds `campaign { tally { count lastTurn } }`.
 * @type {import("freeform-rpg/graphql").ApiPart}
 */
const addTally = (builder) => {
  const type = builder.objectRef("Tally").implement({
    description: "How much has happened in a campaign.",
    fields: (t) => ({
      count: t.exposeInt("count", { description: "The number of events." }),
      lastTurn: t.exposeInt("lastTurn", { nullable: true, description: "The turn of the last one; `null` before the first." }),
    }),
  });
  builder.objectField(Campaign, "tally", (t) =>
    t.field({
      type,
      description: "How much has happened.",
      resolve: async ({ campaign_id }, _args, { use }) => (await use(PluginStates)).read(campaign_id, Tally),
    }),
  );
};

/**
 * Shows it beside the story.
 * @type {import("freeform-rpg/plugins/canon/panels").PanelSource}
 */
const shown = {
  name: "tally",
  forDm: false,
  read: async ({ campaignId, use }) => {
    const { count, lastTurn } = await (await use(PluginStates)).read(campaignId, Tally);
    if (lastTurn === null) return null;
    const parts = [
      { kind: "row", label: "Events", value: String(count) },
      { kind: "row", label: "Last in turn", value: String(lastTurn) },
    ];
    return { title: "Tally", parts };
  },
};

export default definePlugin({
  name: "tally",
  create: () => ({
    contributes: [
      contribute(turnReducers, count),
      contribute(chatCommands, tell),
      contribute(apiParts, addTally),
      contribute(panels, shown),
    ],
  }),
});
