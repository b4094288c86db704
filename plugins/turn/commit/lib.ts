export { applyDiff, changesOf, diffToChanges, editState } from "./diff-to-changes.ts";
export { DiffError } from "./diff-error.ts";
export { settleScenes } from "./settle-scenes.ts";
