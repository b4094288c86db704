import { defineMessages } from "freeform-rpg/language";

const listOf = (things: readonly string[], and: string): string =>
  things.length < 2 ? things.join("") : `${things.slice(0, -1).join(", ")} ${and} ${things.at(-1)}`;

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
    /** How the event of an arrival reads where they have been before. */
    backAgain: (arrival: string) => arrival.replace(/^You come to /, "You come back to "),
    /** What was got, by the event of it; `null` where the event says more. */
    thingIn: (event: string) => /^You now have (.+)\.$/.exec(event)?.[1] ?? null,
    takeAlong: (things: readonly string[]) => `You take along ${listOf(things, "and")}.`,
    /** Matters as threads name them, each a sentence. */
    settled: (matters: readonly string[]) => `Settled: ${matters.join(" ")}`,
    lost: (matters: readonly string[]) => `Lost: ${matters.join(" ")}`,
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
      backAgain: (arrival) => arrival,
      thingIn: (event) => /^Du hast jetzt: (.+)\.$/.exec(event)?.[1] ?? null,
      takeAlong: (things) => `Du nimmst mit: ${listOf(things, "und")}.`,
      settled: (matters) => `Geklärt: ${matters.join(" ")}`,
      lost: (matters) => `Verloren: ${matters.join(" ")}`,
    },
  },
);
