export { JobRow } from "./job-row.ts";
export { resultArtifact } from "./execute-job.ts";
