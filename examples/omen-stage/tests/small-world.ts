import { World } from "freeform-rpg/schemas";

/** A quiet campaign of one thief in a yard. */
export const world = World.parse({
  campaign: {
    id: "c",
    name: "Wall",
    calibration: {},
    system: { id: "pbta", name: "2d6", resolution: { method: "sum_bands" } },
    genre_rules: {},
    seed: "wall",
    current_turn: 0,
    head_seq: 1,
  },
  actor_id: "c:thief",
  player_ids: ["c:thief"],
  scene: {
    id: "scene",
    location_id: "c:yard",
    present_entity_ids: ["c:thief"],
    time: { hour: 23, minute: 0, period: "night" },
    constraints: [],
  },
  director: { id: "director", failure_streak: { count: 0, actions: [] }, recent_moves: [], investigation_progress: {}, counters: {} },
  entities: [
    { id: "c:thief", type: "character", name: "Thief", attrs: {}, tags: [] },
    { id: "c:yard", type: "location", name: "Yard", attrs: { features: ["wall"] }, tags: [] },
  ],
  facts: [],
  threads: [],
  clocks: [],
  inventory: [],
  relationships: [],
  situations: [],
  threats: [],
  summaries: [],
  recent_turns: [],
});
