import { definePlugin, contribute, optional, stage } from "freeform-rpg/kernel";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { shortenPacket } from "freeform-rpg/plugins/turn/context/lib";
import { Models, prompts } from "freeform-rpg/plugins/models/core";
import { Turn, TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { answerSchema } from "./answer/answer-schema.ts";
import { askedText } from "./answer/asked-text.ts";
import { interpretSpeech } from "./interpret-speech.ts";
import { interpreterConversation } from "./interpreter-conversation.ts";
import { listActions } from "./interpreter-input.ts";
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
        run: async ({ packet, request, models, world }, call) => {
          if (request.kind === "speech") return call.change(reviewInterpretation, interpretSpeech(request.text, packet), { packet });
          const { selection: _, tokens: __, ...shown } = packet;
          const actions = world === undefined ? {} : { actions: listActions(world.campaign.system) };
          const input = { packet: shown, text: request.text, ...actions };
          const shorten = () => ({ ...input, packet: shortenPacket(shown) });
          const asked = {
            prompt: interpreterPrompt,
            input,
            conversation: interpreterConversation(input, world),
            shorten,
            schema: answerSchema(askedText(request.text, shown)),
            call,
            campaignId: request.campaign_id,
          };
          const draft = await models.object(asked);
          return call.change(reviewInterpretation, draft, { packet });
        },
      }),
    ],
    contributes: [contribute(prompts, interpreterPrompt)],
  }),
});
