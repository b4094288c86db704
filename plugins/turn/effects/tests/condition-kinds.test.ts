import { expect, test } from "vitest";
import { conditionKinds } from "freeform-rpg/plugins/turn/effects/lib";
import { Condition } from "freeform-rpg/schemas/rules";
import { z } from "zod";

test.each(conditionKinds)("the example of the condition $name is one", ({ example, name }) => {
  expect(Condition.parse(example)).toEqual(example);
  expect(Object.keys(example)).toEqual(name.split(", "));
});

test("every form of condition is listed once", () => {
  const { anyOf = [] } =
    Object.values(z.toJSONSchema(Condition).$defs ?? {}).find((one) => typeof one === "object" && "anyOf" in one) ??
    z.toJSONSchema(Condition);
  expect(anyOf.length).toBe(conditionKinds.length);
});
