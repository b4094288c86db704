import { describe, expect, test } from "vitest";
import { ResolutionRules } from "freeform-rpg/schemas/rules";
import { carriedStats, rollWith } from "./roll-with.ts";
import { seededDice, seedOf } from "freeform-rpg/plugins/turn/resolver/lib";

describe("two dice against bands", () => {
  const rules = ResolutionRules.parse({ method: "sum_bands" });
  test.each([
    ["2 is a failure", [1, 1], 0, "failure", 2],
    ["6 is a failure", [3, 3], 0, "failure", 6],
    ["7 is mixed", [3, 4], 0, "mixed", 7],
    ["9 is mixed", [4, 5], 0, "mixed", 9],
    ["10 is a success", [5, 5], 0, "success", 10],
    ["11 is a success", [5, 6], 0, "success", 11],
    ["12 is a critical", [6, 6], 0, "critical", 12],
    ["a stat adds", [5, 5], 2, "critical", 12],
    ["a stat takes away", [5, 5], -1, "mixed", 9],
    ["no stat counts for more than the limit", [1, 1], 9, "failure", 5],
  ] as const)("%s", (_, dice, stat, band, total) => {
    expect(rollWith(rules, dice, carriedStats(stat))).toMatchObject({ band, total, dice, method: "sum_bands" });
  });

  test("the least fall is a botch where the system says so", () => {
    expect(rollWith(ResolutionRules.parse({ method: "sum_bands", botch_on_minimum: true }), [1, 1])).toMatchObject({ band: "botch" });
  });
});

describe("a pool of dice", () => {
  const rules = ResolutionRules.parse({ method: "dice_pool" });
  test.each([
    ["has at least one die", [6], 0, {}, "mixed", 1, 1],
    ["counts dice at the difficulty", [6, 6, 5], 3, {}, "success", 2, 3],
    ["loses a success to each 1", [8, 8, 1], 3, {}, "mixed", 1, 3],
    ["cannot fall below none", [8, 1, 1], 3, {}, "failure", 0, 3],
    ["does not botch where a die succeeded", [6, 1, 1, 1], 4, {}, "failure", 0, 4],
    ["botches on no success and a 1", [5, 1, 2], 3, {}, "botch", 0, 3],
    ["merely fails on no success and no 1", [5, 2, 3], 3, {}, "failure", 0, 3],
    ["is critical at four successes", [10, 9, 8, 7], 4, {}, "critical", 4, 4],
    ["meets a target's own difficulty", [7, 7], 2, { difficulty: 8 }, "failure", 0, 2],
    ["loses a success to a difficulty of 10", [9, 9, 9], 3, { difficulty: 10 }, "success", 2, 3],
    ["has none left to lose", [9], 1, { difficulty: 10 }, "failure", 0, 1],
  ] as const)("%s", (...[, dice, pool, target, band, total, rolled]) => {
    const roll = rollWith(rules, dice, carriedStats(pool), target);
    expect(roll).toMatchObject({ band, total });
    expect(roll.dice).toHaveLength(rolled);
  });

  test("adds attribute and ability", () => {
    expect(rollWith(rules, [6, 6, 6, 6, 6], { grace: 3, stealth: 2 }).dice).toHaveLength(5);
  });
});

describe("one die against a number", () => {
  const rules = ResolutionRules.parse({ method: "target_number", mixed_margin: 2 });
  test.each([
    ["succeeds at the number", 12, 0, {}, "success", 0],
    ["is mixed a little below", 10, 0, {}, "mixed", -2],
    ["fails well below", 9, 0, {}, "failure", -3],
    ["adds the modifier", 9, 3, {}, "success", 0],
    ["is critical on a natural 20", 20, -5, {}, "critical", 3],
    ["botches on a natural 1", 1, 15, {}, "botch", 4],
    ["meets a target's own number", 14, 0, { difficulty: 15 }, "mixed", -1],
  ] as const)("%s", (...[, die, stat, target, band, margin]) => {
    expect(rollWith(rules, [die], carriedStats(stat), target)).toMatchObject({ band, margin });
  });

  test("knows no mixed result unless the system does", () => {
    expect(rollWith(ResolutionRules.parse({ method: "target_number" }), [11])).toMatchObject({ band: "failure" });
  });
});

