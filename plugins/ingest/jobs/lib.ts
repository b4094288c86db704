export { summariseStage } from "./summarise-stage.ts";
export { foldStages } from "./stage-report.ts";
export { reportStages } from "./report-stages.ts";
export { IngestSettings } from "./order.ts";
export { describeEvent } from "./follow-progress.ts";
export { IngestResult } from "./ingest-job.ts";
