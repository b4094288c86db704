import { campaignIdField, commonErrors, requireViewer, toCampaignId, toRowKey } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import { z } from "zod";
import { Handouts } from "../tokens.ts";
import { Handout } from "./handout.ts";
import { readHandout } from "./read-handout.ts";

const id = z.string().min(1).max(400);
const GiveInput = z
  .object({
    campaignId: id,
    handoutId: id,
    to: z.array(id).max(50).nullish(),
    toAll: z.boolean().nullish(),
    announcement: z.string().max(100_000).nullish(),
    idempotencyKey: z.string().min(1).max(200).nullish(),
  })
  .refine(({ to, toAll }) => Array.isArray(to) !== (toAll === true), {
    path: ["to"],
    message: "Name the characters in `to`, or set `toAll`: one of the two.",
  });

/** Adds `giveHandout` and `withdrawHandout`. */
export const addDelivery: ApiPart = (builder) => {
  addGive(builder);
  addWithdraw(builder);
};

const addGive: ApiPart = (builder) => {
  const input = builder.inputType("GiveHandoutInput", {
    description: "A handout, and who gets it.",
    validate: GiveInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      handoutId: t.id({ required: true, description: "The handout, by its global id or its key." }),
      to: t.idList({ description: "The characters of players who get it, by their global or plain ids." }),
      toAll: t.boolean({ description: "Gives it to everybody, instead of `to`. Default false." }),
      announcement: t.string({
        description: "What everybody reads of it, as a narration of its own after it. At most 4,000 characters. Default: nothing.",
      }),
      idempotencyKey: t.string({ description: "A key of your own: the same key in the same campaign gives it once." }),
    }),
  });
  builder.mutationField("giveHandout", (t) =>
    t.field({
      type: Handout,
      description:
        "Gives a handout as it is now, by a turn that only those who get it and DMs read. It is memory for them; a rewind, a strike of the turn or `withdrawHandout` takes it back. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The handout, and who gets it." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { handoutId: handout, to, ...given } }, context, info) => {
        const handoutId = toRowKey(["Handout"], handout);
        const campaignId = toCampaignId(given.campaignId);
        await (
          await context.use(Handouts)
        ).give({
          campaignId,
          userId: requireViewer(context).userId,
          handoutId,
          to: to?.map((one) => toRowKey(["Entity"], one)) ?? null,
          announcement: given.announcement ?? undefined,
          idempotencyKey: given.idempotencyKey ?? undefined,
        });
        return readHandout(context, info, campaignId, handoutId);
      },
    }),
  );
};

const addWithdraw: ApiPart = (builder) => {
  const input = builder.inputType("WithdrawHandoutInput", {
    description: "A handout to take back.",
    validate: z.object({ campaignId: id, handoutId: id, reason: z.string().max(4000).nullish() }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      handoutId: t.id({ required: true, description: "The handout, by its global id or its key." }),
      reason: t.string({ description: "The reason, for the log. At most 4,000 characters." }),
    }),
  });
  builder.mutationField("withdrawHandout", (t) =>
    t.field({
      type: Handout,
      description:
        "Takes a handout back from all who hold it: the turns by which it was given are struck, and neither players nor models read it any more. It can be given again. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The handout." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { handoutId: handout, reason, ...given } }, context, info) => {
        const handoutId = toRowKey(["Handout"], handout);
        const campaignId = toCampaignId(given.campaignId);
        const handouts = await context.use(Handouts);
        await handouts.withdraw({ campaignId, userId: requireViewer(context).userId, handoutId, reason: reason ?? "" });
        return readHandout(context, info, campaignId, handoutId);
      },
    }),
  );
};
