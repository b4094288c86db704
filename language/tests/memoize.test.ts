import { memoize } from "freeform-rpg/language";
import { expect, test } from "vitest";

test("what was asked is not worked out again, until so much else was that it had to go", () => {
  const asked: string[] = [];
  const lengthOf = memoize((text) => {
    asked.push(text);
    return text.length;
  }, 2);
  expect(["a", "bb", "a", "bb", "ccc", "bb", "a"].map(lengthOf)).toEqual([1, 2, 1, 2, 3, 2, 1]);
  expect(asked).toEqual(["a", "bb", "ccc", "a"]);
});

test("long texts are not kept", () => {
  let asked = 0;
  const count = memoize(() => (asked += 1), 2);
  const long = "a".repeat(5000);
  expect([count(long), count(long)]).toEqual([1, 2]);
});
