import { Calibration } from "freeform-rpg/schemas/campaign";
import type { ScenarioCalibration } from "freeform-rpg/schemas";
import { presets } from "./presets.ts";

/**
 * The complete calibration of a scenario: its preset, then its own changes. Its lines are added to the default lines; an unknown preset
 * counts as `custom`.
 */
export const resolveCalibration = (asked: ScenarioCalibration): Calibration => {
  const start = Calibration.parse({});
  const preset = presets[asked.preset ?? ""];
  return {
    preset: asked.preset ?? start.preset,
    ...(asked.language !== undefined && { language: asked.language }),
    tone: { ...(preset ?? start).tone, ...asked.tone },
    themes: asked.themes ?? start.themes,
    risk: { ...(preset ?? start).risk, ...asked.risk },
    structure: asked.structure ?? start.structure,
    boundaries: {
      lines: [...new Set([...start.boundaries.lines, ...(asked.boundaries?.lines ?? [])])],
      veils: asked.boundaries?.veils ?? start.boundaries.veils,
    },
  };
};
