import { Condition } from "freeform-rpg/schemas/rules";
import { Json } from "freeform-rpg/schemas/values";
import { expect, test } from "vitest";
import { z } from "zod";

test.each([{ a: [1, "b", null, { c: true }] }, "text", Number.NaN, { at: new Date(0) }, { a: undefined }, [() => 1], 1n])(
  "JSON is what zod takes for it, and refused for the same reason: %o",
  (value) => {
    const [own, usual] = [Json.safeParse(value), z.json().safeParse(value)];
    expect([own.success, own.data, own.error?.issues]).toEqual([usual.success, usual.data, usual.error?.issues]);
  },
);

test("a condition is parsed by the form that has its keys, and refused by all", () => {
  expect(Condition.parse({ all: [{ time: { day: 1, hour: 2 } }, { not: { known: " f1 " } }] })).toEqual({
    all: [{ time: { day: 1, hour: 2, minute: 0 } }, { not: { known: "f1" } }],
  });
  expect(Condition.safeParse({ wish: "f1" }).error?.issues[0]?.message).toMatch(/^must be a condition/);
  for (const invalid of [{ not: { known: "" } }, { known: "f1", at: "x" }, [], null, "known"])
    expect(Condition.safeParse(invalid).success).toBe(false);
});
