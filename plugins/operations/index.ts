import files from "./files/plugin.ts";
import jobs from "./jobs/plugin.ts";
import replay from "./replay/plugin.ts";
import retention from "./retention/plugin.ts";
import servers from "./servers/plugin.ts";

/** Running and measuring: files that servers share, background jobs, replay, retention and the list of servers. */
export const operations = [files, jobs, replay, retention, servers] as const;
