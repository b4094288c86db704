import { definePlugin, contribute, optional, stage } from "freeform-rpg/kernel";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { Models, prompts } from "freeform-rpg/plugins/models/core";
import { Turn, TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { interpretRound } from "./interpret-round.ts";
import { interpretText } from "./interpret-text.ts";
import { interpreterPrompt } from "./prompt.ts";
import { Interpretation, reviewInterpretation } from "./tokens.ts";

/** Reads what the player means to do. Proposes only: the validator rules on it. */
export default definePlugin({
  name: "interpreter",
  create: () => ({
    hooks: [reviewInterpretation],
    stages: [
      stage({
        pipeline: Turn,
        name: "interpret",
        needs: { packet: ContextPacket, request: TurnRequest, world: optional(World) },
        uses: { models: Models },
        makes: Interpretation,
        run: ({ packet, request, models, world }, call) => {
          const tools = { models, world, call, campaignId: request.campaign_id };
          return request.declarations === undefined
            ? interpretText(request, packet, tools)
            : interpretRound(request.declarations, packet, (declared, shown) => interpretText(declared, shown, tools));
        },
      }),
    ],
    contributes: [contribute(prompts, interpreterPrompt)],
  }),
});
