import { defineMessages } from "freeform-rpg/language";

/** What stands around the sentences of summaries and recaps. */
export const messages = defineMessages(
  {
    nothingYet: "Nothing has happened yet.",
    previously: "Previously on this story:",
    sinceThen: "Since then",
    session: (number: string) => `Session ${number}`,
    turns: (from: number, to: number) => `Turns ${from} to ${to}`,
    /** Where the story pauses; `null` for a place that players do not know. */
    leavesOff: (place: string | null) => `It leaves off at ${place ?? "somewhere"}.`,
    stillOpen: (matters: readonly string[]) => `Still open: ${matters.join("; ")}.`,
  },
  {
    de: {
      nothingYet: "Noch ist nichts geschehen.",
      previously: "Was bisher geschah:",
      sinceThen: "Seitdem",
      session: (number) => `Sitzung ${number}`,
      turns: (from, to) => `Züge ${from} bis ${to}`,
      leavesOff: (place) => `Hier geht es weiter: ${place ?? "an einem unbekannten Ort"}.`,
      stillOpen: (matters) => `Noch offen: ${matters.join("; ")}.`,
    },
  },
);
