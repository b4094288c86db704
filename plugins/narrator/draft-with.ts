import type { Call } from "freeform-rpg/kernel";
import { shortenPacket } from "freeform-rpg/plugins/context";
import type { ModelService } from "freeform-rpg/plugins/models";
import { toAnswer } from "freeform-rpg/plugins/self-correction";
import { NarratorOutput } from "freeform-rpg/schemas";
import type { Complaint, Drafting } from "./draft-desk.ts";
import type { NarrationContext } from "./narrate.ts";
import { writeInput } from "./narrator-input.ts";
import { prompt } from "./prompt.ts";

/** What drafts are asked for with. */
export interface DraftTools {
  readonly models: ModelService;
  readonly call: Call;
  readonly context: NarrationContext;
  readonly campaignId: string;
  /** Tries after the first. */
  readonly retries: number;
  /** False leaves drafts unjudged. */
  readonly gate: boolean;
}

/** Drafts by the engine's models. A campaign that holds what is beyond repair hears nothing before it is judged. */
export const draftWith = ({ models, call, context, campaignId, retries, gate }: DraftTools): Drafting => {
  const streams = context.world.campaign.beyond_repair !== "hold";
  const draft = (complaints: readonly Complaint[]): Promise<NarratorOutput> =>
    models.object({
      prompt,
      input: writeInput(context, complaints),
      shorten: () => writeInput({ ...context, packet: shortenPacket(context.packet) }, complaints),
      schema: NarratorOutput,
      call,
      campaignId,
      ...(streams ? { stream: "final_text" } : {}),
    });
  const redraft: Drafting["redraft"] = (complaints, again) => toAnswer({ models, call }, () => again(complaints));
  return { draft, redraft, retries, streams, gate };
};
