import { expect, test } from "vitest";
import { createWrapper, wrapWords } from "../wrap-words.ts";

test.each([
  ["one two three", 8, "one two\nthree"],
  ["one\n\ntwo three", 8, "one\n\ntwo\nthree"],
  ["unbreakable word", 5, "unbreakable\nword"],
  ["  - indented line", 80, "  - indented line"],
  ["one two three", Infinity, "one two three"],
  ["", 8, ""],
  ["東京 大阪", 8, "東京\n大阪"],
  ["café noir", 9, "café noir"],
])("%j in %d columns", (text, columns, wrapped) => {
  expect(wrapWords(text, () => columns)).toBe(wrapped);
});

test("text that comes in pieces is broken as if it had come whole", () => {
  const wrapper = createWrapper(() => 12);
  const text = "The tide will top the wall\nat half past three.";
  const pieces = text.match(/.{1,3}|\n/g) ?? [];
  expect(pieces.map((piece) => wrapper.feed(piece)).join("") + wrapper.rest()).toBe(wrapWords(text, () => 12));
});
