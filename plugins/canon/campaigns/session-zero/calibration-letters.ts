import type { ScenarioCalibration, SetupAnswers } from "freeform-rpg/schemas";
import type { z } from "zod";

type Letter = "a" | "b" | "c";

/** The meaning of each letter; DEFINITIONS section 2. */
export const letters = {
  tone: { a: 0.2, b: 0.5, c: 0.8 },
  lethality: { a: "low", b: "moderate", c: "high" },
  failure: { a: "forgiving", b: "consequential", c: "punishing" },
  structure: { a: "linear", b: "guided", c: "sandbox" },
} as const satisfies Record<string, Record<Letter, string | number>>;

/** The calibration of an answer: its preset, then its letters. A tone letter sets all four tones. */
export const readCalibrationAnswer = (answer: z.infer<typeof SetupAnswers.calibration>): ScenarioCalibration => {
  const level = answer.tone === undefined ? undefined : letters.tone[answer.tone];
  const risk = {
    ...(answer.lethality === undefined ? {} : { lethality: letters.lethality[answer.lethality] }),
    ...(answer.failure === undefined ? {} : { failure_mode: letters.failure[answer.failure] }),
    ...(answer.permanence === undefined ? {} : { permanence: answer.permanence }),
    ...(answer.plot_armor === undefined ? {} : { plot_armor: answer.plot_armor }),
  };
  return {
    ...(answer.preset === undefined ? {} : { preset: answer.preset }),
    ...(answer.language === undefined ? {} : { language: answer.language }),
    ...(level === undefined ? {} : { tone: { gritty: level, dark: level, moral: level, action: level } }),
    ...(answer.themes === undefined ? {} : { themes: answer.themes }),
    ...(Object.keys(risk).length === 0 ? {} : { risk }),
    ...(answer.structure === undefined ? {} : { structure: letters.structure[answer.structure] }),
    boundaries: { lines: answer.lines ?? [], veils: answer.veils ?? [] },
  };
};
