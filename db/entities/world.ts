import { defineEntity } from "@mikro-orm/core";
import type { StateRow } from "freeform-rpg/schemas";
import { integer, json, key, maybeInteger, maybeText, provenance, text } from "./columns.ts";

const SceneSchema = defineEntity({
  name: "Scene",
  tableName: "scene",
  properties: {
    campaign_id: key(),
    id: key(),
    location_id: text(),
    present_entity_ids: json<string[]>(),
    time: json<StateRow<"scene">["time"]>(),
    constraints: json<string[]>(),
    visibility_conditions: maybeText(),
    noise_level: maybeText(),
    obscured_entity_ids: json<string[]>(),
    since_turn: integer(),
  },
});
/** The current place and time of a campaign. */
export class Scene extends SceneSchema.class {}
SceneSchema.setClass(Scene);

const EntitySchema = defineEntity({
  name: "Entity",
  tableName: "entities",
  properties: {
    campaign_id: key(),
    id: key(),
    type: text(),
    name: text(),
    attrs: json<StateRow<"entities">["attrs"]>(),
    tags: json<string[]>(),
    visibility: text(),
    ...provenance(),
    pack_entity_id: maybeText(),
  },
});
/** A character, a place, a thing, a faction. */
export class Entity extends EntitySchema.class {}
EntitySchema.setClass(Entity);

const EntityNameSchema = defineEntity({
  name: "EntityName",
  tableName: "entity_names",
  properties: { campaign_id: key(), token: key(), entity_id: key() },
});
/** A word of an entity's name. Kept by the database itself. */
export class EntityName extends EntityNameSchema.class {}
EntityNameSchema.setClass(EntityName);

const InventorySchema = defineEntity({
  name: "InventoryItem",
  tableName: "inventory",
  properties: { campaign_id: key(), owner_id: key(), item_id: key(), qty: integer(), flags: json<StateRow<"inventory">["flags"]>() },
});
/** The quantity of an item that an entity carries. */
export class InventoryItem extends InventorySchema.class {}
InventorySchema.setClass(InventoryItem);

const RelationshipSchema = defineEntity({
  name: "Relationship",
  tableName: "relationships",
  properties: {
    campaign_id: key(),
    a_id: key(),
    b_id: key(),
    rel_type: key(),
    intensity: integer(),
    notes: json<StateRow<"relationships">["notes"]>(),
    visibility: text(),
    ...provenance(),
  },
});
/** The relationship of one entity to another, from -10 to 10. */
export class Relationship extends RelationshipSchema.class {}
RelationshipSchema.setClass(Relationship);

const SituationSchema = defineEntity({
  name: "Situation",
  tableName: "situations",
  properties: {
    campaign_id: key(),
    id: key(),
    type: text(),
    hardness: text(),
    subject_id: text(),
    narrative: text(),
    created_turn: integer(),
    cleared_turn: maybeInteger(),
  },
});
/** A condition that someone is in. */
export class Situation extends SituationSchema.class {}
SituationSchema.setClass(Situation);
