export { CorrectionError } from "./correction-error.ts";
export { buildCanon, orderCorrections } from "./map/build-canon.ts";
export { headJson } from "./service/canon-rows.ts";
export { parseAction } from "./service/parse-action.ts";
export { findCorrectionError } from "./service/find-correction-error.ts";
export { openCorrections } from "./service/open-corrections.ts";
export { renameDeep } from "./taps/rename-deep.ts";
