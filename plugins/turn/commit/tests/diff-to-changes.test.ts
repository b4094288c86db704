import { describe, expect, test } from "vitest";
import { DiffError, diffToChanges } from "freeform-rpg/plugins/turn/commit/lib";
import type { RowLookup } from "freeform-rpg/db";
import { stateTables } from "freeform-rpg/schemas/campaign";
import { StateDiff } from "freeform-rpg/schemas/turn";
import type { GameState, StateRow, StateTable } from "freeform-rpg/schemas";
import { entity, fact, worldOf } from "../../validator/tests/world.ts";

const world = worldOf();
const state: GameState = {
  scene: [world.scene],
  director: [world.director],
  entities: world.entities,
  facts: [fact("hid", "body", "Wax.", { predicate: "clue", object: { text: "Wax.", colour: "red" } })],
  threads: [
    {
      id: "td-1",
      title: "Who?",
      type: "MYSTERY",
      urgency: "MEDIUM",
      status: "active",
      stakes: { success: "a", failure: "b" },
      related_entity_ids: [],
      tags: [],
      visibility: "known",
      progressed_turn: 0,
      resolved_when: null,
      failed_when: null,
      origin: "campaign",
      pack_id: null,
    },
  ],
  clocks: world.clocks,
  inventory: [{ owner_id: "kai", item_id: "rounds", qty: 2, flags: { kind: "9mm" } }],
  relationships: [
    { a_id: "kai", b_id: "mira", rel_type: "trust", intensity: 9, notes: {}, visibility: "known", origin: "campaign", pack_id: null },
  ],
  situations: [{ id: "sit-1", type: "exposed", hardness: "soft", subject_id: "kai", narrative: "!", created_turn: 1, cleared_turn: null }],
  threats: [{ id: "th-1", text: "!", source_entity_id: null, hardness: "soft", status: "pending", created_turn: 1, hardened_turn: null }],
  summaries: [],
  outlooks: [],
  plugin_states: [],
};

/** Rows of a table with those keys, as a database would answer. */
const rowsAt = <T extends StateTable>(table: T, rows: readonly StateRow<T>[], keys: readonly (readonly string[])[] = []): StateRow<T>[] =>
  rows.filter((row) =>
    keys.some((key) =>
      key.every((part, at) => Object.entries(row).some(([name, value]) => name === stateTables[table].key[at] && value === part)),
    ),
  );

const asked: (readonly string[])[] = [];
const lookup: RowLookup = async (keys) => {
  asked.push(Object.entries(keys).flatMap(([table, wanted]) => (wanted.length > 0 ? [table] : [])));
  return {
    scene: rowsAt("scene", state.scene, keys.scene),
    director: rowsAt("director", state.director, keys.director),
    entities: rowsAt("entities", state.entities, keys.entities),
    facts: rowsAt("facts", state.facts, keys.facts),
    threads: rowsAt("threads", state.threads, keys.threads),
    clocks: rowsAt("clocks", state.clocks, keys.clocks),
    inventory: rowsAt("inventory", state.inventory, keys.inventory),
    relationships: rowsAt("relationships", state.relationships, keys.relationships),
    situations: rowsAt("situations", state.situations, keys.situations),
    threats: rowsAt("threats", state.threats, keys.threats),
    summaries: rowsAt("summaries", state.summaries, keys.summaries),
    plugin_states: [],
    outlooks: [],
  };
};

const apply = (diff: object) => diffToChanges(StateDiff.parse(diff), lookup, 5);
const rowOf = async (diff: object) => (await apply(diff)).map(({ row }) => row);

