import { describe, expect, test } from "vitest";
import { takeOption } from "../take-option.ts";

const options = ["Hide the brass key", "Put the brass key down", "Take the coat"];

describe("an answer to a question of the game", () => {
  test.each([
    ["1", 0],
    ["1.", 0],
    ["#2", 1],
    ["the first", 0],
    ["the first one", 0],
    ["one", 0],
    ["I choose the second one, please", 1],
    ["option 3", 2],
    ["the last one", 2],
    ["hide it", 0],
    ["put it down", 1],
    ["the coat", 2],
    ["take the coat", 2],
    ["HIDING the key", 0],
    ["die zweite, bitte", 1],
    ["Ich nehme drei", 2],
    ["das letzte", 2],
  ])("%s chooses one of those that were offered", (text, nth) => {
    expect(takeOption(text, options)).toBe(options[nth]);
  });

  test.each(["4", "0", "the key", "neither", "no", "", "I look around", "1 and 2", "yes", "wait for the coat to be taken away by Ota"])(
    "%s chooses none",
    (text) => {
      expect(takeOption(text, options)).toBeUndefined();
    },
  );

  test("yes chooses the only one", () => {
    expect(takeOption("Yes.", ["Hide the brass key"])).toBe("Hide the brass key");
    expect(takeOption("Genau.", ["Hide the brass key"])).toBe("Hide the brass key");
    expect(takeOption("1", [])).toBeUndefined();
  });
});
