import type { Calibration } from "freeform-rpg/schemas";

type Preset = Pick<Calibration, "tone" | "risk"> & { readonly description: string };

/** Ready-made calibrations; DEFINITIONS section 2. */
export const presets: Readonly<Record<string, Preset>> = {
  noir_standard: {
    description: "Hard choices, real costs, people who can be hurt and remember it.",
    tone: { gritty: 0.7, dark: 0.6, moral: 0.8, action: 0.5 },
    risk: { lethality: "moderate", failure_mode: "consequential", permanence: "meaningful", plot_armor: "thin" },
  },
  pulp_adventure: {
    description: "Bold moves pay off, failure is a twist, and the heroes see the next morning.",
    tone: { gritty: 0.3, dark: 0.3, moral: 0.4, action: 0.3 },
    risk: { lethality: "low", failure_mode: "forgiving", permanence: "soft", plot_armor: "thick" },
  },
  hard_boiled: {
    description: "The world pushes back hard, and nobody is protected by the story.",
    tone: { gritty: 0.9, dark: 0.8, moral: 0.9, action: 0.6 },
    risk: { lethality: "high", failure_mode: "punishing", permanence: "hard", plot_armor: "none" },
  },
  one_bad_day: {
    description: "Short, brutal, and probably the last day for someone.",
    tone: { gritty: 0.95, dark: 0.9, moral: 0.7, action: 0.4 },
    risk: { lethality: "brutal", failure_mode: "punishing", permanence: "hard", plot_armor: "none" },
  },
};

/** The names of the presets, in display order. */
export const presetNames: readonly string[] = Object.keys(presets);
