import { contribute, createReport, definePlugin, provide, Runner } from "freeform-rpg/kernel";
import { Database, Runs } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { createLiveEvents, releaseOrphans } from "freeform-rpg/plugins/operations/worker/lib";
import { TableTalk } from "freeform-rpg/plugins/turn/table-talk";
import { Dice } from "freeform-rpg/plugins/turn/resolver";
import { addTurnsApi } from "./api/add-turns-api.ts";
import { createCampaignEvents } from "./campaign-events.ts";
import { findCommittedIn } from "./committed-turn.ts";
import { loggedEventsIn } from "./logged-events.ts";
import { findMembershipIn } from "./membership.ts";
import { openOrder } from "./order/open-order.ts";
import { openRounds } from "./rounds/open-rounds.ts";
import { CampaignBus, Order, Turns } from "./tokens.ts";
import { TurnLimits } from "./turn-limits.ts";
import { createTurns } from "./turns.ts";

/** Queues turns, runs them one after another in each campaign, and streams their events. */
export default definePlugin({
  name: "turn",
  options: TurnLimits.prefault({}),
  create: (limits) => {
    const campaigns = createCampaignEvents();
    return {
      services: [
        provide(CampaignBus, { create: () => ({ publish: campaigns.publish }) }),
        provide(Turns, {
          uses: { database: Database, store: Runs, runner: Runner, tableTalk: TableTalk, dice: Dice },
          create: ({ database, store, runner, tableTalk, dice }) =>
            createTurns({
              queue: {
                store,
                live: createLiveEvents(),
                noun: "turn",
                pollInterval: database.engine === "postgres" ? limits.pollInterval : null,
                report: createReport(runner, "turn"),
              },
              runner,
              limits,
              campaigns,
              tableTalk,
              loggedEvents: loggedEventsIn(database),
              findMembership: findMembershipIn(database),
              findCommitted: findCommittedIn(database),
              rounds: openRounds(database, dice),
              releaseOrphans: () => releaseOrphans(database, "campaigns"),
            }),
          close: (turns) => turns.close(),
        }),
        provide(Order, {
          uses: { database: Database, turns: Turns, dice: Dice },
          create: ({ database, turns, dice }) =>
            openOrder({
              database,
              turns,
              rounds: openRounds(database, dice),
              findMembership: findMembershipIn(database),
              publish: campaigns.publish,
            }),
        }),
      ],
      contributes: [contribute(apiParts, addTurnsApi)],
    };
  },
});
