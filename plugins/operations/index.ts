import files from "./files/plugin.ts";
import jobs from "./jobs/plugin.ts";
import replay from "./replay/plugin.ts";
import retention from "./retention/plugin.ts";

/** Running and measuring: files that servers share, background jobs, replay and retention. */
export const operations = [files, jobs, replay, retention] as const;
