import { Role } from "freeform-rpg/schemas/values";
import { z } from "zod";
import { RoleEnum, campaignIdField, texts } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import { CharacterFields } from "./character-input.ts";
import type { addCharacterInput } from "./character-input.ts";

const campaignId = z.string().min(1).max(400);
const userId = z.string().trim().min(1).max(200);
const role = z.enum(Role.enum);
const FormerDm = { PLAYER: "PLAYER", OBSERVER: "OBSERVER" } as const;

/** Adds the inputs of the mutations on members. */
export const addMemberInputs = (builder: Builder, character: ReturnType<typeof addCharacterInput>) => {
  const user = "The user id, as in the user's token.";
  const add = builder.inputType("AddMemberInput", {
    description: "A user to add to a campaign.",
    validate: z.object({ campaignId, userId, role, character: CharacterFields.nullish() }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      userId: t.string({ required: true, description: user }),
      role: t.field({ type: RoleEnum, required: true, description: "The role of the user in the campaign." }),
      character: t.field({ type: character, description: "The character that the user plays." }),
    }),
  });
  const remove = builder.inputType("RemoveMemberInput", {
    description: "A member to remove from a campaign.",
    validate: z.object({ campaignId, userId }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      userId: t.string({ required: true, description: user }),
    }),
  });
  const change = builder.inputType("ChangeRoleInput", {
    description: "The new role of a member.",
    validate: z.object({ campaignId, userId, role }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      userId: t.string({ required: true, description: user }),
      role: t.field({ type: RoleEnum, required: true, description: "The new role." }),
    }),
  });
  const create = builder.inputType("CreateCharacterInput", {
    description: "A character to create for a member.",
    validate: z.object({ campaignId, userId: userId.nullish(), character: CharacterFields }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      userId: t.string({
        description: "The user id of the member who gets the character. Default: the viewer. Only a DM can name another user.",
      }),
      character: t.field({ type: character, required: true, description: "The character to create." }),
    }),
  });
  builder.enumType(FormerDm, {
    name: "FormerDm",
    description: "The role that a DM takes who hands a campaign over.",
    values: texts({ PLAYER: "A player, with the character that they play.", OBSERVER: "An observer." }),
  });
  const transfer = builder.inputType("TransferDmInput", {
    description: "The member who becomes DM in the viewer's place.",
    validate: z.object({ campaignId, userId, becomes: z.enum(["PLAYER", "OBSERVER"]).nullish() }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      userId: t.string({ required: true, description: "The user id of the member who takes over." }),
      becomes: t.field({ type: FormerDm, description: "The viewer's own role from then on. Default: `OBSERVER`." }),
    }),
  });
  return { add, remove, change, create, transfer };
};
