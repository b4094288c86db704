import { SetupPhase } from "freeform-rpg/schemas/campaign";
import type { SetupDocument } from "freeform-rpg/schemas";

/** The phases in order. */
export const phases: readonly SetupPhase[] = SetupPhase.options;

/** The first unanswered phase after `phase`, else the first unanswered one, else the last phase. */
export const nextPhase = (phase: SetupPhase, { answered }: SetupDocument): SetupPhase => {
  const open = phases.filter((each) => !answered.includes(each));
  return open.find((each) => phases.indexOf(each) > phases.indexOf(phase)) ?? open[0] ?? "validation";
};
