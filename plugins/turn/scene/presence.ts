import { isCreatureType } from "freeform-rpg/schemas/values";
import type { Entity, World } from "freeform-rpg/schemas";
import { isDead } from "./life.ts";
import { locationOf } from "./names.ts";

/** True when the players know of the entity. */
export const isKnown = (entity: Entity): boolean => entity.visibility === "known";

/** True when the actor carries at least one of the item. */
export const isCarried = (world: World, itemId: string): boolean =>
  world.inventory.some((row) => row.owner_id === world.actor_id && row.item_id === itemId && row.qty > 0);

/** True when the location can be walked to from the scene. */
export const isExit = (world: World, id: string): boolean => (locationOf(world)?.attrs.exits ?? []).includes(id);

/** True when the entity can be dealt with where the actor stands. */
export const isHere = (world: World, { id, type, attrs }: Entity): boolean =>
  id === world.actor_id ||
  id === world.scene.location_id ||
  world.scene.present_entity_ids.includes(id) ||
  isCarried(world, id) ||
  (type === "item" && (attrs.location_id === world.scene.location_id || isHeldHere(world, id)));

/** True when the entity is here but darkness, smoke or distance hides it. */
export const isObscured = (world: World, id: string): boolean => world.scene.obscured_entity_ids.includes(id);

/** True when the entity is dead or destroyed. */
export const isGone = (entity: Pick<Entity, "attrs" | "tags">): boolean => isDead(entity) || entity.attrs.destroyed === true;

/** True when someone lies beaten and can do nothing until they are helped up. */
export const isDown = ({ attrs }: Pick<Entity, "attrs">): boolean => attrs["down"] === true;

/** True for characters and monsters: what can be talked to, given to and hurt. */
export const isCreature = ({ type }: Entity): boolean => isCreatureType(type);

const restraints: ReadonlySet<string> = new Set(
  "tied tied_up bound restrained chained shackled cuffed handcuffed pinned trapped asleep unconscious stunned paralysed paralyzed".split(
    " ",
  ),
);

/** True for someone who is kept from acting by a state, such as `tied` or `asleep`. */
export const isRestrained = ({ attrs }: Pick<Entity, "attrs">): boolean => (attrs.states ?? []).some((state) => restraints.has(state));

/** True for those who travel with the party without being a player's character. */
export const isCompanion = ({ tags, attrs }: Pick<Entity, "tags" | "attrs">): boolean => attrs.in_party ?? tags.includes("companion");

/** True for a creature that can stop no one from searching it: dead or down. */
export const isHelpless = (entity: Entity): boolean => isCreature(entity) && (isGone(entity) || isDown(entity));

/** True for someone who has turned on the party: attacked by it, acting against it, or the source of a pending threat. */
export const isHostile = (world: World, { id, attrs }: Entity): boolean =>
  attrs["hostile"] === true || world.threats.some(({ source_entity_id, status }) => source_entity_id === id && status === "pending");

/** Those present and known who could answer: characters and monsters alive and on their feet, the actor left out. */
export const companyOf = (world: World): Entity[] =>
  world.entities.filter(
    (entity) =>
      (entity.type === "character" || entity.type === "monster") &&
      entity.id !== world.actor_id &&
      world.scene.present_entity_ids.includes(entity.id) &&
      isKnown(entity) &&
      !isGone(entity) &&
      !isDown(entity) &&
      !isObscured(world, entity.id),
  );

const isHeldHere = (world: World, itemId: string): boolean =>
  world.inventory.some((row) => row.item_id === itemId && row.qty > 0 && world.scene.present_entity_ids.includes(row.owner_id));
