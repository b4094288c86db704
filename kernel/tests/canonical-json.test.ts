import { canonicalJson } from "freeform-rpg/kernel";
import { expect, test } from "vitest";

test.each([
  [{ b: 1, a: [{ d: null, c: "é\u0000" }] }, '{"a":[{"c":"é\\u0000","d":null}],"b":1}'],
  [{ x: undefined, at: new Date(0), list: [undefined, () => 1] }, '{"at":"1970-01-01T00:00:00.000Z","list":[null,null]}'],
  [{ b: 0, 10: 0, 9: 0 }, '{"9":0,"10":0,"b":0}'],
  [JSON.parse('{"b":1,"__proto__":{"z":1,"y":2}}'), '{"__proto__":{"y":2,"z":1},"b":1}'],
  [
    [
      { b: 1, c: 2 },
      { b: 1, a: 2 },
      { b: 3, c: undefined },
    ],
    '[{"b":1,"c":2},{"a":2,"b":1},{"b":3}]',
  ],
  [[-0, 1e21, 0.1, NaN, Infinity], "[0,1e+21,0.1,null,null]"],
  [undefined, "null"],
])("keys are sorted, and all else is as JSON has it: %j", (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

test("what is no JSON is refused", () => {
  const circle: Record<string, unknown> = {};
  circle["self"] = circle;
  for (const value of [circle, { big: 1n }]) expect(() => canonicalJson(value)).toThrow(expect.objectContaining({ code: "not_json" }));
});

test("a frozen document has the same text each time, and one that can still change has that of what it holds now", () => {
  const long = "x".repeat(2000);
  const frozen = Object.freeze({ b: long, a: Object.freeze([1]) });
  expect(canonicalJson([frozen, frozen])).toBe(`[{"a":[1],"b":"${long}"},{"a":[1],"b":"${long}"}]`);
  const inner = [1];
  const changing = Object.freeze({ b: long, a: inner });
  canonicalJson(changing);
  inner.push(2);
  expect(canonicalJson(changing)).toBe(`{"a":[1,2],"b":"${long}"}`);
});
