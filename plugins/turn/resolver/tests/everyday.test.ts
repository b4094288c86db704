import { expect, test } from "vitest";
import { fails, play, textsOf } from "./play.ts";

test("a chore that somebody is helped with takes no dice", () => {
  const result = play([{ action: "help", target_id: "mira", details: "help her set the table" }], { dice: fails });
  expect(result.rolls).toEqual([]);
  expect(result.outcomes[0]).toMatchObject({ rolled: false, band: "success" });
});

test("help that may go wrong is rolled", () => {
  expect(play([{ action: "help", target_id: "mira", details: "help her out of the window" }], { dice: fails }).rolls).toHaveLength(1);
});

test("nobody opens a door that the story knows nothing of", () => {
  expect(textsOf(play([{ action: "use", details: "knock at the first lit door" }]), "nothing_changed")).toEqual([
    "You wait a moment. Nobody opens.",
  ]);
});
