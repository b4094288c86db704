import { definePlugin, provide } from "freeform-rpg/kernel";
import type { Configured } from "freeform-rpg/kernel";
import { Database, Log, SpareDatabases } from "freeform-rpg/db";
import { CallLedger } from "freeform-rpg/plugins/cost";
import { z } from "zod";
import { openFeedback } from "./feedback/feedback-store.ts";
import { openReplays } from "./open-replays.ts";
import { Blueprint, Replays, TurnFeedback } from "./tokens.ts";

const Options = z
  .strictObject({
    /** Plugins that DMs may try in replays, by the name under which they ask for them. Each says with `replaces` whose place it takes. */
    variants: z
      .record(
        z.string(),
        z.custom<Configured>((value) => typeof value === "string" || typeof value === "object"),
      )
      .default({}),
  })
  .prefault({});

/** Runs what was again, beside the campaign, and measures it. */
export default definePlugin({
  name: "replay",
  options: Options,
  create: ({ variants }) => ({
    services: [
      // Only a host knows what its engine is made of.
      provide(Blueprint, { create: () => ({ plugins: [], services: [], from: "" }) }),
      provide(TurnFeedback, { uses: { database: Database }, create: ({ database }) => openFeedback(database) }),
      provide(Replays, {
        uses: { database: Database, log: Log, spare: SpareDatabases, ledger: CallLedger, blueprint: Blueprint },
        create: (ground) => openReplays(ground, variants),
      }),
    ],
  }),
});
