import type { TapCall } from "freeform-rpg/kernel";
import { KernelError } from "freeform-rpg/kernel";
import { shortenPacket } from "freeform-rpg/plugins/context";
import type { ModelService } from "freeform-rpg/plugins/models";
import { writeInput } from "freeform-rpg/plugins/narrator";
import type { NarrationDraft } from "freeform-rpg/plugins/narrator";
import { SecondReading } from "freeform-rpg/schemas";
import type { Fault } from "freeform-rpg/schemas";
import { prompt } from "./prompt.ts";
import { toFaults } from "./to-faults.ts";

/**
 * Has a model read a draft beside what the narrator was given, and takes of its answer what both texts bear out. It sees nothing that
 * players may not read. A reader that cannot be asked is a warning: the draft has the engine's own judges all the same.
 */
export const readAgain = async (draft: NarrationDraft, models: ModelService, call: TapCall): Promise<Fault[]> => {
  const input = writeReading(draft);
  const reading = await models
    .object({
      prompt,
      input,
      shorten: () => ({ ...input, packet: shortenPacket(input.packet) }),
      schema: SecondReading,
      call,
      campaignId: draft.world.campaign.id,
    })
    .catch((thrown: unknown) => tellUnread(thrown, call));
  return Array.isArray(reading) ? reading : toFaults(reading, input);
};

/** What the reader is given: the telling, and what it must be true to. */
export type Reading = ReturnType<typeof writeReading>;

const writeReading = (draft: NarrationDraft) => {
  const { packet, outcomes, must_tell, also_happened, blocked, speech } = writeInput(draft, []);
  return { outcomes, must_tell, also_happened, blocked, speech, packet, text: draft.draft.final_text };
};

const tellUnread = (thrown: unknown, { signal }: TapCall): Fault[] => {
  if (signal.aborted || !(thrown instanceof KernelError)) throw thrown;
  return [
    {
      code: "second-reader/unread",
      message: `Nobody read the draft a second time. ${thrown.message}`,
      severity: "warning",
      suggestion: "",
    },
  ];
};
