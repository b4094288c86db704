import jobs from "./jobs/plugin.ts";
import replay from "./replay/plugin.ts";
import retention from "./retention/plugin.ts";

/** Running and measuring: background jobs, replay and retention. */
export const operations = [jobs, replay, retention] as const;
