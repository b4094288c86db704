import { ScenarioClock } from "freeform-rpg/schemas/campaign";

/** The five clocks of a campaign that uses clocks and defines none; DEFINITIONS section 2. */
export const defaultClocks: readonly ScenarioClock[] = [
  {
    id: "heat",
    name: "Heat",
    value: 1,
    max: 8,
    triggers: {
      "4": "Someone has begun to ask questions about you.",
      "6": "They have a description, and people out looking.",
      "8": "They know where you are, and they come.",
    },
  },
  {
    id: "time",
    name: "Time",
    value: 8,
    max: 12,
    triggers: {
      "4": "Half of the time is gone, and it shows.",
      "2": "There is time for one or two things more.",
      "0": "Time is up: what was going to happen happens now.",
    },
  },
  {
    id: "harm",
    name: "Harm",
    value: 0,
    max: 4,
    triggers: { "2": "The pain slows you down; everything physical is harder.", "4": "Your body gives out." },
  },
  { id: "cred", name: "Cred", value: 500, max: 9999, triggers: {} },
  {
    id: "rep",
    name: "Reputation",
    value: 2,
    max: 5,
    triggers: {
      "0": "Nobody who matters will be seen with you.",
      "4": "Your name opens doors, and some of them have people waiting behind.",
    },
  },
].map((clock) => ScenarioClock.parse(clock));
