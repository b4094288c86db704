import { Role } from "freeform-rpg/schemas";
import { z } from "zod";
import type { Builder } from "../builder/tokens.ts";
import { RoleEnum } from "../types/enums.ts";
import { CharacterFields } from "./character-input.ts";
import type { addCharacterInput } from "./character-input.ts";

const campaignId = z.string().min(1).max(400);
const userId = z.string().trim().min(1).max(200);
const role = z.enum(Role.enum);

/** Adds the inputs of the mutations on members. */
export const addMemberInputs = (builder: Builder, character: ReturnType<typeof addCharacterInput>) => {
  const campaign = "The campaign: its global or its plain id.";
  const user = "The user, as their token names them.";
  const add = builder.inputType("AddMemberInput", {
    description: "Someone to add.",
    validate: z.object({ campaignId, userId, role, character: CharacterFields.nullish() }),
    fields: (t) => ({
      campaignId: t.id({ required: true, description: campaign }),
      userId: t.string({ required: true, description: user }),
      role: t.field({ type: RoleEnum, required: true, description: "What they may do." }),
      character: t.field({ type: character, description: "Whom they play." }),
    }),
  });
  const remove = builder.inputType("RemoveMemberInput", {
    description: "Someone to remove.",
    validate: z.object({ campaignId, userId }),
    fields: (t) => ({
      campaignId: t.id({ required: true, description: campaign }),
      userId: t.string({ required: true, description: user }),
    }),
  });
  const change = builder.inputType("ChangeRoleInput", {
    description: "A role to change.",
    validate: z.object({ campaignId, userId, role }),
    fields: (t) => ({
      campaignId: t.id({ required: true, description: campaign }),
      userId: t.string({ required: true, description: user }),
      role: t.field({ type: RoleEnum, required: true, description: "What they may do from now on." }),
    }),
  });
  const create = builder.inputType("CreateCharacterInput", {
    description: "A character to create.",
    validate: z.object({ campaignId, userId: userId.nullish(), character: CharacterFields }),
    fields: (t) => ({
      campaignId: t.id({ required: true, description: campaign }),
      userId: t.string({ description: "Whose character it is. Default: the viewer's; for others one must be DM." }),
      character: t.field({ type: character, required: true, description: "The character." }),
    }),
  });
  return { add, remove, change, create };
};
