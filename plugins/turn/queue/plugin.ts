import { contribute, createReport, definePlugin, provide, Runner } from "freeform-rpg/kernel";
import { Database, Runs } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { createLiveEvents, releaseOrphans } from "freeform-rpg/plugins/operations/worker/lib";
import { TableTalk } from "freeform-rpg/plugins/turn/table-talk";
import { Dice } from "freeform-rpg/plugins/turn/resolver";
import { addTurnsApi } from "./api/add-turns-api.ts";
import { CampaignChannel } from "./campaign-channel.ts";
import { openCampaignEvents } from "./campaign-events.ts";
import { openEventStore } from "./event-store.ts";
import { findCommittedIn } from "./committed-turn.ts";
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
  create: (limits) => ({
    services: [
      provide(CampaignBus, { uses: { channel: CampaignChannel }, create: ({ channel }) => ({ publish: channel.publish }) }),
      provide(CampaignChannel, {
        uses: { database: Database, runner: Runner },
        create: ({ database, runner }) => {
          const { notifications } = database;
          return openCampaignEvents({ store: openEventStore(database), notifications, report: createReport(runner, "turn") });
        },
        close: (campaigns) => campaigns.flush(),
      }),
      provide(Turns, {
        uses: { database: Database, store: Runs, runner: Runner, tableTalk: TableTalk, dice: Dice, campaigns: CampaignChannel },
        create: ({ database, store, runner, tableTalk, dice, campaigns }) =>
          createTurns({
            serverId: database.serverId,
            queue: {
              store,
              live: createLiveEvents(database.notifications),
              noun: "turn",
              pollInterval: database.engine === "postgres" ? limits.pollInterval : null,
              report: createReport(runner, "turn"),
            },
            runner,
            limits,
            campaigns,
            tableTalk,
            eventStore: openEventStore(database),
            findMembership: findMembershipIn(database),
            findCommitted: findCommittedIn(database),
            rounds: openRounds(database, dice),
            releaseOrphans: () => releaseOrphans(database, "campaigns"),
          }),
        close: (turns) => turns.close(),
      }),
      provide(Order, {
        uses: { database: Database, turns: Turns, dice: Dice, campaigns: CampaignChannel },
        create: ({ database, turns, dice, campaigns }) =>
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
  }),
});
