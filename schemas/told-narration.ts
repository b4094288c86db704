import { z } from "zod";
import { CorrectionReport } from "./correction-report.ts";
import { JsonObject } from "./json.ts";
import { NarratorCorrection } from "./narration-repair.ts";
import { Fault, NarratorOutput } from "./narration.ts";

/** How a turn came to be told: as drafted, mended by fixes, plainly from what code decided, or not yet, because it waits for the DM. */
export const Telling = z.enum(["drafted", "mended", "safe", "held"]);
export type Telling = z.infer<typeof Telling>;

/** The narration as it will be told, with what was wrong with the drafts and what was done about it. */
export const Narration = z.object({
  output: NarratorOutput,
  /** Drafts that were made. */
  attempts: z.number().int().min(1),
  /** Everything that was wrong with any draft. */
  faults: z.array(Fault),
  telling: Telling.default("drafted"),
  /** `null` when the first draft could stand. */
  correction: NarratorCorrection.nullable().default(null),
  /** What fixes did to the last draft; `null` when none were needed. */
  repair: CorrectionReport.nullable().default(null),
  /** The text that waits for the DM, and what texts of this turn are held against; `null` unless it was held. */
  held: z.object({ text: z.string(), given: JsonObject }).nullable().default(null),
});
export type Narration = z.infer<typeof Narration>;

/** What a DM makes of a narration that was held. */
export const ReleaseForm = z.enum(["as_it_is", "own_text", "safe"]);
export type ReleaseForm = z.infer<typeof ReleaseForm>;

/** A narration that was held, as a DM released it. */
export const NarrationRelease = z.object({
  form: ReleaseForm,
  text: z.string(),
  by: z.string(),
  /** ISO time. */
  at: z.string(),
  /** What the text is known to break all the same. */
  faults: z.array(Fault),
});
export type NarrationRelease = z.infer<typeof NarrationRelease>;

/** What players read in place of a narration that waits for the DM. */
export const heldNotice = "The telling of this turn waits for the DM. What happened stands.";
