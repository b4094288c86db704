import { Database } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { contribute, definePlugin, provide } from "freeform-rpg/kernel";
import { addPresenceApi } from "./api.ts";
import { openBoard } from "./open-board.ts";
import type { OpenBoard } from "./open-board.ts";
import { Presence } from "./tokens.ts";

/** Who of a campaign is there, and who is writing. */
export default definePlugin({
  name: "presence",
  create: () => {
    let board: OpenBoard | undefined;
    return {
      services: [
        provide(Presence, {
          uses: { database: Database },
          create: ({ database }) => (board = openBoard(database.notifications)),
          close: () => board?.close(),
        }),
      ],
      contributes: [contribute(apiParts, addPresenceApi)],
    };
  },
});
