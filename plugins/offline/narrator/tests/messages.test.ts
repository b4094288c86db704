import { findUntranslated } from "freeform-rpg/language";
import { seedRandom } from "freeform-rpg/plugins/offline/model/lib";
import { writeInput } from "freeform-rpg/plugins/turn/narrator/lib";
import { expect, test } from "vitest";
import { decide } from "../../../turn/narrator/tests/decided.ts";
import { messages } from "../messages.ts";
import { narrateOffline } from "../narrate-offline.ts";
import { suggestActions } from "../suggest.ts";

test("every table and answer is there in every language, with the placeholders that are filled", () =>
  expect(findUntranslated(messages)).toEqual([]));

test("a turn is narrated and followed by suggestions in the language of the campaign", () => {
  const input = writeInput(decide({ outcomes: [{ action: "wait", band: "success", rolled: true }] }));
  const german = { ...input, packet: { ...input.packet, calibration: { ...input.packet.calibration, language: "de" } } };
  const table = messages.in("de").outcomes.wait.success;
  expect(table.some((line) => narrateOffline(german, seedRandom("s")).includes(line))).toBe(true);
  expect(suggestActions(german).every((one) => /^(?:Durchsuchen|Reden|Fragen|Gehen|Umsehen|Lauschen)\b/.test(one))).toBe(true);
  expect(suggestActions(input).every((one) => /^(?:Search|Talk|Ask|Go|Look around|Listen)\b/.test(one))).toBe(true);
});
