import { definePlugin, provide, Runner } from "freeform-rpg/kernel";
import { Database, Runs } from "freeform-rpg/db";
import { createCampaignEvents } from "./campaign-events.ts";
import { findStandingIn } from "./standing.ts";
import { CampaignBus, Turns } from "./tokens.ts";
import { TurnLimits } from "./turn-limits.ts";
import { createTurns } from "./turns.ts";
import { openWorkshop } from "./workshop.ts";

/** Queues turns, runs them one after another in each campaign, and tells of them. */
export default definePlugin({
  name: "turn",
  options: TurnLimits.prefault({}),
  create: (limits) => {
    const campaigns = createCampaignEvents();
    return {
      services: [
        provide(CampaignBus, { create: () => ({ publish: campaigns.publish }) }),
        provide(Turns, {
          uses: { database: Database, store: Runs, runner: Runner },
          create: ({ database, store, runner }) =>
            createTurns({
              workshop: openWorkshop({ database, store, runner, limits, campaigns }),
              campaigns,
              findStanding: findStandingIn(database),
            }),
          close: (turns) => turns.close(),
        }),
      ],
    };
  },
});
