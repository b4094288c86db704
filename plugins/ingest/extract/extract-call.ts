import type { StageContext } from "freeform-rpg/kernel";
import type { DocumentReader } from "./documents/document-reader.ts";

/** The directory of a run, and how its progress is reported. */
export interface ExtractCall extends Pick<StageContext, "progress" | "signal"> {
  /** The folder for files that must survive a crash; `null` saves nothing and writes no pictures. */
  readonly folder: string | null;
  /** Readers of documents that plugins contribute. */
  readonly readers: readonly DocumentReader[];
}
