import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { readGerman } from "../german/read-german.ts";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const german = { ...packet, calibration: { ...packet.calibration, language: "de" } };
const englishOf = (text: string) => readGerman(text, packet)?.clauses.map(({ english }) => english);

describe("a German sentence of one verb", () => {
  test.each([
    ["Ich sehe mich um.", "I look around."],
    ["Sieh dich um", "I look around."],
    ["Umsehen", "I look around."],
    ["Ich frage Bree nach Odo.", "I ask Bree Holloway about Odo Marsh."],
    ["Fragen: Bree – Odo", "I ask Bree Holloway about Odo Marsh."],
    ["Ich schleiche leise an Odo vorbei.", "I sneak quietly past Odo Marsh."],
    ["Ich greife Odo mit dem Messer an.", "I attack Odo Marsh with Messer."],
    ["Ich versuche, das Schloss aufzubrechen.", "I break open Schloss."],
    ["Ich warte eine Stunde.", "I wait an hour."],
    ["Gib mir dein Messer, Odo!", 'I say to Odo Marsh: "Gib mir dein Messer, Odo!"'],
    ["Was habe ich dabei?", "What am I carrying?"],
    ["Ich denke über mein Leben nach.", null],
  ])("%s is put into English", (text, english) => expect(englishOf(text)).toEqual([english]));
});

test("each clause is put into English, and what is English is left to its reader", () => {
  expect(englishOf("Ich öffne die Truhe und nehme das Seil. Dann warte ich.")).toEqual(["I open Truhe.", "I take Seil.", "I wait."]);
  expect(readGerman("I ask Bree about the Seil.", packet)).toBeNull();
});

test("an action is quoted as it was typed", () => {
  expect(interpret({ packet: german, text: "Ich frage Odo nach Bree." }).proposed_actions).toMatchObject([
    { action: "ask", target_id: "odo", details: "Ich frage Odo nach Bree" },
  ]);
  expect(interpret({ packet: german, text: "I look around." }).proposed_actions).toMatchObject([
    { action: "look", details: "look around" },
  ]);
});

test("what is German and not understood is answered as such", () => {
  expect(interpret({ packet: german, text: "Ich denke über mein Leben nach." }).proposed_actions).toMatchObject([
    { details: "question: foreign Ich denke über mein Leben nach" },
  ]);
});
