import { describe, expect, test } from "vitest";
import { carried, entity, fact, withEntities, worldOf } from "../../validator/tests/world.ts";
import { campaignWith, play, textsOf, works } from "./play.ts";
import type { Case } from "./play.ts";

const stateAfter = (verb: string, actions = {}) =>
  play(`${verb} jukebox`, { dice: works, parts: { campaign: campaignWith({ system: { actions } }) } }).outcomes[0]?.effects;

describe("a verb brings about the state that its row names", () => {
  test.each([
    ["open", "open"],
    ["unlatch", "open"],
    ["close", "closed"],
    ["lock", "locked"],
    ["repair", "repaired"],
  ])("%s: %s", (verb, state) => {
    expect(stateAfter(verb)).toEqual([{ kind: "set_state", target: "feature:jukebox", state, off: false }]);
  });

  test("of a game's own row as of the engine's", () => {
    const wire = { like: "repair", synonyms: ["rig"], states: { wire: "live" } };
    expect(stateAfter("rig", { wire })).toEqual([{ kind: "set_state", target: "feature:jukebox", state: "live", off: false }]);
  });

  test("and none where the row names none for the word", () => {
    expect(stateAfter("examine")).toEqual([]);
  });
});

describe("a thing that asks for its key", () => {
  const guards = [{ against: ["set_state:open"], needs: { all: [{ item: "picks", at: "party" }] }, refusal: "It wants its key." }];
  const safe = entity("safe", "other", "tin safe", { location_id: "bar", states: ["locked"], guards });
  const scene = { ...worldOf().scene, present_entity_ids: [...worldOf().scene.present_entity_ids, "safe"] };
  const parts = { scene, entities: withEntities(safe), inventory: [carried("picks"), carried("pistol")] };
  test.each<[name: string, rest: object, rolled: number, flags?: Case["flags"]]>([
    ["opens by it without dice", { instrument: "picks" }, 0],
    ["opens where the key is not named", {}, 0],
    ["is a gamble with another tool", { instrument: "pistol" }, 1],
    ["is none in danger", { instrument: "picks" }, 0, ["dangerous"]],
    ["is a gamble in a fight", { instrument: "picks" }, 1, ["violence"]],
  ])("%s", (_, rest, rolled, flags) => {
    const given = { parts, dice: works, ...(flags && { flags }) };
    const { outcomes, rolls } = play([{ action: "unlock", target_id: "safe", ...rest }], given);
    expect([outcomes.length, rolls.length]).toEqual([1, rolled]);
  });
});

describe("a door of the place", () => {
  const door = "feature:jukebox";
  const key = (name: string) => entity("key", "item", name, { uses: ["key"] });
  test.each<[name: string, key: string, rest: object, rolled: number]>([
    ["opens by the key that is named after it", "key of the jukebox", {}, 0],
    ["opens by it where it is named", "jukebox key", { instrument: "key" }, 0],
    ["is a gamble with another key", "key of the cellar", {}, 1],
    ["is a gamble with another tool", "key of the jukebox", { instrument: "pistol" }, 1],
  ])("%s", (_, name, rest, rolled) => {
    const parts = { entities: withEntities(key(name)), inventory: [carried("key"), carried("pistol")] };
    const { outcomes, rolls } = play([{ action: "unlock", target_id: door, ...rest }], { parts, dice: works });
    expect([outcomes.length, rolls.length]).toEqual([1, rolled]);
  });
});

describe("a locked thing", () => {
  const safe = (states: string[]) => entity("safe", "other", "tin safe", { location_id: "bar", states });
  const deed = { ...entity("deed", "item", "deed", { location_id: "bar", hidden_in: "safe" }), visibility: "world" as const };
  const holds = fact("holds", "safe", "In the safe lies a deed.", { predicate: "contains" });
  const scene = { ...worldOf().scene, present_entity_ids: [...worldOf().scene.present_entity_ids, "safe"] };
  const found = (action: string, states: string[]) =>
    textsOf(
      play([{ action, target_id: "safe" }], { dice: works, parts: { scene, facts: [holds], entities: withEntities(safe(states), deed) } }),
      "fact_discovered",
    );
  test.each(["search", "examine", "look"])("keeps what is in it from who would %s it", (action) => {
    expect(found(action, ["locked"])).toEqual([]);
    expect(found(action, [])).toContain("In the safe lies a deed.");
  });
});
