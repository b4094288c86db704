import { definePlugin, give, stage } from "freeform-rpg/kernel";
import { ContextPacket, shortenPacket } from "freeform-rpg/plugins/context";
import { Models, loadPrompt, offlineAnswers, prompts } from "freeform-rpg/plugins/models";
import { Turn, TurnRequest } from "freeform-rpg/plugins/turn";
import { interpret } from "./offline/interpret.ts";
import type { InterpreterInput } from "./offline/interpret.ts";
import { Interpretation, reviewInterpretation } from "./tokens.ts";

const prompt = loadPrompt("turn/interpreter_v1");

/** Reads what the player means to do. Proposes only: the validator rules on it. */
export default definePlugin({
  name: "interpreter",
  create: () => ({
    hooks: [reviewInterpretation],
    stages: [
      stage({
        pipeline: Turn,
        name: "interpret",
        needs: { packet: ContextPacket, request: TurnRequest },
        uses: { models: Models },
        makes: Interpretation,
        run: async ({ packet, request, models }, call) => {
          const { selection: _, tokens: __, ...shown } = packet;
          const input = { packet: shown, text: request.text };
          const shorten = () => ({ ...input, packet: shortenPacket(shown) });
          const asked = { prompt, input, shorten, schema: Interpretation.schema, call, campaignId: request.campaign_id };
          const draft = await models.object(asked);
          return call.change(reviewInterpretation, draft, { packet });
        },
      }),
    ],
    gifts: [give(prompts, prompt), give(offlineAnswers, { promptId: prompt.id, answer: (input: InterpreterInput) => interpret(input) })],
  }),
});
