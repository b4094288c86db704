import { Campaign, campaignIdField, commonErrors, readCampaign, requireViewer, toCampaignId, toRowKey } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import { z } from "zod";
import { Handouts } from "../tokens.ts";
import { Handout } from "./handout.ts";
import { readHandout } from "./read-handout.ts";

const id = z.string().min(1).max(400);
const words = z.string().max(100_000).nullish();
const CreateInput = z.object({
  campaignId: id,
  title: z.string().max(100_000),
  text: words,
  alternativeText: words,
  idempotencyKey: z.string().min(1).max(200).nullish(),
});
const EditInput = z.object({
  campaignId: id,
  handoutId: id,
  title: words,
  text: words,
  alternativeText: words,
  withoutImage: z.boolean().nullish(),
});

/** Adds `createHandout`, `editHandout` and `deleteHandout`. */
export const addDrawer: ApiPart = (builder) => {
  addCreate(builder);
  addEdit(builder);
  addDelete(builder);
};

const texts = {
  title: "The title, as those read it who get it. At most 200 characters.",
  text: "The text. At most 10,000 characters.",
  alternativeText: "What the image shows, in words: what models and screen readers know of it. At most 1,000 characters.",
};

const addCreate: ApiPart = (builder) => {
  const input = builder.inputType("CreateHandoutInput", {
    description: "A handout to prepare.",
    validate: CreateInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      title: t.string({ required: true, description: texts.title }),
      text: t.string({ description: texts.text }),
      alternativeText: t.string({ description: texts.alternativeText }),
      idempotencyKey: t.string({ description: "A key of your own: the same key in the same campaign prepares it once." }),
    }),
  });
  builder.mutationField("createHandout", (t) =>
    t.field({
      type: Handout,
      description:
        "Prepares a handout, which only DMs read until it is given. Its image is sent afterwards, by `PUT /files/handouts/CAMPAIGN/HANDOUT`. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The handout." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { title, ...given } }, context, info) => {
        const campaignId = toCampaignId(given.campaignId);
        const created = await (
          await context.use(Handouts)
        ).create({
          campaignId,
          userId: requireViewer(context).userId,
          title,
          text: given.text ?? "",
          alternativeText: given.alternativeText ?? "",
          idempotencyKey: given.idempotencyKey ?? undefined,
        });
        return readHandout(context, info, campaignId, created);
      },
    }),
  );
};

const addEdit: ApiPart = (builder) => {
  const input = builder.inputType("EditHandoutInput", {
    description: "New words for a handout. What is left out stays as it is.",
    validate: EditInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      handoutId: t.id({ required: true, description: "The handout, by its global id or its key." }),
      title: t.string({ description: texts.title }),
      text: t.string({ description: texts.text }),
      alternativeText: t.string({ description: texts.alternativeText }),
      withoutImage: t.boolean({ description: "Removes the image. Default false." }),
    }),
  });
  builder.mutationField("editHandout", (t) =>
    t.field({
      type: Handout,
      description: "Changes a handout in the DM's keeping. What was given of it stays as it was. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The handout and its new words." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { handoutId: handout, title, text, alternativeText, withoutImage, ...given } }, context, info) => {
        const handoutId = toRowKey(["Handout"], handout);
        const campaignId = toCampaignId(given.campaignId);
        await (
          await context.use(Handouts)
        ).edit({
          campaignId,
          userId: requireViewer(context).userId,
          handoutId,
          title: title ?? undefined,
          text: text ?? undefined,
          alternativeText: alternativeText ?? undefined,
          withoutImage: withoutImage ?? false,
        });
        return readHandout(context, info, campaignId, handoutId);
      },
    }),
  );
};

const addDelete: ApiPart = (builder) => {
  const input = builder.inputType("DeleteHandoutInput", {
    description: "A handout to delete.",
    validate: z.object({ campaignId: id, handoutId: id }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      handoutId: t.id({ required: true, description: "The handout, by its global id or its key." }),
    }),
  });
  builder.mutationField("deleteHandout", (t) =>
    t.field({
      type: Campaign,
      description: "Deletes a handout that was never given. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The handout." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { handoutId: handout, ...given } }, context, info) => {
        const handoutId = toRowKey(["Handout"], handout);
        const campaignId = toCampaignId(given.campaignId);
        await (await context.use(Handouts)).delete({ campaignId, userId: requireViewer(context).userId, handoutId });
        return readCampaign(context, info, campaignId);
      },
    }),
  );
};
