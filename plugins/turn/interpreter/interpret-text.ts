import type { StageContext } from "freeform-rpg/kernel";
import type { ModelService } from "freeform-rpg/plugins/models/core";
import { shortenPacket } from "freeform-rpg/plugins/turn/context/lib";
import type { ContextPacket, InterpreterOutput, TurnRequest, World } from "freeform-rpg/schemas";
import { answerSchema } from "./answer/answer-schema.ts";
import { askedText } from "./answer/asked-text.ts";
import { accountForAll } from "./coverage/account-for-all.ts";
import { interpretSpeech } from "./interpret-speech.ts";
import { interpreterConversation } from "./interpreter-conversation.ts";
import { listActions } from "./interpreter-input.ts";
import { interpreterPrompt } from "./prompt.ts";
import { takeOption } from "./take-option.ts";
import { reviewInterpretation } from "./tokens.ts";

/** What a text is interpreted with. */
export interface InterpreterTools {
  readonly models: Pick<ModelService, "object">;
  readonly world: World | undefined;
  readonly call: StageContext;
  readonly campaignId: string;
}

/** Has the model read what a player means, who sees the packet. Speech is taken as it stands. */
export const interpretText = async (
  { text, kind }: Pick<TurnRequest, "text" | "kind">,
  packet: ContextPacket,
  { models, world, call, campaignId }: InterpreterTools,
): Promise<InterpreterOutput> => {
  if (kind === "speech") return call.change(reviewInterpretation, interpretSpeech(text, packet), { packet });
  const { selection: _, tokens: __, ...shown } = packet;
  const actions = world === undefined ? {} : { actions: listActions(world.campaign.system) };
  const option = takeOption(text, world?.recent_turns.at(-1)?.options ?? []);
  const meant = option ?? text;
  const input = { packet: shown, text: meant, ...actions, ...(option !== undefined && { chosen: true as const }) };
  const shorten = () => ({ ...input, packet: shortenPacket(shown) });
  const asked = {
    prompt: interpreterPrompt,
    input,
    conversation: interpreterConversation(input, world),
    shorten,
    schema: answerSchema(askedText(meant, shown)),
    call,
    campaignId,
    language: packet.calibration.language,
  };
  return call.change(reviewInterpretation, accountForAll(await models.object(asked), input), { packet });
};
