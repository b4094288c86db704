import { expect, test } from "vitest";
import { messages } from "../messages.ts";

const { en, ...translations } = messages.all;

test("German is one of the languages of the catalogue", () => expect(Object.keys(translations)).toContain("de"));

test.each(Object.entries(translations))("every message is there in %s, with the name that it is about", (_language, translated) => {
  expect(Object.keys(translated)).toEqual(Object.keys(en ?? {}));
  for (const [key, message] of Object.entries(translated)) {
    const [said, english] = [message("Viktor"), en?.[key as keyof typeof en]("Viktor") ?? ""];
    expect({ key, isTranslated: said !== english, named: said.includes("Viktor") }).toEqual({
      key,
      isTranslated: true,
      named: english.includes("Viktor"),
    });
  }
});

test.each([
  ["de-AT", "Was willst du tun?"],
  ["fr", "What do you want to do?"],
  [undefined, "What do you want to do?"],
])("in %s the catalogue says %s", (language, said) => expect(messages.in(language).askIntent()).toBe(said));
