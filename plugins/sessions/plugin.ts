import { definePlugin, give, provide } from "freeform-rpg/kernel";
import { Database } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { Lore } from "freeform-rpg/plugins/lore";
import { addSessions } from "./api.ts";
import { openSessions } from "./open-sessions.ts";
import { Sessions } from "./tokens.ts";

/** Evenings of play: their beginning and end, their summaries, and the recap. */
export default definePlugin({
  name: "sessions",
  create: () => ({
    services: [
      provide(Sessions, { uses: { database: Database, lore: Lore }, create: ({ database, lore }) => openSessions(database, lore) }),
    ],
    gifts: [give(apiParts, addSessions)],
  }),
});
