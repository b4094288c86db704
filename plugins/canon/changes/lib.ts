export { ChangeError } from "./change-error.ts";
export { kindTexts } from "./api/kind-texts.ts";
