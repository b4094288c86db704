export { folderCheckpoints } from "./folders/folder-checkpoints.ts";

export { blocksToMarkdown } from "./markdown.ts";
export { idFrom, namePack, takeId, titleOfFile } from "./name-pack.ts";
export { hashFile } from "./run/hash-file.ts";
export { nameRun } from "./run/name-run.ts";
export { reviewData, reviewFiles } from "./review-files.ts";
