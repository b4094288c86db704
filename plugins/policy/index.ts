import engine from "./engine/plugin.ts";
import selfCorrection from "./self-correction/plugin.ts";

/** The policy engine, and the self-correction of model drafts. */
export const policy = [engine, selfCorrection] as const;
