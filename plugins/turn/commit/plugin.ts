import { definePlugin, optional, stage } from "freeform-rpg/kernel";
import { Log } from "freeform-rpg/db";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { Interpretation } from "freeform-rpg/plugins/turn/interpreter";
import { Models } from "freeform-rpg/plugins/models/core";
import { Draft, Narration } from "freeform-rpg/plugins/turn/narrator";
import { Plan } from "freeform-rpg/plugins/turn/planner";
import { Reconciliation } from "freeform-rpg/plugins/turn/reconciler";
import { Resolution } from "freeform-rpg/plugins/turn/resolver";
import { asResolved } from "freeform-rpg/plugins/turn/resolver/lib";
import { Turn, TurnRequest, TurnResult, World } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import { commitTurn } from "./commit-turn.ts";

/** Makes the turn part of the campaign: one event, one transaction. */
export default definePlugin({
  name: "commit",
  create: () => ({
    stages: [
      stage({
        pipeline: Turn,
        name: "commit",
        needs: {
          request: TurnRequest,
          world: World,
          packet: ContextPacket,
          interpretation: Interpretation,
          ruling: Ruling,
          plan: optional(Plan),
          resolution: optional(Resolution),
          draft: optional(Draft),
          narration: optional(Narration),
          reconciliation: Reconciliation,
        },
        uses: { log: Log, models: Models },
        makes: TurnResult,
        run: async ({ log, models, ...turn }, call) =>
          commitTurn(
            { ...turn, ruling: asResolved(turn.ruling, turn.resolution) },
            await models.receipts(call.runId, { call, campaignId: turn.request.campaign_id }),
            { log, attempt: call.attempt },
          ),
      }),
    ],
  }),
});
