import { expect, test } from "vitest";
import { joinSayings } from "../join-sayings.ts";

test.each([
  ['"Yes," says Odo. "I am," says Odo.', '"Yes," says Odo. "I am."'],
  ['"I do not know," says Odo. "I am sorry." "Ask Bree."', '"I do not know," says Odo. "I am sorry. Ask Bree."'],
  ['"No," says Odo, and smiles. "Why do you ask?" says Odo.', '"No," says Odo, and smiles. "Why do you ask?"'],
  ['"Yes," says Odo. "That is mine," says Odo. "It always was."', '"Yes," says Odo. "That is mine. It always was."'],
])("one speaker is named once: %s", (text, joined) => expect(joinSayings(text)).toBe(joined));

test.each(['"Yes," says Odo. "No," says Bree.', '"Yes," says Odo. Odo nods. "No," says Odo.'])("others are left: %s", (text) =>
  expect(joinSayings(text)).toBe(text),
);
