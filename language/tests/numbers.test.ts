import { describe, expect, test } from "vitest";
import { findNumbers, singularOf } from "freeform-rpg/language";

const numbersIn = (text: string): number[] => findNumbers(text.split(" ")).map(({ value }) => value);

describe("numbers are read from words", () => {
  test.each([
    ["pay 20 of it", [20]],
    ["twenty", [20]],
    ["twenty five shillings", [25]],
    ["twenty-five shillings", [25]],
    ["a hundred cred", [100]],
    ["two hundred and fifty", [250]],
    ["three thousand two hundred", [3200]],
    ["1,200 in notes", [1200]],
    ["half a dozen eggs", [6]],
    ["a dozen and two", [12, 2]],
    ["a couple of rounds", [2]],
    ["20 30", [20, 30]],
    ["an old hundredweight", []],
    ["a coin", []],
  ])("%s", (text, expected) => {
    expect(numbersIn(text)).toEqual(expected);
  });
});

describe("the singular", () => {
  test.each([
    ["guards", "guard"],
    ["boxes", "box"],
    ["salt-wives", "salt-wife"],
    ["women", "woman"],
    ["ferries", "ferry"],
    ["glass", "glass"],
    ["bus", "bus"],
    ["rounds", "round"],
  ])("of %s is %s", (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });
});
