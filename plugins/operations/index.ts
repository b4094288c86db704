import type { Configured } from "freeform-rpg/kernel";
import jobs from "./jobs/plugin.ts";
import replay from "./replay/plugin.ts";

/** Running and measuring: background jobs and replay. */
export const operations: readonly Configured[] = [jobs, replay];
