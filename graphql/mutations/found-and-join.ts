import type { ApiPart } from "../builder/tokens.ts";
import { addCharacterInput } from "./character-input.ts";
import { addCreateCampaign } from "./create-campaign.ts";
import { addMemberMutations } from "./members.ts";

/** Adds founding campaigns and joining them: both take characters. */
export const addFoundAndJoin: ApiPart = (builder) => {
  const character = addCharacterInput(builder);
  addCreateCampaign(builder, character);
  addMemberMutations(builder, character);
};
