import { z } from "zod";
import { EntityType, ThreatLevel, Visibility } from "../values/enums.ts";
import { Guard } from "../rules/condition.ts";
import { Id, Json, JsonObject } from "../values/json.ts";
import { provenance } from "./provenance.ts";

/** How an NPC grows more dangerous: one sentence a step, what it does at that step. */
export const EscalationProfile = z.object({ soft: z.string(), hard: z.string(), lethal: z.string() }).partial();
export type EscalationProfile = z.infer<typeof EscalationProfile>;

/** What an NPC wants. Only `signs` may ever reach a player or a prompt; `goal` and `steps` are the DM's. */
export const Agenda = z.object({ goal: z.string(), steps: z.array(z.string()).default([]), signs: z.array(z.string()).default([]) });
export type Agenda = z.infer<typeof Agenda>;

/** The attributes the engine itself reads; everything else is kept as given. `dm` is never shown to players nor put into a prompt. */
export const EntityAttrs = z
  .object({
    description: z.string().optional(),
    disposition: z.string().optional(),
    threat_level: ThreatLevel.optional(),
    capabilities: z.array(z.string()).optional(),
    limits: z.array(z.string()).optional(),
    agenda: Agenda.optional(),
    escalation_profile: EscalationProfile.optional(),
    /** For items: what they let one do, such as `weapon`, `ammunition`, `tool`, `key`, `medical`, `cred`. */
    uses: z.array(z.string()).optional(),
    /** For locations: things in it that may be spoken of without being entities. */
    features: z.array(z.string()).optional(),
    /** For locations: ids one can walk to. */
    exits: z.array(Id).optional(),
    /** Where the entity is; absent means unknown or everywhere. */
    location_id: Id.optional(),
    /** For characters: traits and skills by name, in the system's scale. */
    stats: z.record(z.string(), z.number()).optional(),
    /** States that the entity is in, such as `open`, `lit`, `asleep`. */
    states: z.array(z.string()).optional(),
    /** For locations: states of its features, by feature. */
    feature_states: z.record(z.string(), z.array(z.string())).optional(),
    /** What proposals may not do to it before a condition is met. */
    guards: z.array(Guard).optional(),
    /** For persons: true while they travel with the party. */
    in_party: z.boolean().optional(),
    /** For persons: ids of facts that they have learnt in play. */
    knows: z.array(Id).optional(),
    dead: z.boolean().optional(),
    destroyed: z.boolean().optional(),
    dm: JsonObject.optional(),
  })
  .catchall(Json);
export type EntityAttrs = z.infer<typeof EntityAttrs>;

export const Entity = z.object({
  id: Id,
  type: EntityType,
  name: z.string().min(1),
  attrs: EntityAttrs,
  tags: z.array(z.string()),
  visibility: Visibility.default("known"),
  ...provenance,
  pack_entity_id: z.string().nullable().default(null),
});
export type Entity = z.infer<typeof Entity>;
