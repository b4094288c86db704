export { diffToChanges } from "./diff-to-changes.ts";
export { DiffError } from "./diff-error.ts";
