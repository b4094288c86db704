import type { DraftedText, World } from "freeform-rpg/schemas";
import { askNarrator, isModelFailure } from "./ask-narrator.ts";
import type { NarratorTools } from "./ask-narrator.ts";
import type { Decided } from "./narrator-input.ts";
import { directNarration } from "./tokens.ts";

/**
 * Has the model narrate the turn in plain prose and streams it. What happened is decided by then: where no model writes a usable text,
 * the draft is empty and the events narrate themselves.
 */
export const draftText = async (decided: Decided & { readonly world: World }, tools: NarratorTools): Promise<DraftedText> => {
  const directions = await tools.call.collect(directNarration, { campaignId: tools.campaignId });
  const streams = decided.world.campaign.on_unfixable_narration !== "hold" && !directions.some(({ waits }) => waits);
  const notes = directions.flatMap((direction) => direction.notes);
  try {
    return { text: await askNarrator(decided, tools, { streams, notes }), streamed: streams, failure: null };
  } catch (thrown) {
    if (!isModelFailure(thrown, tools.call)) throw thrown;
    return { text: "", streamed: false, failure: thrown.message };
  }
};
