import { World } from "freeform-rpg/schemas/turn";
import type { Entity, Fact, World as WorldValue } from "freeform-rpg/schemas";
import type { z } from "zod";

/** An entity with what matters to the case. */
export const entity = (
  id: string,
  type: Entity["type"],
  name: string,
  attrs: Entity["attrs"] = {},
  rest: Partial<Entity> = {},
): Entity => ({
  id,
  type,
  name,
  attrs,
  tags: [],
  visibility: "known",
  origin: "campaign",
  pack_id: null,
  pack_entity_id: null,
  ...rest,
});

/** A fact with what matters to the case. */
export const fact = (id: string, subject_id: string, text: string, rest: Partial<Fact> = {}): Fact => ({
  id,
  subject_id,
  predicate: "note",
  object: { text },
  visibility: "world",
  confidence: 1,
  tags: [],
  discovered_turn: null,
  discovery_method: null,
  turn_no: 0,
  ended_turn: null,
  origin: "campaign",
  pack_id: null,
  ...rest,
});

const clock = (id: string, value: number, max: number, triggers: Record<string, string>, direction: "up" | "down" = "up") => ({
  id,
  name: id,
  value,
  max,
  triggers,
  direction,
  tags: [],
});

const cast: Entity[] = [
  entity("kai", "character", "Kai", { stats: {} }),
  entity("bar", "location", "The Brass Eel", { features: ["long counter", "jukebox"], exits: ["alley", "pier"] }),
  entity("alley", "location", "Tanner's Alley", { exits: ["bar"] }),
  entity("pier", "location", "North Pier", { exits: ["bar"] }),
  entity("tower", "location", "Zenith Tower", {}),
  entity("mira", "character", "Mira Sato", { aliases: ["the fixer"], disposition: "wary" }),
  entity("brute", "character", "Okafor", {
    threat_level: "moderate",
    escalation_profile: { soft: "Okafor cracks his knuckles.", hard: "Okafor bars the door.", lethal: "Okafor draws a blade." },
  }),
  entity("body", "character", "dead courier", { dead: true }),
  entity("lamp", "item", "oil lamp", { location_id: "bar" }),
  entity("pistol", "item", "pistol", { uses: ["weapon"] }),
  entity("rounds", "item", "box of rounds", { uses: ["ammunition"] }),
  entity("picks", "item", "lock picks", { uses: ["tool"] }),
  entity("ghost", "character", "The Pale Man", {}, { visibility: "world" }),
  entity("absent", "character", "Doctor Bell", {}),
];

/** A small world: Kai in a bar with Mira, Okafor and a dead courier; clocks on, 2d6. Parts given replace its own. */
export const worldOf = (parts: Partial<z.input<typeof World>> = {}): WorldValue =>
  World.parse({
    campaign: {
      id: "camp",
      name: "Test",
      calibration: {},
      system: { id: "test", name: "Test", resolution: { method: "sum_bands" }, clock_rules: { enabled: true } },
      genre_rules: {},
      seed: "seed",
      current_turn: 4,
      head_seq: 5,
    },
    actor_id: "kai",
    player_ids: ["kai"],
    scene: {
      id: "scene",
      location_id: "bar",
      present_entity_ids: ["kai", "mira", "brute", "body", "ghost", "lamp"],
      time: { day: 1, hour: 20, minute: 0, period: "night" },
      constraints: [],
    },
    director: { id: "director", failure_streak: { count: 0, actions: [] }, recent_moves: [], investigation_progress: {}, counters: {} },
    entities: cast,
    facts: [],
    threads: [],
    clocks: [
      clock("heat", 1, 8, { 4: "Patrols double.", 6: "Your face is on the wall.", 8: "They come for you." }),
      clock("time", 8, 12, { 4: "The night runs short.", 2: "The tide turns.", 0: "The boat leaves." }, "down"),
      clock("harm", 0, 4, { 2: "Your hands shake.", 4: "You go down." }),
      clock("cred", 500, 9999, {}),
      clock("rep", 2, 5, { 0: "No door opens to you.", 4: "They know your name." }),
    ],
    inventory: [],
    relationships: [],
    situations: [],
    threats: [],
    summaries: [],
    recent_turns: [],
    ...parts,
  });

/** The small world with more people, things and places. */
export const withEntities = (...more: Entity[]): Entity[] => [...cast.filter(({ id }) => !more.some((other) => other.id === id)), ...more];

/** An inventory row. */
export const carried = (item_id: string, qty = 1, owner_id = "kai") => ({ owner_id, item_id, qty, flags: {} });
