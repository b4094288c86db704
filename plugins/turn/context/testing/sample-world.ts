import { World } from "freeform-rpg/schemas/turn";
import { samplePeople, samplePlaces, sampleThings } from "./sample-entities.ts";

/**
 * A small world for tests: a ferry inn on a flooding river, its people, open and secret facts, threads, clocks. Whatever players
 * must not learn has "SECRET" in its text. `changes` replaces top-level parts.
 */
export const sampleWorld = (changes: Partial<World> = {}): World =>
  World.parse({
    campaign: {
      id: "c1",
      name: "High Water",
      calibration: {},
      system: { id: "base", name: "Base", resolution: { method: "sum_bands" }, clock_rules: {} },
      genre_rules: { setting: "A river valley in flood.", dm: { truth: "SECRET rule" } },
      seed: "seed",
      current_turn: 3,
      head_seq: 4,
    },
    actor_id: "player",
    player_ids: ["player"],
    scene,
    director: {
      id: "director",
      failure_streak: { count: 0, actions: [] },
      recent_moves: [],
      investigation_progress: { ghost: { times: 1, fact_ids: [] }, inn: { times: 2, fact_ids: ["f1"] } },
      counters: {},
    },
    entities: [...samplePlaces, ...samplePeople, ...sampleThings],
    ...sampleLore,
    inventory: [
      { owner_id: "player", item_id: "lantern", qty: 1, flags: {} },
      { owner_id: "player", item_id: "bow", qty: 1, flags: {} },
      { owner_id: "player", item_id: "arrows", qty: 6, flags: {} },
      { owner_id: "odo", item_id: "ledger", qty: 1, flags: {} },
    ],
    relationships: [
      { a_id: "player", b_id: "odo", rel_type: "trust", intensity: 2, notes: { why: "SECRET note" } },
      { a_id: "odo", b_id: "ghost", rel_type: "fear", intensity: -5, notes: {} },
      { a_id: "bree", b_id: "odo", rel_type: "debt", intensity: -3, notes: {}, visibility: "dm" },
    ],
    situations: [],
    threats: [],
    summaries: [{ id: "s1", scope: "scene", scope_id: "inn", text: "You came in out of the rain.", from_turn: 0, to_turn: 2 }],
    recent_turns: [
      { turn_no: 2, player_input: "I come in", final_text: "You come in. Odo looks up from the tap.", digest: "You come in." },
      { turn_no: 3, player_input: "I greet Bree", final_text: "Bree nods to you and folds her map away.", digest: "You greet Bree." },
    ],
    ...changes,
  });

const scene = {
  id: "scene",
  location_id: "inn",
  present_entity_ids: ["player", "odo", "bree", "hound", "strongbox"],
  time: { day: 2, hour: 21, minute: 10, period: "night", weather: "heavy rain" },
  constraints: [],
  obscured_entity_ids: ["hound"],
};

const sampleLore = {
  facts: [
    {
      id: "f1",
      subject_id: "inn",
      predicate: "owes",
      object: { text: "The inn owes the ferry guild three seasons." },
      visibility: "known",
      confidence: 1,
      tags: [],
    },
    {
      id: "f2",
      subject_id: "odo",
      predicate: "hides",
      object: { text: "SECRET: Odo cut the ferry rope." },
      visibility: "world",
      confidence: 1,
      tags: [],
    },
    {
      id: "f3",
      subject_id: "bree",
      predicate: "is",
      object: { text: "SECRET: Bree is the magistrate's daughter." },
      visibility: "dm",
      confidence: 1,
      tags: [],
    },
    {
      id: "f4",
      subject_id: "ghost",
      predicate: "seen",
      object: { text: "Someone has been seen on the weir." },
      visibility: "known",
      confidence: 0.5,
      tags: [],
    },
  ],
  threads: [
    {
      id: "td-1",
      title: "Open question: who cut the ferry rope?",
      type: "MYSTERY",
      urgency: "HIGH",
      status: "active",
      stakes: { success: "The crossing opens.", failure: "The valley starves.", dm: "SECRET stake" },
      related_entity_ids: ["odo", "ghost"],
      tags: [],
      progressed_turn: 0,
    },
    {
      id: "td-2",
      title: "SECRET thread",
      type: "DANGER",
      urgency: "LOW",
      status: "active",
      stakes: {},
      related_entity_ids: [],
      tags: [],
      visibility: "dm",
    },
  ],
  clocks: [
    { id: "flood", name: "The Flood", value: 2, max: 6, triggers: { "4": "SECRET: the weir breaks." }, tags: [] },
    { id: "plot", name: "SECRET plot", value: 1, max: 4, triggers: {}, tags: [], visibility: "dm" },
  ],
};
