import type { SetupPhase } from "../api/generated/graphql.ts";

/** The introduction of each phase of session zero. Enter skips a question, `<` goes back. */
export const intros: Readonly<Record<SetupPhase, string>> = {
  CALIBRATION: "The difficulty, the tone, and the topics that never appear. Enter takes the default, < goes back.",
  TEMPLATE: "A scenario brings places, people and secrets. A blank page brings nothing.",
  CHARACTER: "Your character. Enter keeps what the scenario has.",
  CAMPAIGN: "The name of the campaign and its rules.",
  CLOCKS: "Counters that your actions advance, with consequences at their thresholds.",
  ENTITIES: "Places, people and things, one after the other. A name that is there already changes that one.",
  FACTS: "What is true, known or hidden. Enter keeps what is there.",
  THREADS: "Open story threads. Enter keeps what is there.",
  SCENE: "The place and time of the first scene.",
  VALIDATION: "Nothing is missing. Create the campaign, or change something first.",
};
