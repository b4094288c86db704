import jobs from "./jobs/plugin.ts";
import replay from "./replay/plugin.ts";

/** Running and measuring: background jobs and replay. */
export const operations = [jobs, replay] as const;
