export { assembleSystems } from "./assemble/assemble-systems.ts";
export { detectFamily } from "./detect-family.ts";
export { extractSystems } from "./extract-systems.ts";
export { readPassages } from "./passages.ts";
export { validateSystems } from "./validate/validate-systems.ts";
export { writeReport } from "./validate/write-report.ts";
