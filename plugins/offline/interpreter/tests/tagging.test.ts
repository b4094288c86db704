import { expect, test } from "vitest";
import { tagText } from "../text/tag-text.ts";

const words = (text: string): string[] => tagText(text).map(({ word, pos, owner }) => `${word} ${pos}${owner ? " owner" : ""}`);

test("a text is tagged the same whatever was tagged before", () => {
  const text = "Runa, why did you send me Jin's key?";
  const before = words(text);
  expect(before).toContain("jin PROPN owner");
  for (const read of ["Jin's-key", "at Jin's.", "(Jin's)", '"Jin\'s"', "jin's", "Jin's"]) words(read);
  expect(words(text)).toEqual(before);
});
