import { conversationOf } from "freeform-rpg/plugins/turn/context/lib";
import type { ContextPacket, World } from "freeform-rpg/schemas";
import { isModelFailure } from "./ask-narrator.ts";
import type { NarratorTools } from "./ask-narrator.ts";
import { narratorPrompt } from "./prompt.ts";

/** Has the vendor cache what the narrator will read before this turn's own lines. A failure changes nothing: the narration is asked for anyway. */
export const prewarmNarrator = async (
  { packet, world }: { readonly packet: ContextPacket; readonly world: World },
  { models, call, campaignId }: NarratorTools,
): Promise<{ readonly prewarmed: boolean }> => {
  const conversation = conversationOf("narrator", { packet, world }, { tail: "" });
  try {
    const { language } = packet.calibration;
    return { prewarmed: await models.prewarm({ prompt: narratorPrompt, input: {}, conversation, call, campaignId, language }) };
  } catch (thrown) {
    if (!isModelFailure(thrown, call)) throw thrown;
    return { prewarmed: false };
  }
};
