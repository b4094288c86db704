/** What each phase of session zero is about, for the one who answers. Enter leaves a question open. */
export const intros: Readonly<Record<string, string>> = {
  CALIBRATION: "How hard, how dark, and what never appears. Enter takes what is offered.",
  TEMPLATE: "A scenario brings places, people and secrets along; a blank page brings nothing.",
  CHARACTER: "Who you are. Enter leaves things as the scenario has them.",
  CAMPAIGN: "What it is called and by which rules it is played.",
  CLOCKS: "Counters that rise with what you do, and bite at their marks.",
  ENTITIES:
    "Who and what there is. Lists are written as in a scenario file, on one line: [{ id: fox, type: character, name: Fox }]. Enter leaves them as they are.",
  FACTS: "What is true, known or hidden. Enter leaves it as it is.",
  THREADS: "What is open. Enter leaves it as it is.",
  SCENE: "Where and when it begins.",
};
