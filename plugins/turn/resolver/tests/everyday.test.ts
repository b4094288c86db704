import { expect, test } from "vitest";
import { carried, entity, withEntities } from "../../validator/tests/world.ts";
import { fails, play, textsOf, typesOf } from "./play.ts";

const helping = (details: string) => play([{ action: "help", target_id: "mira", details }], { dice: fails });

test.each(["help her set the table", "pick up the cups to help her", "help Mira with her coat", "lend a hand with the crates"])(
  "takes no dice: %s",
  (details) => {
    expect(helping(details).outcomes).toMatchObject([{ rolled: false, band: "success" }]);
  },
);

test.each(["help her out of the window", "help Mira up the ladder", "help her hold the door against them", "free her hands"])(
  "may go wrong and is rolled: %s",
  (details) => {
    expect(helping(details).rolls).toHaveLength(1);
  },
);

test("help earns trust of those who have none yet, and no more", () => {
  const relationships = [{ a_id: "mira", b_id: "kai", rel_type: "trust" as const, intensity: 1, notes: {} }];
  const chore = { action: "help", target_id: "mira", details: "help her fold the linen" };
  expect(typesOf(play([chore]))).toContain("relationship_changed");
  expect(typesOf(play([chore], { parts: { relationships } }))).not.toContain("relationship_changed");
});

test.each([
  ["a bite", { action: "eat", details: "eat a seed" }],
  ["a coin", { action: "pay", target_id: "brute", details: "buy two tickets" }],
  ["a trifle from the floor", { action: "take", details: "pick up a cup", effects: [{ kind: "create", name: "cup", at: "party" }] }],
])("%s is no gamble, whoever is here", (_, action) => {
  expect(play([action], { dice: fails, flags: ["hostile_present", "dangerous"] }).rolls).toEqual([]);
});

test("what the story knows is still taken at a risk", () => {
  const entities = withEntities(entity("brute", "character", "Okafor", { hostile: true }));
  expect(play("take lamp", { parts: { entities }, dice: fails, flags: ["hostile_present"] }).rolls).toHaveLength(1);
});

test("a thing that is shown a second time wins nobody once more", () => {
  const shown = [{ action: "show", target_id: "mira", instrument: "key", details: "show her the key" }];
  const key = entity("key", "item", "brass key", {});
  const again = entity("mira", "character", "Mira Sato", { shown: ["key"] });
  const parts = { inventory: [carried("key")] };
  expect(typesOf(play(shown, { parts: { ...parts, entities: withEntities(key) } }))).toContain("relationship_changed");
  expect(typesOf(play(shown, { parts: { ...parts, entities: withEntities(key, again) } }))).not.toContain("relationship_changed");
});

test("nobody opens a door that the story knows nothing of", () => {
  expect(textsOf(play([{ action: "use", details: "knock at the first lit door" }]), "nothing_changed")).toEqual([
    "You wait a moment. Nobody opens.",
  ]);
});
