import judge from "./judge/plugin.ts";
import reports from "./reports/plugin.ts";
import reviewer from "./reviewer/plugin.ts";

/** Checks on narration: by code, and by a model where one is configured (see docs/policies.md). */
export const narrationCheck = [judge, reviewer, reports] as const;
