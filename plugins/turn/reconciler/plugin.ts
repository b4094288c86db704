import { definePlugin, optional, stage, tapCollect } from "freeform-rpg/kernel";
import { Narration, judgeNarration } from "freeform-rpg/plugins/turn/narrator";
import { Plan } from "freeform-rpg/plugins/turn/planner";
import { Resolution } from "freeform-rpg/plugins/turn/resolver";
import { Turn, World } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import { reconcile } from "./reconcile.ts";
import { judgeThreads } from "./threads/review-threads.ts";
import { Reconciliation, reviewReconciliation } from "./tokens.ts";

/** Merges what was decided and what was narrated into the one diff that is committed. */
export default definePlugin({
  name: "reconciler",
  create: () => ({
    hooks: [reviewReconciliation],
    taps: [tapCollect(judgeNarration, ({ draft, world }) => judgeThreads(world, draft))],
    stages: [
      stage({
        pipeline: Turn,
        name: "reconcile",
        needs: { world: World, ruling: Ruling, plan: optional(Plan), resolution: optional(Resolution), narration: optional(Narration) },
        makes: Reconciliation,
        run: ({ world, ruling, resolution, narration }, call) =>
          call.change(reviewReconciliation, reconcile({ world, ruling, resolution, narration }), { world }),
      }),
    ],
  }),
});
