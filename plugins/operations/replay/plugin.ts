import { definePlugin, contribute, provide } from "freeform-rpg/kernel";
import type { Configured } from "freeform-rpg/kernel";
import { Database, Log, SpareDatabases } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { CallLedger } from "freeform-rpg/plugins/models/cost";
import { jobKinds } from "freeform-rpg/plugins/operations/jobs";
import { z } from "zod";
import { addFeedback } from "./api/feedback.ts";
import { addMetrics } from "./api/metrics.ts";
import { addReplays } from "./api/replays.ts";
import { openFeedback } from "./feedback/feedback-store.ts";
import { replayKind, replayStage } from "./jobs/replay-job.ts";
import { openReplays } from "./open-replays.ts";
import { EngineConfig, Replays, TurnFeedback } from "./tokens.ts";

const Options = z
  .strictObject({
    /** Plugins that DMs may try in replays, by the name that they use in requests. Each names the plugin that it replaces in `replaces`. */
    variants: z
      .record(
        z.string(),
        z.custom<Configured>((value) => typeof value === "string" || typeof value === "object"),
      )
      .default({}),
  })
  .prefault({});

/** Replays recorded turns beside the campaign, and measures them. */
export default definePlugin({
  name: "replay",
  options: Options,
  create: ({ variants }) => ({
    stages: [replayStage],
    contributes: [
      contribute(apiParts, addReplays),
      contribute(apiParts, addMetrics),
      contribute(apiParts, addFeedback),
      contribute(jobKinds, replayKind),
    ],
    services: [
      // Only a host knows the configuration of its engine.
      provide(EngineConfig, { create: () => ({ plugins: [], services: [], from: "" }) }),
      provide(TurnFeedback, { uses: { database: Database }, create: ({ database }) => openFeedback(database) }),
      provide(Replays, {
        uses: { database: Database, log: Log, spare: SpareDatabases, ledger: CallLedger, engineConfig: EngineConfig },
        create: (sources) => openReplays(sources, variants),
      }),
    ],
  }),
});
