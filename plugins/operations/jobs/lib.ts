export { JobRow } from "./job-row.ts";
