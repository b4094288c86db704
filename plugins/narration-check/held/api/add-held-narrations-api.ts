import type { ApiPart } from "freeform-rpg/graphql";
import { addCampaignNarrations } from "./campaign-narrations.ts";
import { addHeldEnums } from "./held-enums.ts";
import { addNarrationReports } from "./narration-report.ts";
import { addNarrationViolations } from "./narration-violation.ts";
import { addReleaseNarration } from "./release-narration.ts";

/** Adds narration reports, the list of held narrations, and releasing one. */
export const addHeldNarrationsApi: ApiPart = (builder) => {
  addHeldEnums(builder);
  addNarrationViolations(builder);
  addNarrationReports(builder);
  addCampaignNarrations(builder);
  addReleaseNarration(builder);
};
