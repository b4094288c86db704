import type { SetupPhase } from "freeform-rpg/schemas";

/** The phase whose questions ask for the part of the scenario that begins a problem's message. */
const phaseByPart: Readonly<Record<string, SetupPhase>> = {
  calibration: "calibration",
  clocks: "clocks",
  entities: "entities",
  relationships: "entities",
  inventory: "entities",
  facts: "facts",
  threads: "threads",
  starting_scene: "scene",
  opening_text: "scene",
};

/** Finds the phase to go to for a problem of the draft: `opening_text is missing` is asked for in the phase `scene`. */
export const findPhase = (problem: string): SetupPhase => {
  const part = /^[a-z_]+/.exec(problem)?.[0] ?? "";
  if (/character/i.test(problem) && phaseByPart[part] === undefined) return "character";
  return phaseByPart[part] ?? "campaign";
};
