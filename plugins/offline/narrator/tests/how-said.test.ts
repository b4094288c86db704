import { seedRandom } from "freeform-rpg/plugins/offline/model/lib";
import { writeInput } from "freeform-rpg/plugins/turn/narrator/lib";
import { expect, test } from "vitest";
import { decide } from "../../../turn/narrator/tests/decided.ts";
import { messages } from "../messages.ts";
import { narrateOffline } from "../narrate-offline.ts";

const { voices } = messages.in("en");
const words = '"Whose is it?"';
const tell = (details: string, intent = details, seed = "s"): string => {
  const outcome = { action: "ask", target_id: "odo", target_name: "Odo", details, rolled: false };
  const input = writeInput(decide({ outcomes: [outcome], speech: "Whose is it?" }));
  return narrateOffline({ ...input, intent }, seedRandom(seed));
};
const anyOf = (lines: readonly string[]): string[] => lines.map((line) => line.replace("{speech}", words).replace("{target}", "Odo"));

test.each([
  [`whisper to Odo ${words}`, "low"],
  [`${words} I ask under my breath`, "low"],
  [`shout at Odo ${words}`, "loud"],
  [`walk up to Odo, calling out ${words}`, "loud"],
  [`ask Odo outright ${words}`, "blunt"],
] as const)("%s is told as said %s", (details, way) => {
  for (const seed of ["a", "b", "c", "d"]) {
    const told = tell(details, details, seed);
    expect(anyOf(voices[way].said).some((line) => told.includes(line))).toBe(true);
  }
});

test("how words are said may stand in a sentence of its own", () => {
  const told = tell("Whose is it?", `${words} I say it low so that Bree can't hear.`);
  expect(anyOf(voices.low.said).some((line) => told.includes(line))).toBe(true);
});

test("what is quoted names no way of speaking", () => {
  const told = tell(`ask Odo "Why do you whisper?"`);
  expect(anyOf([...voices.low.said, ...voices.loud.said]).some((line) => told.includes(line))).toBe(false);
});
