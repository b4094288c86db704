export { addRecalled } from "./add-recalled.ts";
export { subjectOf } from "./subject-of.ts";
