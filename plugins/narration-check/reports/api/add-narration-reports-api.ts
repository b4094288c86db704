import type { ApiPart } from "freeform-rpg/graphql";
import { addCampaignNarrations } from "./campaign-narrations.ts";
import { addReportEnums } from "./report-enums.ts";
import { addNarrationReports } from "./narration-report.ts";
import { addNarrationViolations } from "./narration-violation.ts";

/** Adds narration reports, and metrics of a campaign's narrations. */
export const addNarrationReportsApi: ApiPart = (builder) => {
  addReportEnums(builder);
  addNarrationViolations(builder);
  addNarrationReports(builder);
  addCampaignNarrations(builder);
};
