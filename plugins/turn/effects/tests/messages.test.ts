import { expect, test } from "vitest";
import { messages } from "../messages.ts";

type Say = (...values: readonly unknown[]) => string;

const { en, ...translations } = messages.all;

test.each(Object.entries(translations))("every refusal is there in %s, with the name that it is about", (_language, translated) => {
  expect(Object.keys(translated)).toEqual(Object.keys(en ?? {}));
  const english = new Map<string, Say>(Object.entries(en ?? {}) as [string, Say][]);
  for (const [key, message] of Object.entries(translated) as [string, Say][]) {
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