describe("a diff becomes rows:", () => {
  test.each([
    ["a clock moves", { clocks: [{ id: "heat", delta: 2 }] }, { id: "heat", value: 3 }],
    ["a clock stops at its end", { clocks: [{ id: "heat", delta: 99 }] }, { value: 8 }],
    ["a clock stops at nothing", { clocks: [{ id: "heat", delta: -99 }] }, { value: 0 }],
    [
      "two moves of a clock add up",
      {
        clocks: [
          { id: "heat", delta: 1 },
          { id: "heat", delta: 1 },
        ],
      },
      { value: 3 },
    ],
    ["a thing is got", { inventory_changes: [{ owner_id: "mira", item_id: "lamp", delta: 1 }] }, { owner_id: "mira", qty: 1 }],
    [
      "a thing is got once more",
      { inventory_changes: [{ owner_id: "kai", item_id: "rounds", delta: 3 }] },
      { qty: 5, flags: { kind: "9mm" } },
    ],
    ["a thing is spent", { inventory_changes: [{ owner_id: "kai", item_id: "rounds", delta: -1 }] }, { qty: 1 }],
    [
      "trust grows to its limit",
      { relationship_changes: [{ a_id: "kai", b_id: "mira", rel_type: "trust", delta: 5, reason: "" }] },
      { intensity: 10 },
    ],
    [
      "trust falls to its limit",
      { relationship_changes: [{ a_id: "kai", b_id: "mira", rel_type: "trust", delta: -25, reason: "" }] },
      { intensity: -10 },
    ],
    [
      "trust begins",
      { relationship_changes: [{ a_id: "kai", b_id: "brute", rel_type: "trust", delta: -1, reason: "" }] },
      { b_id: "brute", intensity: -1 },
    ],
    [
      "a fact comes to light",
      { facts_update: [{ id: "hid", visibility: "known", discovery_method: "search" }] },
      { visibility: "known", discovered_turn: 5, discovery_method: "search", turn_no: 0 },
    ],
    [
      "a fact's object merges",
      { facts_update: [{ id: "hid", object: { text: "Red wax." } }] },
      { object: { text: "Red wax.", colour: "red" }, discovered_turn: null },
    ],
    [
      "a fact is added",
      { facts_add: [{ id: "fact-1", subject_id: "mira", predicate: "said", object: { text: "Hm." } }] },
      { turn_no: 5, discovered_turn: 5, visibility: "known", origin: "campaign" },
    ],
    ["an entity is added", { entities_add: [entity("npc-1", "character", "Ines")] }, { id: "npc-1", name: "Ines" }],
    [
      "attributes merge",
      { entities_update: [{ id: "mira", attrs: { dead: true } }] },
      { attrs: { aliases: ["the fixer"], disposition: "wary", dead: true } },
    ],
    ["an attribute set to null goes", { entities_update: [{ id: "lamp", attrs: { location_id: null } }] }, { attrs: {} }],
    ["an entity becomes known", { entities_update: [{ id: "ghost", visibility: "known" }] }, { id: "ghost", visibility: "known" }],
    ["the scene changes in part", { scene_update: { location_id: "pier" } }, { id: "scene", location_id: "pier", noise_level: null }],
    [
      "a thread is opened",
      { threads_add: [{ id: "td-2", title: "Why?", type: "MYSTERY", stakes: {}, related_entity_ids: [], tags: [] }] },
      { status: "active", progressed_turn: 5 },
    ],
    [
      "a thread moves",
      { threads_update: [{ id: "td-1", stakes: { failure: "c" } }] },
      { status: "active", progressed_turn: 5, stakes: { success: "a", failure: "c" } },
    ],
    ["a thread ends", { threads_resolve: [{ id: "td-1", status: "failed" }] }, { status: "failed", progressed_turn: 5 }],
    [
      "a situation begins",
      { situations: [{ change: "create", id: "sit-2", type: "injured", hardness: "hard", subject_id: "kai", narrative: "Ow." }] },
      { created_turn: 5, cleared_turn: null },
    ],
    [
      "a situation hardens",
      { situations: [{ change: "harden", id: "sit-1", narrative: "Seen." }] },
      { hardness: "hard", narrative: "Seen.", created_turn: 1 },
    ],
    ["a situation is cleared", { situations: [{ change: "clear", id: "sit-1", reason: "" }] }, { cleared_turn: 5 }],
    [
      "a situation begins and is cleared in one turn",
      {
        situations: [
          { change: "create", id: "sit-2", type: "injured", hardness: "hard", subject_id: "kai", narrative: "Ow." },
          { change: "clear", id: "sit-2", reason: "" },
        ],
      },
      { id: "sit-2", created_turn: 5, cleared_turn: 5 },
    ],
    [
      "a threat is announced",
      { threats: [{ change: "create", id: "th-2", text: "Boots.", source_entity_id: null, hardness: "soft" }] },
      { status: "pending", created_turn: 5, hardened_turn: null },
    ],
    ["a threat hardens", { threats: [{ change: "harden", id: "th-1" }] }, { hardness: "hard", hardened_turn: 5, status: "pending" }],
    ["a threat lands", { threats: [{ change: "land", id: "th-1" }] }, { status: "landed" }],
    ["a threat is averted", { threats: [{ change: "avert", id: "th-1" }] }, { status: "averted" }],
    ["the director remembers", { director: { counters: { th: 3 } } }, { id: "director", counters: { th: 3 }, recent_moves: [] }],
    [
      "a summary is written",
      { summaries: [{ id: "s", scope: "scene", scope_id: "bar", text: "Rain.", from_turn: 1, to_turn: 5 }] },
      { text: "Rain." },
    ],
  ])("%s", async (_, diff, row) => {
    expect(await rowOf(diff)).toMatchObject([row]);
  });

  test("the last of a thing goes with its row", async () => {
    expect(await apply({ inventory_changes: [{ owner_id: "kai", item_id: "rounds", delta: -5 }] })).toEqual([
      { table: "inventory", key: ["kai", "rounds"], row: null },
    ]);
  });

  test("an empty diff changes nothing and asks for no row", async () => {
    asked.length = 0;
    expect(await apply({})).toEqual([]);
    expect(asked).toEqual([[]]);
  });

  test("a diff that passed through a checkpoint leaves alone what it does not name", async () => {
    const diff = StateDiff.parse(StateDiff.parse({ scene_update: { location_id: "pier" } }));
    expect(diff.scene_update).toEqual({ location_id: "pier" });
    expect(StateDiff.parse(StateDiff.parse({})).scene_update).toEqual({});
  });

  test("rows are asked for once, however many tables change", async () => {
    asked.length = 0;
    await apply({
      clocks: [
        { id: "heat", delta: 1 },
        { id: "time", delta: -1 },
      ],
      situations: [{ change: "clear", id: "sit-1", reason: "" }],
    });
    expect(asked).toEqual([["clocks", "situations"]]);
  });

  test("ordered by table and key", async () => {
    const changes = await apply({
      clocks: [
        { id: "time", delta: -1 },
        { id: "heat", delta: 1 },
      ],
      scene_update: { noise_level: "loud" },
    });
    expect(changes.map(({ table, key }) => `${table} ${key.join("/")}`)).toEqual(["scene scene", "clocks heat", "clocks time"]);
  });
});

