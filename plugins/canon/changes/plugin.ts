import { contribute, definePlugin, provide } from "freeform-rpg/kernel";
import { Database, Log, Worlds } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { Effects } from "freeform-rpg/plugins/turn/effects";
import { addChangesApi } from "./api/add-changes-api.ts";
import { openChanges } from "./service/open-changes.ts";
import { Changes } from "./tokens.ts";

/** Lets a DM change anything in the world by hand, with a preview, as events of the log. */
export default definePlugin({
  name: "changes",
  create: () => ({
    services: [
      provide(Changes, {
        uses: { database: Database, log: Log, worlds: Worlds, effects: Effects },
        create: openChanges,
      }),
    ],
    contributes: [contribute(apiParts, addChangesApi)],
  }),
});
