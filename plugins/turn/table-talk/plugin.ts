import { contribute, definePlugin, provide, tapChange } from "freeform-rpg/kernel";
import { Database } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { reviewInterpretation } from "freeform-rpg/plugins/turn/interpreter";
import { Dice } from "freeform-rpg/plugins/turn/resolver";
import { addTableTalkApi } from "./api/add-table-talk-api.ts";
import { TableTalkLimits } from "./check-length.ts";
import { findByKey, requireFreeKey } from "./idempotency.ts";
import { isOnlyTableTalk, onlyTableTalk } from "./only-table-talk.ts";
import { postMessage } from "./post-message.ts";
import { TableTalk } from "./tokens.ts";

/** What players say and roll beside the story. A turn whose text is understood as table talk alone ends here, without cost. */
export default definePlugin({
  name: "table-talk",
  options: TableTalkLimits.prefault({}),
  create: (limits) => ({
    services: [
      provide(TableTalk, {
        uses: { database: Database, dice: Dice },
        create: ({ database, dice }) => ({
          post: (message) => postMessage({ database, dice, limits }, message),
          find: (by) => findByKey(database.sql, by),
          requireFreeKey: (by) => requireFreeKey(database.sql, by),
        }),
      }),
    ],
    contributes: [contribute(apiParts, addTableTalkApi)],
    taps: [
      tapChange(reviewInterpretation, (interpretation) => {
        if (isOnlyTableTalk(interpretation)) throw onlyTableTalk();
        return interpretation;
      }),
    ],
  }),
});