describe("a diff is refused", () => {
  test.each([
    ["unknown_row", "a clock", { clocks: [{ id: "doom", delta: 1 }] }],
    ["unknown_row", "a fact", { facts_update: [{ id: "nope" }] }],
    ["unknown_row", "an entity", { entities_update: [{ id: "nope" }] }],
    ["unknown_row", "a thread", { threads_resolve: [{ id: "td-9" }] }],
    ["unknown_row", "a situation", { situations: [{ change: "clear", id: "sit-9", reason: "" }] }],
    ["unknown_row", "a threat", { threats: [{ change: "land", id: "th-9" }] }],
    ["unknown_row", "a thing that is taken away", { inventory_changes: [{ owner_id: "kai", item_id: "lamp", delta: -1 }] }],
    ["row_exists", "an entity", { entities_add: [entity("mira", "character", "Mira")] }],
    [
      "row_exists",
      "a thread",
      { threads_add: [{ id: "td-1", title: "Why?", type: "MYSTERY", stakes: {}, related_entity_ids: [], tags: [] }] },
    ],
  ])("with %s for %s that does not fit", async (code, _, diff) => {
    const refusal = apply(diff);
    await expect(refusal).rejects.toThrow(DiffError);
    await expect(refusal).rejects.toMatchObject({ code });
  });

  test("in words that name the row and the table", async () => {
    await expect(apply({ clocks: [{ id: "doom", delta: 1 }] })).rejects.toThrow('"doom" of clocks');
  });
});
