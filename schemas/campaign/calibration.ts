import { z } from "zod";
import { LanguageTag } from "../values/language-tag.ts";

/** How hard play is; session zero sets it, the resolver and the narrator obey it. Tones run from 0 to 1. */
export const Calibration = z.object({
  preset: z.string().default("custom"),
  tone: z
    .object({ gritty: z.number(), dark: z.number(), moral: z.number(), action: z.number() })
    .default({ gritty: 0.5, dark: 0.5, moral: 0.5, action: 0.5 }),
  themes: z.array(z.string()).default([]),
  risk: z
    .object({
      lethality: z.enum(["low", "moderate", "high", "brutal"]).default("moderate"),
      failure_mode: z.enum(["forgiving", "consequential", "punishing"]).default("consequential"),
      permanence: z.enum(["none", "soft", "meaningful", "hard"]).default("meaningful"),
      plot_armor: z.enum(["none", "thin", "thick"]).default("thin"),
    })
    .prefault({}),
  /** The language of what players read. Default: English. */
  language: LanguageTag.optional(),
  structure: z.enum(["linear", "guided", "sandbox"]).default("guided"),
  boundaries: z
    .object({
      lines: z.array(z.string()).default(["sexual violence", "harm to children", "real hate symbols"]),
      veils: z.array(z.string()).default([]),
    })
    .prefault({}),
});
export type Calibration = z.infer<typeof Calibration>;
