import { describe, expect, test } from "vitest";
import { entity, fact, withEntities, worldOf } from "../../validator/tests/world.ts";
import { play, textsOf, works } from "./play.ts";

const locker = (states: string[] = ["closed"]) => entity("locker", "other", "tin locker", { location_id: "bar", states });
const wheel = entity("wheel", "item", "cipher wheel", { location_id: "bar", hidden_in: "locker" }, { visibility: "world" });
const map = entity("map", "item", "river map", { location_id: "bar", hidden_in: "locker" }, { visibility: "world" });
const jar = entity(
  "jar",
  "item",
  "sluice log",
  { location_id: "bar", hidden_in: "long counter", description: "A wafer in a sample jar." },
  { visibility: "world" },
);
const scene = { ...worldOf().scene, present_entity_ids: [...worldOf().scene.present_entity_ids, "locker"] };
const withThings = (...things: Parameters<typeof withEntities>) => ({ scene, entities: withEntities(...things) });
const taken = (result: ReturnType<typeof play>) => textsOf(result, "item_acquired");

describe("what is found by the action before has no name yet", () => {
  test.each([
    "whatever's inside",
    "the contents",
    "what is in the locker",
    "everything in it",
    "anything useful",
    "what I find",
    "whatever Jin left",
    "anything with his name on it",
    "what survived the fire",
  ])("%s", (said) => {
    const result = play(["open locker", `take ${said}`], { parts: withThings(locker(), wheel) });
    expect(taken(result)).toEqual(["You now have the cipher wheel."]);
    expect(result.blocked_actions).toEqual([]);
  });
  test("all of several things are taken", () => {
    const result = play(["open locker", "take the contents"], { parts: withThings(locker(), wheel, map) });
    expect(taken(result)).toEqual(["You now have the cipher wheel.", "You now have the river map."]);
  });
  test("a thing that holds them is opened first", () => {
    expect(taken(play("take whatever is in the locker", { parts: withThings(locker(), wheel) }))).toEqual([
      "You now have the cipher wheel.",
    ]);
  });
  test("and keeps its name for what follows", () => {
    const result = play(["open locker", "take whatever's inside", "examine whatever's inside"], { parts: withThings(locker(), wheel) });
    expect(result.outcomes.map(({ target_id }) => target_id)).toEqual(["locker", "wheel", "wheel"]);
  });
  test("where nothing is found, nothing is made up", () => {
    const result = play(["open locker", "take whatever's inside"], { parts: withThings(locker()) });
    expect(result.blocked_actions).toMatchObject([
      { code: "unknown_target", target_id: "", reason: "There is nothing to be had from the tin locker." },
    ]);
    expect(result.state_diff.entities_add).toEqual([]);
  });
});

describe("what a known fact says to lie at a feature", () => {
  const known = fact("place", "bar", "A jar stands behind the long counter.", {
    visibility: "known",
    object: { text: "A jar stands behind the long counter.", feature: "long counter" },
  });
  test("is looked for there and taken", () => {
    const result = play("take jar", { parts: { ...withThings(jar), facts: [known] }, dice: works });
    expect(taken(result)).toEqual(["You now have the sluice log."]);
  });
  test("is not taken while nothing says so", () => {
    expect(taken(play("take jar", { parts: withThings(jar) }))).toEqual([]);
  });
});

describe("a part called by a feature of the place", () => {
  const deed = entity("deed", "item", "river deed", { location_id: "bar", hidden_in: "Jin's counter" }, { visibility: "world" });
  const place = { ...worldOf().entities.find(({ id }) => id === "bar") };
  const bar = entity("bar", "location", "The Brass Eel", { ...place.attrs, features: ["Jin's counter"], description: "A counter drawer." });
  const parts = { entities: [...withEntities(deed).filter(({ id }) => id !== "bar"), bar] };
  test("is searched as the feature is", () => {
    expect(textsOf(play("search counter drawer", { parts, dice: works }), "fact_discovered")).toEqual(["You find the river deed."]);
  });
  test("who has gone to a feature finds there what has no name yet", () => {
    const result = play(["go Jin's counter", "take anything useful"], { parts, dice: works });
    expect(taken(result)).toEqual(["You now have the river deed."]);
  });
});
