import { describe, expect, test } from "vitest";
import type { Entity, Threat } from "freeform-rpg/schemas";
import { carried, entity, withEntities, worldOf } from "../../validator/tests/world.ts";
import { campaignWith, fails, mixes, play, shines, textsOf, works } from "./play.ts";
import type { Case, Risk } from "./play.ts";

const brute = (attrs: Entity["attrs"] = {}) => withEntities(entity("brute", "character", "Okafor", { threat_level: "moderate", ...attrs }));
const armed = { inventory: [carried("pistol"), carried("rounds", 6)] };
const attrsOf = (action: string | object, given: Case, id = "brute") =>
  play([action], given).state_diff.entities_update.find((update) => update.id === id)?.attrs ?? {};
const risk = (change: Risk) => ({ campaign: campaignWith({ risk: change }) });

describe("a blow", () => {
  test.each([
    ["that lands does one harm", "attack okafor", works, {}, { harm: 1 }],
    ["that shines does two", "attack okafor", shines, {}, { harm: 2 }],
    [
      "whose harm was asked for as well does it once",
      { action: "attack", target_id: "okafor", effects: [{ kind: "harm", who: "brute" }] },
      works,
      {},
      { harm: 1 },
    ],
    ["that only half lands does one", "attack okafor", mixes, {}, { harm: 1 }],
    ["with a weapon does one more", "shoot okafor", works, armed, { harm: 2 }],
    ["that half lands gains nothing by the weapon", "shoot okafor", mixes, armed, { harm: 1 }],
    ["adds to what came before", "attack okafor", works, { entities: brute({ harm: 1 }) }, { harm: 2 }],
    ["with a bare hand puts down", "attack okafor", works, { entities: brute({ harm: 2 }) }, { harm: 3, down: true }],
    ["with a weapon kills", "shoot okafor", works, { ...armed, entities: brute({ harm: 1 }) }, { harm: 3, dead: true }],
    ["needs more against the tough", "shoot okafor", shines, { ...armed, entities: brute({ toughness: 9 }) }, { harm: 3 }],
    ["takes less to fell the weak", "shoot okafor", works, { ...armed, entities: brute({ threat_level: "low" }) }, { dead: true }],
    [
      "kills with a bare hand where play is deadly",
      "attack okafor",
      works,
      { entities: brute({ harm: 2 }), ...risk({ lethality: "high" }) },
      { dead: true },
    ],
    [
      "kills nobody where play is mild",
      "shoot okafor",
      works,
      { ...armed, entities: brute({ harm: 2 }), ...risk({ lethality: "low" }) },
      { down: true },
    ],
    [
      "kills nobody where nothing lasts",
      "shoot okafor",
      works,
      { ...armed, entities: brute({ harm: 2 }), ...risk({ permanence: "none" }) },
      { down: true },
    ],
  ] as const)("%s", (_, action, dice, parts, attrs) => {
    expect(attrsOf(action, { dice, parts })).toMatchObject(attrs);
  });
  test("that misses does no harm, and makes an enemy all the same", () => {
    const attrs = attrsOf("attack okafor", { dice: fails });
    expect(attrs).toMatchObject({ hostile: true });
    expect(attrs).not.toHaveProperty("harm");
  });
  test("meant to spare does not kill", () => {
    const action = { action: "shoot", target_id: "brute", details: "shoot him in the leg" };
    expect(attrsOf(action, { dice: works, parts: { ...armed, entities: brute({ harm: 2 }) } })).toMatchObject({ down: true });
  });
  test("costs the trust of whoever it falls on", () => {
    const { state_diff } = play("attack mira", { dice: works });
    expect(state_diff.relationship_changes).toMatchObject([{ b_id: "mira", delta: -2 }]);
  });
  test.each([
    [0, "Okafor takes a blow and stays standing."],
    [1, "Okafor is hurt."],
    [2, "Okafor goes down and does not get up."],
  ])("after %i harm is told as it is", (harm, text) => {
    expect(textsOf(play("attack okafor", { dice: works, parts: { entities: brute({ harm }) } }), "harm_taken")).toEqual([text]);
  });
  test("breaks a thing", () => {
    expect(attrsOf("attack oil lamp", { dice: works }, "lamp")).toEqual({ destroyed: true });
  });
  test("leaves a broken feature as a fact about the place", () => {
    expect(play("attack jukebox", { dice: works }).state_diff.facts_add).toMatchObject([{ subject_id: "bar", predicate: "broken" }]);
  });
});

describe("one who is out of the fight", () => {
  const threat: Threat = {
    id: "th-1",
    text: "Okafor is coming.",
    source_entity_id: "brute",
    hardness: "hard",
    status: "pending",
    created_turn: 1,
    hardened_turn: 2,
  };

  test("is no threat any more", () => {
    const { state_diff } = play("attack okafor", { dice: works, parts: { entities: brute({ harm: 2 }), threats: [threat] } });
    expect(state_diff.threats).toEqual([{ change: "avert", id: "th-1" }]);
  });
  test("does not act", () => {
    const entities = brute({ down: true, harm: 3, escalation_profile: { soft: "!", hard: "!" } });
    expect(textsOf(play("climb", { dice: fails, flags: ["dangerous"], parts: { entities, threats: [threat] } }), "npc_action")).toEqual([]);
  });
  test("is robbed without a roll", () => {
    const { rolls, state_diff } = play("steal okafor", {
      flags: ["contested"],
      parts: { entities: brute({ down: true }), inventory: [carried("picks", 1, "brute")] },
    });
    expect(rolls).toEqual([]);
    expect(state_diff.inventory_changes).toContainEqual({ owner_id: "kai", item_id: "picks", delta: 1 });
  });
  test("comes round when treated", () => {
    expect(attrsOf("medical okafor", { dice: works, parts: { entities: brute({ down: true, harm: 3 }) } })).toEqual({
      harm: 2,
      down: null,
    });
  });
});

describe("a turn in which nothing could be attempted", () => {
  test("costs nothing and moves nobody", () => {
    const threats: Threat[] = [
      { id: "th-1", text: "!", source_entity_id: null, hardness: "soft", status: "pending", created_turn: 1, hardened_turn: null },
    ];
    const { state_diff, engine_events } = play("talk Admiral Voss", {
      parts: { threats },
      plan: { new_threats: [{ text: "A car.", source_entity_id: null }] },
    });
    expect(engine_events).toEqual([]);
    expect(state_diff).toMatchObject({ clocks: [], threats: [], scene_update: {} });
  });
});

describe("waiting", () => {
  const watcher = brute({ agenda: { goal: "secret", steps: [], signs: ["Okafor looks at the door."] } });

  test("shows what somebody dangerous is after, and makes a threat of it", () => {
    const { state_diff } = play("wait", { parts: { entities: watcher } });
    expect(state_diff.threats).toMatchObject([{ change: "create", source_entity_id: "brute", hardness: "soft" }]);
  });
  test("wears out patience at once", () => {
    const threats: Threat[] = [
      {
        id: "th-1",
        text: "!",
        source_entity_id: null,
        hardness: "soft",
        status: "pending",
        created_turn: worldOf().campaign.current_turn,
        hardened_turn: null,
      },
    ];
    expect(play("wait", { parts: { threats } }).state_diff.threats).toEqual([{ change: "harden", id: "th-1" }]);
  });
});
