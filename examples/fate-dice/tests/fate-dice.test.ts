import { diceMethods } from "freeform-rpg/plugins/rules/dice";
import { openDiceMethods } from "freeform-rpg/plugins/rules/dice/lib";
import { ResolutionRules } from "freeform-rpg/schemas/rules";
import { createKernel } from "freeform-rpg/kernel/host";
import { expect, test } from "vitest";

const load = async () => {
  const { default: plugin } = await import(new URL("../plugin.js", import.meta.url).href);
  const kernel = await createKernel({ plugins: [plugin] });
  return openDiceMethods(kernel.read(diceMethods));
};

const rules = (settings: object = {}) => ResolutionRules.parse({ method: "plugin", dice: "fate", settings });

/** Dice that fall as they are told; 1 is minus, 2 blank, 3 plus. */
const falling = (...falls: number[]) => ({ roll: () => falls.shift() ?? expect.unreachable() });

test.each([
  [[3, 3, 3, 2], 2, "critical"],
  [[3, 2, 2, 2], 2, "success"],
  [[2, 2, 2, 2], 2, "mixed"],
  [[1, 1, 2, 2], 2, "failure"],
])("the dice %o and a skill of %i are a %s", async (falls, ability, band) => {
  const methods = await load();
  expect(methods.roll(rules(), { ability, hindrance: 0 }, falling(...falls))).toMatchObject({ method: "fate", band, against: "2" });
});

test("settings that make no sense are refused by name, and so are dice that nobody brings", async () => {
  const methods = await load();
  expect(() => methods.check(rules({ difficulty: 20 }))).toThrow(/"settings.difficulty"/);
  expect(() => methods.check(ResolutionRules.parse({ method: "plugin", dice: "fat" }))).toThrow(/no dice "fat".*fate/);
});
