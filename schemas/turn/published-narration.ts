import { z } from "zod";
import { CorrectionReport } from "../policy/correction-report.ts";
import { JsonObject } from "../values/json.ts";
import { NarrationFindings } from "./narration-findings.ts";
import { NarratorCorrection } from "./narration-repair.ts";
import { NarrationViolation, NarratorOutput } from "./narration.ts";
import { NarrationReviewed } from "./narration-decision.ts";

/** Where the text of a narration comes from: the model, fixes, the resolved events, the DM, or nowhere yet because it waits for the DM. */
export const NarrationSource = z.enum(["model", "repaired", "fallback", "dm", "held"]);
export type NarrationSource = z.infer<typeof NarrationSource>;

/** The narration that is published, with what was wrong with its drafts and what was done about it. */
export const Narration = z.object({
  output: NarratorOutput,
  /** Drafts that were made. */
  attempts: z.number().int().min(1),
  /** Everything that was wrong with any draft. */
  violations: z.array(NarrationViolation),
  source: NarrationSource.default("model"),
  /** `null` when the first draft passed. */
  correction: NarratorCorrection.nullable().default(null),
  /** What the review found; `null` for turns that were recorded without one. */
  findings: NarrationFindings.nullable().default(null),
  /** What fixes did to the last draft; `null` when none were needed. */
  repair: CorrectionReport.nullable().default(null),
  /** The text that is held for the DM, and the facts that texts of this turn are checked against; `null` unless it is held. */
  held: z.object({ text: z.string(), given: JsonObject }).nullable().default(null),
  /** What DMs decided about its drafts, in order; absent where no one reviewed them. */
  reviews: z.array(NarrationReviewed).optional(),
});
export type Narration = z.infer<typeof Narration>;

/** The text in which a DM releases a held narration: as the narrator drafted it, the DM's own, or the fallback narration. */
export const ReleaseForm = z.enum(["as_drafted", "own_text", "fallback"]);
export type ReleaseForm = z.infer<typeof ReleaseForm>;

/** A held narration as a DM released it. */
export const NarrationRelease = z.object({
  form: ReleaseForm,
  text: z.string(),
  by: z.string(),
  /** ISO time. */
  at: z.string(),
  /** The rules that the text is known to break. */
  violations: z.array(NarrationViolation),
});
export type NarrationRelease = z.infer<typeof NarrationRelease>;

/** What players read in place of a held narration. */
export const heldNotice = "The narration of this turn waits for the DM. What happened stands.";
