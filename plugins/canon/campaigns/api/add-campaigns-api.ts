import type { ApiPart } from "freeform-rpg/graphql";
import { addCampaignMembershipRemoved } from "./campaign-membership-removed.ts";
import { addChangeCampaignSettings } from "./change-campaign-settings.ts";
import { addCharacterInput } from "./character-input.ts";
import { addCreateCampaign } from "./create-campaign.ts";
import { addMemberMutations } from "./member-mutations.ts";
import { addRewindCampaign } from "./rewind-campaign.ts";
import { addScenarios } from "./scenario.ts";
import { addSetupMutations } from "./setup-mutations.ts";
import { addSetups } from "./setup.ts";

/** Adds scenarios, session zero, members, and what changes a campaign as a whole. */
export const addCampaignsApi: ApiPart = (builder) => {
  const character = addCharacterInput(builder);
  addScenarios(builder);
  addSetups(builder);
  addSetupMutations(builder);
  addCreateCampaign(builder, character);
  addCampaignMembershipRemoved(builder);
  addMemberMutations(builder, character);
  addChangeCampaignSettings(builder);
  addRewindCampaign(builder);
};
