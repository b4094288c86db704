export { NarrationViolation } from "./api/narration-violation.ts";
