import type { StageContext } from "freeform-rpg/kernel";

/** The directory of a run, and how its progress is reported. */
export interface ExtractCall extends Pick<StageContext, "progress" | "signal"> {
  /** The folder for files that must survive a crash; `null` saves nothing and writes no pictures. */
  readonly folder: string | null;
}
