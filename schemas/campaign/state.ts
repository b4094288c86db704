import { z } from "zod";
import { Hardness, SituationType, ThreadStatus, ThreadType, TimePeriod, Urgency, Visibility } from "../values/enums.ts";
import { Condition } from "../rules/condition.ts";
import { ClockMove, ClockTrigger, StoryTime } from "../rules/trigger.ts";
import { Id, Json, JsonObject } from "../values/json.ts";
import { provenance } from "./provenance.ts";
import { Entity } from "./entity.ts";

export const Fact = z.object({
  id: Id,
  subject_id: Id,
  predicate: z.string().min(1),
  /** `{text}` is the sentence shown; other keys are free. */
  object: JsonObject,
  visibility: Visibility,
  confidence: z.number().min(0).max(1),
  tags: z.array(z.string()),
  discovered_turn: z.number().int().nullable().default(null),
  discovery_method: z.string().nullable().default(null),
  /** The turn that established it; 0 is the scenario. */
  turn_no: z.number().int().default(0),
  /** The turn that ended it; `null` while it holds. */
  ended_turn: z.number().int().nullable().default(null),
  ...provenance,
});
export type Fact = z.infer<typeof Fact>;

export const SceneTime = z.object({
  day: z.number().int().min(1).default(1),
  hour: z.number().int().min(0).max(23),
  minute: z.number().int().min(0).max(59),
  period: TimePeriod,
  weather: z.string().default("clear"),
});
export type SceneTime = z.infer<typeof SceneTime>;

export const Scene = z.object({
  id: Id,
  location_id: Id,
  present_entity_ids: z.array(Id),
  time: SceneTime,
  /** Names such as `no_violence`, `no_magic`. */
  constraints: z.array(z.string()),
  visibility_conditions: z.string().nullable().default(null),
  noise_level: z.string().nullable().default(null),
  obscured_entity_ids: z.array(Id).default([]),
  /** The turn in which this scene began. */
  since_turn: z.number().int().default(0),
});
export type Scene = z.infer<typeof Scene>;

export const Thread = z.object({
  id: Id,
  title: z.string().min(1),
  type: ThreadType,
  urgency: Urgency.default("MEDIUM"),
  status: ThreadStatus,
  stakes: z.object({ success: z.string().default(""), failure: z.string().default("") }).catchall(Json),
  related_entity_ids: z.array(Id),
  tags: z.array(z.string()),
  visibility: Visibility.default("known"),
  /** Settles the thread when it is met; a thread with either condition is settled by nothing else. */
  resolved_when: Condition.nullable().default(null),
  failed_when: Condition.nullable().default(null),
  /** Last turn in which it moved. */
  progressed_turn: z.number().int().default(0),
  ...provenance,
});
export type Thread = z.infer<typeof Thread>;

/** The time at which a clock runs out, and how many minutes one of its steps takes. */
export const ClockDeadline = StoryTime.extend({ minutes_per_step: z.number().positive() });
export type ClockDeadline = z.infer<typeof ClockDeadline>;

export const Clock = z.object({
  id: Id,
  name: z.string().min(1),
  value: z.number().int(),
  max: z.number().int().positive(),
  /** `up` triggers when the value rises to a threshold, `down` when it falls to one. */
  direction: z.enum(["up", "down"]).default("up"),
  /** Threshold (as text, JSON keys) to what happens. */
  triggers: z.record(z.string().regex(/^-?\d+$/), ClockTrigger),
  /** The events that move it. */
  moves: z.array(ClockMove).default([]),
  /** A clock with a deadline is moved by the story's time and by nothing else. */
  deadline: ClockDeadline.nullable().default(null),
  tags: z.array(z.string()),
  visibility: Visibility.default("known"),
  ...provenance,
});
export type Clock = z.infer<typeof Clock>;

export const InventoryItem = z.object({ owner_id: Id, item_id: Id, qty: z.number().int().min(0), flags: JsonObject });
export type InventoryItem = z.infer<typeof InventoryItem>;

export const Relationship = z.object({
  a_id: Id,
  b_id: Id,
  rel_type: z.string().min(1),
  intensity: z.number().int().min(-10).max(10),
  notes: JsonObject,
  visibility: Visibility.default("known"),
  ...provenance,
});
export type Relationship = z.infer<typeof Relationship>;

