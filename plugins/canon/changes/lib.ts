export { ChangedRow } from "./api/add-changes-api.ts";
export { CampaignChange } from "./api/campaign-change.ts";
export { ChangeError } from "./change-error.ts";
export { kindTexts } from "./api/kind-texts.ts";
