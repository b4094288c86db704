export { Run, readRun } from "./api/run.ts";
