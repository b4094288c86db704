import { expect, test } from "vitest";
import { inFirstPerson } from "../lib.ts";

const named = (name: string, pronouns: string, aliases: readonly string[] = []): Parameters<typeof inFirstPerson>[1] => ({
  name,
  attrs: { pronouns, aliases },
});
const mira = named("Mira Sato", "she", ["Mira"]);
const okafor = named("Dan Okafor", "he", ["Okafor"]);

test.each([
  ["Mira saw the boat go out last week and come back empty.", mira, "I saw the boat go out last week and come back empty."],
  [
    "Okafor has read Lena's letters for years, and he admits that this is none.",
    okafor,
    "I have read Lena's letters for years, and I admit that this is none.",
  ],
  ["She dresses the saints and talks to them.", mira, "I dress the saints and talk to them."],
  [
    "He winds the clock, oils the lockers, and calls everyone passenger.",
    okafor,
    "I wind the clock, oil the lockers, and call everyone passenger.",
  ],
  ["The figure in the niche is Dan Okafor's copy.", okafor, "The figure in the niche is my copy."],
  ["The clerk gave Mira the key, and she keeps it in her apron.", mira, "The clerk gave me the key, and I keep it in my apron."],
  ["The lamp was never lit, because Okafor was asleep.", okafor, "The lamp was never lit, because I was asleep."],
  [
    "Nobody in the tower will tell Mira why, and nobody tells her how.",
    mira,
    "Nobody in the tower will tell me why, and nobody tells me how.",
  ],
  [
    "Years ago Mira Sato missed it twice, until another let her stand on his back.",
    named("Doctor Mira Sato", "she", ["Mira", "Sato"]),
    "Years ago I missed it twice, until another let me stand on his back.",
  ],
  ["Mira is afraid of the marsh and never walks on it.", mira, "I am afraid of the marsh and never walk on it."],
])("is told by whom it is about: %s", (sentence, speaker, told) => {
  expect(inFirstPerson(sentence, speaker, ["Lena Voss", "Lena"])).toBe(told);
});

test.each([
  ["Lena told Okafor that he would pay for it.", okafor],
  ["The pump was repaired in May.", mira],
  ["The causeway keeper, a spare woman of sixty with a spyglass.", mira],
])("is left where a pronoun may be another's, and what is not about them: %s", (sentence, speaker) => {
  expect(inFirstPerson(sentence, speaker, ["Lena Voss", "Lena"])).toBeNull();
});
