import { PlannerOutput, Ruling, TurnRequest, World } from "freeform-rpg/schemas";

/** A campaign of one thief in front of one wall, by the rules of 2d6. */
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

/** The thief climbs. */
export const request = (seed: string): TurnRequest =>
  TurnRequest.parse({
    run_id: "r",
    campaign_id: "c",
    user_id: "u",
    role: "PLAYER",
    actor_id: "c:thief",
    text: "I climb the wall.",
    idempotency_key: "k",
    seed,
  });

/** The climb is allowed and costs nothing. */
export const ruling = Ruling.parse({
  intent: "climb the wall",
  speech: "",
  risk_flags: ["dangerous"],
  allowed_actions: [{ action: "climb", target_id: "feature:wall", target_name: "wall", details: "", estimated_minutes: 5, costs: {} }],
  blocked_actions: [],
  clarification_needed: false,
  clarification_question: "",
});

/** Nothing is planned. */
export const plan = PlannerOutput.parse({});
