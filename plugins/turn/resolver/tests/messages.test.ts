import { findUntranslated } from "freeform-rpg/language";
import { expect, test } from "vitest";
import { messages } from "../messages.ts";

test("every message is there in every language, with the placeholders that are filled", () =>
  expect(findUntranslated(messages)).toEqual([]));

test("what people answer is in the language of the campaign, and in English where there is no translation", () => {
  expect(messages.in("de").answers.verdicts.yes).toContain("{Who} nickt. „Ja.“");
  expect(messages.in("fr").answers.verdicts.yes).toContain('{Who} nods. "Yes."');
  expect(messages.in("de-CH").requests.limit("die Wirtin", "verlässt das Haus nie")).toBe(
    "Die Wirtin weigert sich: verlässt das Haus nie.",
  );
});

test("a result names the action in the player's own words where the language has none for it", () => {
  expect(messages.in("de").outcomes.result.success("sneak past Okafor", "Ich schleiche an Okafor vorbei.")).toBe(
    "Du versuchst es, und es gelingt: „Ich schleiche an Okafor vorbei“.",
  );
  expect(messages.in("en").outcomes.result.success("sneak past Okafor", "I sneak past him.")).toBe(
    "You try to sneak past Okafor, and it works.",
  );
});
