import { findUntranslated } from "freeform-rpg/language";
import { expect, test } from "vitest";
import { messages } from "../messages.ts";

type Say = (...values: readonly unknown[]) => string;

const { en, ...translations } = messages.all;
const isSentence = ([, message]: readonly [string, unknown]): boolean => typeof message === "function";

test("every message is there in every language", () => expect(findUntranslated(messages)).toEqual([]));

test.each(Object.entries(translations))("every refusal is there in %s, with the name that it is about", (_language, translated) => {
  expect(Object.keys(translated)).toEqual(Object.keys(en ?? {}));
  const english = new Map<string, Say>(Object.entries(en ?? {}) as [string, Say][]);
  for (const [key, message] of Object.entries(translated).filter(isSentence) as [string, Say][]) {
    const [said, original] = [message("Viktor", "Viktor", "Viktor"), english.get(key)?.("Viktor", "Viktor", "Viktor") ?? ""];
    expect({ key, isTranslated: said !== original, named: said.includes("Viktor") }).toEqual({
      key,
      isTranslated: true,
      named: original.includes("Viktor"),
    });
  }
});

test("refusals are in the language of the campaign, and in English where there is no translation", () => {
  expect(messages.in("de").absent("die Laterne", false)).toBe("Die Laterne ist nicht hier.");
  expect(messages.in("pt-BR").absent("the lanterns", true)).toBe("The lanterns are not here.");
});

test("what changed is told in the language of the campaign", () => {
  const { told, promises } = messages.in("de");
  expect(told.later(185, "03:30")).toBe("3 Stunden und 5 Minuten später ist es 03:30 Uhr.");
  expect(told.becomes("das Tor", false, "locked", true)).toBe("Das Tor ist nicht mehr abgeschlossen.");
  expect(promises.yours(null, "zurückkommen")).toBe("Du versprichst: „zurückkommen“.");
});
