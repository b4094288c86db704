import { Runner, definePlugin, provide, contribute } from "freeform-rpg/kernel";
import { Database, Log } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { InstalledPacks, Packs } from "freeform-rpg/plugins/memory/lore";
import { shipped } from "freeform-rpg/plugins/memory/lore/lib";
import { effectKinds } from "freeform-rpg/plugins/turn/effects";
import type { EffectKind } from "freeform-rpg/plugins/turn/effects";
import { createEffects, shippedEffects } from "freeform-rpg/plugins/turn/effects/lib";
import { Systems } from "freeform-rpg/plugins/rules/systems";
import { z } from "zod";
import { addCampaignsApi } from "./api/add-campaigns-api.ts";
import { openCampaigns } from "./open-campaigns.ts";
import { openScenarioRepository } from "./scenario/scenario-repository.ts";
import { openSessionZero } from "./session-zero/open-session-zero.ts";
import { Campaigns, Scenarios, SessionZero } from "./tokens.ts";

const Options = z
  .strictObject({
    /** Folder of scenario files. */
    scenarios: z.string().default(shipped("scenarios")),
    /** The scenario of the demo campaign. */
    demo: z.string().default("dead_drop"),
  })
  .prefault({});

/** The kinds of effects that a scenario's triggers may have: the engine's own and those of plugins. */
const withOwn = (contributed: readonly { readonly value: EffectKind }[]) =>
  createEffects([...shippedEffects.kinds, ...contributed.map(({ value }) => value)]);

const newId = () => crypto.randomUUID().slice(0, 8);

/** Scenarios, campaigns with their members and characters, and session zero. */
export default definePlugin({
  name: "campaigns",
  options: Options,
  create: ({ scenarios: folder, demo }) => {
    return {
      services: [
        provide(Scenarios, {
          uses: { packs: Packs, systems: Systems, runner: Runner },
          create: ({ runner, ...repositories }) =>
            openScenarioRepository(folder, { ...repositories, effects: withOwn(runner.read(effectKinds)) }),
        }),
        provide(SessionZero, {
          uses: { database: Database, packs: Packs, systems: Systems, runner: Runner, scenarios: Scenarios },
          create: ({ database, scenarios, runner, ...repositories }) =>
            openSessionZero({ database, newId, scenarios, repositories: { ...repositories, effects: withOwn(runner.read(effectKinds)) } }),
        }),
        provide(Campaigns, {
          uses: { database: Database, log: Log, library: InstalledPacks, sessionZero: SessionZero, scenarios: Scenarios, runner: Runner },
          create: (services) => openCampaigns({ ...services, demo, newId }),
        }),
      ],
      contributes: [contribute(apiParts, addCampaignsApi)],
    };
  },
});
