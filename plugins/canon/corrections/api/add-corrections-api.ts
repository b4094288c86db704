import type { ApiPart } from "freeform-rpg/graphql";
import { addCampaignCorrections } from "./campaign-corrections.ts";
import { addCorrectionEnums } from "./correction-enums.ts";
import { addCorrectionMutations } from "./correction-mutations.ts";
import { addCorrections } from "./correction.ts";

/** Adds corrections: reading them, previewing them, proposing them and deciding on them. */
export const addCorrectionsApi: ApiPart = (builder) => {
  addCorrectionEnums(builder);
  addCorrections(builder);
  addCampaignCorrections(builder);
  addCorrectionMutations(builder);
};
