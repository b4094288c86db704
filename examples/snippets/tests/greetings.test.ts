import { findUntranslated } from "freeform-rpg/language";
import { expect, test } from "vitest";
import { greet, messages } from "../greetings.ts";

test("a greeting is in the language of the campaign", () => {
  expect(greet("de-AT", "Viktor")).toBe("„Guten Abend“, sagt Viktor.");
  expect(greet("fr", "Viktor")).toBe('"Good evening," says Viktor.');
});

test("nothing is missing in German", () => expect(findUntranslated(messages)).toEqual([]));
