import { expect, test } from "vitest";
import { joinSayings as german } from "../messages/german/talk.ts";
import { joinSayings } from "../messages/english/join-sayings.ts";

test.each([
  ['"Yes," says Odo. "I am," says Odo.', '"Yes," says Odo. "I am."'],
  ['"I do not know," says Odo. "I am sorry." "Ask Bree."', '"I do not know," says Odo. "I am sorry. Ask Bree."'],
  ['"No," says Odo, and smiles. "Why do you ask?" says Odo.', '"No," says Odo, and smiles. "Why do you ask?"'],
  ['"Yes," says Odo. "That is mine," says Odo. "It always was."', '"Yes," says Odo. "That is mine. It always was."'],
])("one speaker is named once: %s", (text, joined) => expect(joinSayings(text)).toBe(joined));

test.each(['"Yes," says Odo. "No," says Bree.', '"Yes," says Odo. Odo nods. "No," says Odo.'])("others are left: %s", (text) =>
  expect(joinSayings(text)).toBe(text),
);

test("in German too", () =>
  expect(german("„Ja“, sagt Odo. „Das bin ich“, sagt Odo. „Wer sonst?“")).toBe("„Ja“, sagt Odo. „Das bin ich. Wer sonst?“"));
