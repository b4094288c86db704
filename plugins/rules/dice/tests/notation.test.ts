import { describeRoll, formatDice, parseDice, rollDice } from "freeform-rpg/plugins/rules/dice/lib";
import { loadedDice, seededDice } from "freeform-rpg/plugins/turn/resolver/lib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

describe("a roll", () => {
  test.each([
    ["2d6+1", [3, 5], "2d6+1: 3, 5 + 1 = 9"],
    ["d20", [17], "d20: 17 = 17"],
    ["1D20 + 2", [4], "d20+2: 4 + 2 = 6"],
    ["4d6kh3", [5, 1, 4, 3], "4d6kh3: 5, (1), 4, 3 = 12"],
    ["4d6dl1", [5, 1, 4, 3], "4d6kh3: 5, (1), 4, 3 = 12"],
    ["2d20kl", [12, 7], "2d20kl1: (12), 7 = 7"],
    ["3d6dh", [6, 6, 2], "3d6kl2: 6, (6), 2 = 8"],
    ["d%", [42], "d%: 42 = 42"],
    ["d100-5", [42], "d%-5: 42 - 5 = 37"],
    ["3d10>=7", [7, 6, 10], "3d10>=7: 7, (6), 10 = 2 successes"],
    ["2d6=1", [1, 4], "2d6=1: 1, (4) = 1 success"],
    ["d20 - d4 + 3 - 1", [10, 3], "d20-d4+2: 10, -3 + 2 = 9"],
  ])("%s with %j is %s", (text, values, line) => {
    expect(describeRoll(rollDice(parseDice(text).expression, loadedDice(values)))).toBe(line);
  });

  test.each([
    ["d20+2 for the jump", "for the jump"],
    ["2d6, to hit", "to hit"],
    ["d6 # 3 goblins", "3 goblins"],
    ["d6 3 goblins", "3 goblins"],
    ["d20 – the long leap", "the long leap"],
    ["3d10 >= 7 against the tide", "against the tide"],
  ])("%s has the reason %s", (text, reason) => {
    expect(parseDice(text).rest).toBe(reason);
  });
});

test.each([
  ["", "There are no dice to roll."],
  ["for the jump", '"for the jump" does not begin with dice.'],
  ["5+3", '"5+3" has no dice.'],
  ["0d6", "at least 1 die"],
  ["101d6", "at most 100 dice; this one has 101"],
  ["60d6+60d6", "at most 100 dice; this one has 120"],
  ["d1", 'from 2 to 1000 sides; "d1"'],
  ["d1001", 'from 2 to 1000 sides; "d1001"'],
  ["2d6kh3", 'Of 2 dice, "kh3"'],
  ["2d6dl2", 'Of 2 dice, "dl2"'],
  ["2d6!", '"!" is not understood after "2d6"'],
  ["2d6 * 2", '"*" is not understood after "2d6"'],
  ["2d6 d8", "one roll at a time"],
  ["d20+2>=15", "counts the dice of a single group"],
  ["2d6+99999", "The number 99999 is too large"],
  ["2d6foo", '"2d6foo" does not begin with dice.'],
  [`d6${"+1".repeat(30)}`, "at most 20 parts"],
])("%j is refused: %s", (text, problem) => {
  const error = failure(text);
  expect(error).toMatchObject({ code: "roll_invalid" });
  expect(String(error)).toContain(problem);
  expect(String(error)).toContain('"4d6kh3"');
});

const failure = (text: string): unknown => {
  try {
    return parseDice(text);
  } catch (error) {
    return error;
  }
};

const groups = fc.record({
  sign: fc.constantFrom<1 | -1>(1, -1),
  count: fc.integer({ min: 1, max: 20 }),
  sides: fc.integer({ min: 2, max: 1000 }),
  keep: fc.constantFrom<"highest" | "lowest" | null>("highest", "lowest", null),
  kept: fc.integer({ min: 1, max: 20 }),
});
const expressions = fc
  .record({ groups: fc.array(groups, { minLength: 1, maxLength: 5 }), modifier: fc.integer({ min: -10_000, max: 10_000 }) })
  .map(({ groups: drafts, modifier }) => ({
    groups: drafts.map(({ keep, kept, ...group }, at) => ({
      ...group,
      sign: at === 0 ? (1 as const) : group.sign,
      keep: keep && { which: keep, count: Math.min(kept, group.count) },
    })),
    modifier,
    goal: null,
  }));

test("what is written is read back, with any reason after it", () => {
  fc.assert(
    fc.property(expressions, fc.constantFrom("", "for the jump", "3 goblins"), (expression, reason) => {
      expect(parseDice(`${formatDice(expression)} ${reason}`)).toEqual({ expression, rest: reason });
    }),
  );
});

test("a roll stays within its dice, keeps as many as it says, and falls the same for the same seed", () => {
  fc.assert(
    fc.property(expressions, fc.string(), (expression, seed) => {
      const roll = rollDice(expression, seededDice(seed));
      expect(roll).toEqual(rollDice(expression, seededDice(seed)));
      expect(roll.dice.every(({ value, sides }) => value >= 1 && value <= sides)).toBe(true);
      const kept = expression.groups.reduce((sum, { count, keep }) => sum + (keep?.count ?? count), 0);
      expect(roll.dice.filter(({ counts }) => counts)).toHaveLength(kept);
    }),
  );
});

test("any text is either dice or refused with a reason, quickly", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.stringMatching(/^[0-9d%khl+\-<>= ]{0,200}$/)), (text) => {
      const read = failure(text);
      const isRefused = read instanceof Error && "code" in read && read.code === "roll_invalid";
      expect(isRefused || /d/.test(formatDice(parseDice(text).expression))).toBe(true);
    }),
    { numRuns: 500 },
  );
});
