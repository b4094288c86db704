export { createJobPool } from "./job-pool.ts";
export { JobRow } from "./job-row.ts";
export { resultArtifact } from "./execute-job.ts";
export { runPipeline } from "./run-pipeline.ts";