describe("rolling under", () => {
  const rules = ResolutionRules.parse({ method: "roll_under" });
  test.each([
    ["succeeds at the attribute", [12], { grace: 12 }, {}, "success", 0],
    ["succeeds below it", [5], { grace: 12 }, {}, "success", 7],
    ["fails above it", [13], { grace: 12 }, {}, "failure", -1],
    ["is critical on the least fall", [1], { grace: 3 }, {}, "critical", 2],
    ["botches on the greatest fall, however able", [20], { grace: 20 }, {}, "botch", 0],
    ["is easier by an ability", [14], { grace: 12, stealth: 2 }, {}, "success", 0],
    ["is harder by the target's difficulty", [12], { grace: 12 }, { difficulty: 3 }, "failure", -3],
    ["takes the default where nothing is rated", [10], {}, {}, "success", 0],
  ] as const)("%s", (...[, dice, stats, target, band, margin]) => {
    expect(rollWith(rules, dice, stats, target)).toMatchObject({ method: "roll_under", band, margin, dice });
  });

  test("adds several dice up, and may know mixed results", () => {
    const three = ResolutionRules.parse({ method: "roll_under", dice: 3, die_type: 6, mixed_margin: 1 });
    expect(rollWith(three, [4, 4, 4], { grace: 11 })).toMatchObject({ total: 12, band: "mixed", against: "11" });
    expect(rollWith(three, [6, 6, 6], { grace: 18 })).toMatchObject({ band: "botch" });
    expect(rollWith(ResolutionRules.parse({ ...three, natural_critical: false }), [1, 1, 1], { grace: 9 })).toMatchObject({
      band: "success",
    });
  });
});

describe("one die that grows with the rating", () => {
  const rules = ResolutionRules.parse({ method: "step_die" });
  test.each([
    ["below the number fails", [3], 8, "failure", -1],
    ["at the number succeeds", [4], 4, "success", 0],
    ["well above it is critical", [8], 8, "critical", 4],
  ] as const)("%s", (...[, dice, grace, band, margin]) => {
    expect(rollWith(rules, dice, carriedStats(grace))).toMatchObject({ method: "step_die", band, margin, dice, against: "4" });
  });

  test("explodes where the system says so, and meets what a target asks", () => {
    const open = ResolutionRules.parse({ method: "step_die", exploding: true });
    expect(rollWith(open, [6, 6, 1], carriedStats(6), { difficulty: 13 })).toMatchObject({ dice: [6, 6, 1], total: 13, band: "success" });
  });
});

describe("the highest die of a pool", () => {
  const rules = ResolutionRules.parse({ method: "highest_die" });
  test.each([
    ["of 3 is a failure", [1, 3], 2, "failure", 3],
    ["of 4 is mixed", [4, 2], 2, "mixed", 4],
    ["of 5 is mixed", [5], 1, "mixed", 5],
    ["of 6 is a success", [1, 6, 2], 3, "success", 6],
    ["is critical on two sixes", [6, 1, 6], 3, "critical", 6],
    ["is the lower of two in an empty pool", [6, 2], 0, "failure", 2],
    ["is never critical in an empty pool", [6, 6], 0, "success", 6],
  ] as const)("%s", (...[, dice, pool, band, total]) => {
    expect(rollWith(rules, dice, carriedStats(pool))).toMatchObject({ method: "highest_die", band, total, dice, against: "4/6" });
  });

  test("comes of as many dice as attribute and ability add up to, within the limit", () => {
    expect(rollWith(rules, [], { grace: 2, stealth: 1 }).dice).toHaveLength(3);
    expect(rollWith(rules, [], { grace: 9 }).dice).toHaveLength(6);
  });

  test("has no critical where the system knows none", () => {
    expect(rollWith(ResolutionRules.parse({ method: "highest_die", critical_dice: 0 }), [6, 6], carriedStats(2)).band).toBe("success");
  });
});

describe("dice", () => {
  test("fall the same way for the same seed", () => {
    const [one, two] = [seededDice("a"), seededDice("a")];
    expect(Array.from({ length: 50 }, () => one.roll(6))).toEqual(Array.from({ length: 50 }, () => two.roll(6)));
    expect(one.drawn).toHaveLength(50);
  });

  test("fall another way for another seed", () => {
    const [one, two] = [seededDice("a"), seededDice("b")];
    expect(Array.from({ length: 50 }, () => one.roll(20))).not.toEqual(Array.from({ length: 50 }, () => two.roll(20)));
  });

  test("show every face about as often", () => {
    const dice = seededDice("fair");
    const counts = Array.from({ length: 6000 }, () => dice.roll(6)).reduce<Record<number, number>>(
      (all, fall) => ({ ...all, [fall]: (all[fall] ?? 0) + 1 }),
      {},
    );
    expect(Object.keys(counts)).toEqual(["1", "2", "3", "4", "5", "6"]);
    for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test("take their seed from campaign and turn unless one is asked for", () => {
    expect(seedOf("mine", "campaign", 3)).toBe("mine");
    expect(seedOf(null, "campaign", 3)).toBe(seedOf(null, "campaign", 3));
    expect(seedOf(null, "campaign", 3)).not.toBe(seedOf(null, "campaign", 4));
  });
});
