import { expect, test } from "vitest";
import { messages } from "../messages.ts";

type Say = (...values: readonly unknown[]) => string;

const { en, ...translations } = messages.all;

test("German is one of the languages of the catalogue", () => expect(Object.keys(translations)).toContain("de"));

/** Values of messages that list names; the others name one thing. */
const listing: Readonly<Record<string, readonly unknown[]>> = {
  askPlace: [["Viktor", "Marta"]],
  askPerson: ["follow", ["Viktor", "Marta"]],
  askThing: ["open", ["Viktor", "Marta"]],
  answerThing: ["open", "Viktor"],
  seesCompany: [["Viktor", "Marta"]],
  mightKnowWay: [["Viktor", "Marta"]],
  seesNothingTo: ["open"],
  noPlaceTo: ["open"],
};

test.each(Object.entries(translations))("every message is there in %s, with the names that it is about", (_language, translated) => {
  expect(Object.keys(translated)).toEqual(Object.keys(en ?? {}));
  const english = new Map<string, Say>(Object.entries(en ?? {}) as [string, Say][]);
  for (const [key, message] of Object.entries(translated) as [string, Say][]) {
    const values = listing[key] ?? ["Viktor", "Viktor", "Viktor"];
    const [said, original] = [message(...values), english.get(key)?.(...values) ?? ""];
    expect({ key, isTranslated: said !== original, named: said.includes("Viktor") }).toEqual({
      key,
      isTranslated: true,
      named: original.includes("Viktor"),
    });
  }
});

test.each([
  ["de-AT", "Was willst du tun?"],
  ["fr", "What do you want to do?"],
  [undefined, "What do you want to do?"],
])("in %s the catalogue says %s", (language, said) => expect(messages.in(language).askIntent()).toBe(said));
