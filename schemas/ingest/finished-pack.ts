import { z } from "zod";
import { PackManifest } from "../packs/pack.ts";
import { ModelCorrections, ModelDoubts } from "./doubts.ts";
import { PageSpan } from "./enrichment.ts";
import { PackFile } from "./settings.ts";

/** The categories of advice to the game master; DEFINITIONS section 8. */
export const GuidanceCategory = z.enum([
  "pacing",
  "scene_types",
  "tone",
  "player_agency",
  "npc_portrayal",
  "escalation",
  "session_structure",
  "general",
]);
export type GuidanceCategory = z.infer<typeof GuidanceCategory>;

/** A piece of advice of the book. `universal` holds for any game, `genre` for this one. */
export const GuidanceNote = z.strictObject({
  segment: z.string(),
  /** The heading above it. */
  title: z.string(),
  category: GuidanceCategory,
  scope: z.enum(["universal", "genre"]),
  /** As the book has it. */
  text: z.string().min(1),
  pages: PageSpan,
  confidence: z.number().min(0).max(1),
});
export type GuidanceNote = z.infer<typeof GuidanceNote>;

/** The book's advice, and its files `storytelling/*.md`. */
export const Guidance = z.strictObject({
  notes: z.array(GuidanceNote),
  files: z.array(PackFile),
  doubts: ModelDoubts,
  corrections: ModelCorrections,
});
export type Guidance = z.infer<typeof Guidance>;

/** The book's rules as files of the pack (`systems/*.yaml`, `extraction.yaml`, `EXTRACTION_REPORT.md`). */
export const SystemsPack = z.strictObject({
  /** The system whose configuration the pack's inherits; `null` where none is like it. */
  system: z.string().nullable(),
  files: z.array(PackFile),
  /** Points to review, in prose. */
  review: z.array(z.string()),
});
export type SystemsPack = z.infer<typeof SystemsPack>;

/** A pack as it will lie in its folder. */
export const AssembledPack = z.strictObject({
  manifest: PackManifest,
  draft: z.boolean(),
  /** Every file of it, `pack.yaml` first. */
  files: z.array(PackFile),
});
export type AssembledPack = z.infer<typeof AssembledPack>;

/** A finding of the validation. An error prevents the installation of the pack, a warning does not. */
export const PackFinding = z.strictObject({
  severity: z.enum(["error", "warning"]),
  /** Which check found it. */
  phase: z.enum(["structure", "retrieval"]),
  /** Path below the pack's folder; `null` where it is about the whole. */
  file: z.string().nullable(),
  message: z.string(),
});
export type PackFinding = z.infer<typeof PackFinding>;

/** The end of an ingest: a pack, checked. */
export const IngestedPack = z.strictObject({
  manifest: PackManifest,
  draft: z.boolean(),
  /** Where the pack lies, below the job's own folder. */
  folder: z.string(),
  /** Whether it can be installed: no finding is an error. */
  usable: z.boolean(),
  findings: z.array(PackFinding),
  /** Numbers for people: `files`, `entities`, `sections`, `questions`, `questions_found`. */
  counts: z.record(z.string(), z.number()),
});
export type IngestedPack = z.infer<typeof IngestedPack>;
