import { Calibration } from "freeform-rpg/schemas";
import type { ScenarioCalibration } from "freeform-rpg/schemas";
import { presets } from "./presets.ts";

/**
 * The whole calibration that a scenario asks for: its preset, then what it changes. Its lines join the
 * default lines; a preset that nobody knows counts as `custom`.
 */
export const calibrate = (asked: ScenarioCalibration): Calibration => {
  const start = Calibration.parse({});
  const preset = presets[asked.preset ?? ""];
  return {
    preset: asked.preset ?? start.preset,
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
