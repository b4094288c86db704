import { z } from "zod";
import { Calibration } from "../campaign/calibration.ts";
import { Dossier } from "./dossier.ts";
import { Id, JsonObject } from "../values/json.ts";
import { Clock, Fact, Relationship, SceneTime, Situation, Thread, Threat } from "../campaign/state.ts";

const PacketEntity = z.object({
  id: Id,
  type: z.string(),
  name: z.string(),
  attrs: JsonObject,
  tags: z.array(z.string()),
  dossier: Dossier.optional(),
});

/** Why something is in the packet or was left out. */
export const Selection = z.object({ kind: z.string(), id: z.string(), used: z.boolean(), reason: z.string(), tokens: z.number().int() });

/** What a model may know: every part is fit for a player's eyes. */
export const ContextPacket = z.object({
  turn_no: z.number().int(),
  actor_id: Id,
  scene: z.object({
    location_id: Id,
    location_name: z.string(),
    time: SceneTime,
    constraints: z.array(z.string()),
    visibility_conditions: z.string().nullable(),
    noise_level: z.string().nullable(),
    features: z.array(z.string()),
    exits: z.array(z.object({ id: Id, name: z.string() })),
  }),
  present_entities: z.array(Id),
  entities: z.array(PacketEntity),
  facts: z.array(Fact.pick({ id: true, subject_id: true, predicate: true, object: true, visibility: true, confidence: true, tags: true })),
  threads: z.array(
    Thread.pick({
      id: true,
      title: true,
      type: true,
      urgency: true,
      status: true,
      stakes: true,
      related_entity_ids: true,
      tags: true,
    }).extend({ overdue: z.boolean() }),
  ),
  clocks: z.array(
    Clock.pick({ id: true, name: true, value: true, max: true, direction: true, tags: true }).extend({
      /** Minutes of story time until it runs out; absent for a clock without a deadline. */
      minutes_left: z.number().int().min(0).optional(),
    }),
  ),
  inventory: z.array(
    z.object({
      owner_id: Id,
      item_id: Id,
      name: z.string(),
      qty: z.number().int(),
      uses: z.array(z.string()),
      /** The id of the item that holds it; absent for what is in no other. */
      inside: Id.optional(),
    }),
  ),
  relationships: z.array(Relationship.pick({ a_id: true, b_id: true, rel_type: true, intensity: true })),
  summary: z.object({ scene: z.string(), threads: z.string() }),
  recent_events: z.array(z.object({ turn_no: z.number().int(), text: z.string() })),
  /** NPC id to the signs of its agenda that show. */
  npc_agendas: z.record(z.string(), z.array(z.string())),
  npc_capabilities: z.record(z.string(), z.object({ can: z.array(z.string()), cannot: z.array(z.string()), threat_level: z.string() })),
  investigation_progress: z.record(z.string(), z.object({ times: z.number().int(), found: z.number().int() })),
  pending_threats: z.array(Threat.pick({ id: true, text: true, source_entity_id: true, hardness: true })),
  active_situations: z.array(Situation.pick({ id: true, type: true, hardness: true, subject_id: true, narrative: true })),
  failure_streak: z.object({ count: z.number().int(), actions: z.array(z.string()) }),
  recent_moves: z.array(z.string()),
  calibration: Calibration,
  genre_rules: JsonObject,
  lore_context: JsonObject,
  /** Selection record and token count; for the DM and tests, never part of a prompt. */
  selection: z.array(Selection),
  tokens: z.number().int(),
});
export type ContextPacket = z.infer<typeof ContextPacket>;

/** The part of a packet that models read. */
export const ShownPacket = ContextPacket.omit({ selection: true, tokens: true });
export type ShownPacket = z.infer<typeof ShownPacket>;
