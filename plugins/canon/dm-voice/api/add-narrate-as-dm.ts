import {
  Turn,
  NotFoundError,
  campaignIdField,
  commonErrors,
  isStanding,
  readRow,
  requireViewer,
  toCampaignId,
  toRowKey,
} from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import { z } from "zod";
import { DmVoice } from "../tokens.ts";

const NarrateInput = z.object({
  campaignId: z.string().min(1).max(400),
  text: z.string().min(1).max(100_000),
  speakerId: z.string().min(1).max(400).nullish(),
  idempotencyKey: z.string().min(1).max(200).nullish(),
});

/** Adds `narrateAsDm`. */
export const addNarrateAsDm: ApiPart = (builder) => {
  const input = builder.inputType("NarrateAsDmInput", {
    description: "A text that the DM tells.",
    validate: NarrateInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      text: t.string({ required: true, description: "The text or, with a speaker, the words that are said. At most 20,000 characters." }),
      speakerId: t.id({ description: "The person who says it, by its global or plain id. Default: nobody, it is narrated." }),
      idempotencyKey: t.string({ description: "A key of your own: the same key in the same campaign tells it once." }),
    }),
  });
  builder.mutationField("narrateAsDm", (t) =>
    t.field({
      type: Turn,
      description:
        "Narrates in the DM's own words, or lets a person speak, as a turn of its own that everybody reads. Later turns know of it; a rewind takes it back. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The text." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context, info) => {
        const campaignId = toCampaignId(given.campaignId);
        const { turnNo } = await (
          await context.use(DmVoice)
        ).narrate({
          campaignId,
          userId: requireViewer(context).userId,
          text: given.text,
          speakerId: given.speakerId ? toRowKey(["Entity"], given.speakerId) : undefined,
          idempotencyKey: given.idempotencyKey ?? undefined,
        });
        const turn = await readRow<Turn>(context, info, {
          type: "Turn",
          table: "events",
          campaignId,
          where: (row) => isStanding(row, turnNo),
        });
        if (turn) return turn;
        throw new NotFoundError(`Turn ${turnNo} was rewound meanwhile.`);
      },
    }),
  );
};
