import { definePlugin, input } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Resolution } from "freeform-rpg/plugins/turn/resolver";
import { loadedDice, seededDice } from "freeform-rpg/plugins/turn/resolver/lib";
import { Plan } from "freeform-rpg/plugins/turn/planner";
import { TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import { runStage } from "freeform-rpg/testing";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import { keepOfThree } from "../keep-of-three.ts";
import type { Kept } from "../keep-of-three.ts";
import houseRules from "../plugin.ts";
import { plan, request, ruling } from "./climb.ts";

const climb = async (seed: string, keep?: Kept) => {
  const inputs = [input(TurnRequest, request(seed)), input(World, sampleWorld()), input(Ruling, ruling), input(Plan, plan)];
  const { made } = await runStage(houseRules, Resolution, { inputs, ...(keep ? { options: { keep } } : {}) });
  return made ?? expect.unreachable();
};

test.each<[Kept, number]>([
  ["worst", 2],
  ["middle", 3],
  ["best", 6],
])("of three throws the %s counts", (kept, expected) => {
  const dice = keepOfThree(loadedDice([6, 2, 3]), kept);
  expect(dice.roll(6)).toBe(expected);
  expect(dice.drawn).toEqual([expected]);
});

test("an action is decided by the dice that were kept", async () => {
  const expected = keepOfThree(seededDice("storm"), "middle");
  const { rolls, outcomes, seed } = await climb("storm");
  expect(seed).toBe("storm");
  expect(rolls[0]?.dice).toEqual([expected.roll(6), expected.roll(6)]);
  expect(outcomes[0]).toMatchObject({ action: "climb", rolled: true, band: rolls[0]?.band });
});

test("the same seed gives the same resolution", async () => {
  expect(await climb("again")).toEqual(await climb("again"));
});

test("keeping the best is never worse than keeping the worst", async () => {
  for (const seed of ["a", "b", "c", "d", "e"]) {
    const [best, worst] = [await climb(seed, "best"), await climb(seed, "worst")];
    expect(best.rolls[0]?.total).toBeGreaterThanOrEqual(worst.rolls[0]?.total ?? Infinity);
  }
});

test("an option that does not exist is told with what does", async () => {
  const unlucky = climb("a", "luckiest" as never);
  await expect(unlucky).rejects.toMatchObject({ code: "options_invalid" });
  await expect(unlucky).rejects.toThrow('"worst"|"middle"|"best"');
});

test("it takes the resolver's place, and is missed where there is none", async () => {
  const plugins = [definePlugin({ name: "resolver", create: () => ({}) }), houseRules];
  await expect(createKernel({ plugins })).rejects.toThrow('No stage makes "turn/plan"');
  await expect(createKernel({ plugins: [houseRules] })).rejects.toThrow('replaces "resolver", which is not registered');
});
