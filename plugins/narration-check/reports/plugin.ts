import { contribute, definePlugin } from "freeform-rpg/kernel";
import { apiParts } from "freeform-rpg/graphql";
import { addNarrationReportsApi } from "./api/add-narration-reports-api.ts";

/** Shows DMs how narrations were checked and repaired. */
export default definePlugin({
  name: "narration-reports",
  create: () => ({ contributes: [contribute(apiParts, addNarrationReportsApi)] }),
});
