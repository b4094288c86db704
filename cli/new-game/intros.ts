import type { SetupPhase } from "../api/generated/graphql.ts";

/** The introduction of each phase of session zero. Enter skips a question. */
export const intros: Readonly<Record<SetupPhase, string>> = {
  CALIBRATION: "The difficulty, the tone, and the topics that never appear. Enter takes the default.",
  TEMPLATE: "A scenario brings places, people and secrets. A blank page brings nothing.",
  CHARACTER: "Your character. Enter keeps what the scenario has.",
  CAMPAIGN: "The name of the campaign and its rules.",
  CLOCKS: "Counters that your actions advance, with consequences at their thresholds.",
  ENTITIES:
    "People, places and things. Write lists as in a scenario file, on one line: [{ id: fox, type: character, name: Fox }]. Enter keeps what is there.",
  FACTS: "What is true, known or hidden. Enter keeps what is there.",
  THREADS: "Open story threads. Enter keeps what is there.",
  SCENE: "The place and time of the first scene.",
  VALIDATION: "The campaign is checked before it is created.",
};