/** A condition the player is in, such as `exposed`; `cleared_turn` is `null` while it lasts. */
export const Situation = z.object({
  id: Id,
  type: SituationType,
  hardness: Hardness,
  subject_id: Id,
  narrative: z.string(),
  created_turn: z.number().int(),
  cleared_turn: z.number().int().nullable().default(null),
});
export type Situation = z.infer<typeof Situation>;

/** A danger announced and not yet landed. `text` is what a player may know of it. */
export const Threat = z.object({
  id: Id,
  text: z.string(),
  source_entity_id: Id.nullable(),
  hardness: Hardness,
  status: z.enum(["pending", "landed", "averted"]),
  created_turn: z.number().int(),
  hardened_turn: z.number().int().nullable().default(null),
});
export type Threat = z.infer<typeof Threat>;

/** One row a campaign: what the engine remembers between turns and no other table holds. */
export const Director = z.object({
  id: z.literal("director"),
  failure_streak: z.object({ count: z.number().int(), actions: z.array(z.string()) }),
  /** Tension moves of the last turns, newest last, at most eight. */
  recent_moves: z.array(z.string()),
  /** Entity or feature id to how often it was searched and which facts came of it. */
  investigation_progress: z.record(z.string(), z.object({ times: z.number().int(), fact_ids: z.array(Id) })),
  /** Highest number given so far, by prefix (`td`, `th`, `cn`, `fact`, `npc`, ...). */
  counters: z.record(z.string(), z.number().int()),
  /** Triggers (`trigger:ID`) and the ending (`ending:ID`) that have happened. */
  fired: z.array(z.string()).default([]),
});
export type Director = z.infer<typeof Director>;

/**
 * Some turns told short. `scope` says of what: a stretch of at most ten turns in one place (`scene`, whose id is the place's), all of a
 * thread so far, a session, or a hundred or thousand turns (`arc`, whose id is that number).
 */
export const Summary = z.object({
  id: Id,
  scope: z.enum(["scene", "thread", "session", "arc"]),
  scope_id: Id,
  text: z.string(),
  from_turn: z.number().int(),
  to_turn: z.number().int(),
});
export type Summary = z.infer<typeof Summary>;

/**
 * A row as a character still knows it, where the state has it otherwise: something happened to it that they did not witness. `known` is `null` for what
 * they do not know of. An empty `character_id` is everybody without a character, and characters that join later. An outlook with an empty
 * `table_name` says that the character has outlooks of their own.
 */
export const Outlook = z.object({
  character_id: z.string(),
  table_name: z.string(),
  /** The values of the table's key columns, joined by line breaks. */
  row_key: z.string(),
  known: JsonObject.nullable(),
});
export type Outlook = z.infer<typeof Outlook>;

/** A document that a plugin keeps of a campaign. It follows rewinds, replays and exports like the rest of the state. */
export const PluginState = z.object({
  /** The name of the plugin. */
  plugin: z.string().min(1),
  /** The name that the plugin gives the document. */
  name: z.string().min(1),
  /** The version of the document's schema with which it was written. */
  version: z.number().int().min(1),
  value: JsonObject,
});
export type PluginState = z.infer<typeof PluginState>;

/** Every state table: its row schema and the columns that key a row within its campaign. */
export const stateTables = {
  scene: { row: Scene, key: ["id"] },
  director: { row: Director, key: ["id"] },
  entities: { row: Entity, key: ["id"] },
  facts: { row: Fact, key: ["id"] },
  threads: { row: Thread, key: ["id"] },
  clocks: { row: Clock, key: ["id"] },
  inventory: { row: InventoryItem, key: ["owner_id", "item_id"] },
  relationships: { row: Relationship, key: ["a_id", "b_id", "rel_type"] },
  situations: { row: Situation, key: ["id"] },
  threats: { row: Threat, key: ["id"] },
  summaries: { row: Summary, key: ["id"] },
  outlooks: { row: Outlook, key: ["character_id", "table_name", "row_key"] },
  plugin_states: { row: PluginState, key: ["plugin", "name"] },
} as const;

export type StateTable = keyof typeof stateTables;
export type StateRow<T extends StateTable> = z.infer<(typeof stateTables)[T]["row"]>;

/** Whole or partial state of a campaign: each table's rows, ordered by key. */
export type GameState = { [T in StateTable]: StateRow<T>[] };

/** One row's value after an event; `null` when the event removed it. Folding these in order gives the state. */
export const RowChange = z.object({
  table: z.enum(Object.keys(stateTables) as [StateTable, ...StateTable[]]),
  key: z.array(z.string()),
  row: JsonObject.nullable(),
});
export type RowChange = z.infer<typeof RowChange>;
