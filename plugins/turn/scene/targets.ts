import type { Entity, World } from "freeform-rpg/schemas";
import { bareNameKey } from "freeform-rpg/language";
import { entityById, factText, locationOf, namesOf, nameWordsOf } from "./names.ts";
import { isHere, isKnown, isObscured } from "./presence.ts";

/** What a player's word for a target comes to. */
export type Target =
  | { readonly kind: "none" }
  | { readonly kind: "entity"; readonly entity: Entity }
  | { readonly kind: "feature"; readonly name: string }
  | { readonly kind: "ambiguous"; readonly entities: readonly Entity[] }
  | { readonly kind: "unknown" };

const selves = new Set(["me", "self", "myself", "player", "pc", "yourself"]);
const surroundings = new Set(["here", "around", "room", "area", "place", "scene", "surroundings", "everything"]);

/**
 * Resolves by id, name, alias, scene feature, unique part of a name, then by what a known fact establishes here.
 * Entities the players do not know of never match.
 */
export const resolveTarget = (called: string, world: World): Target => {
  const key = bareNameKey(called.replace(/^feature:/, ""));
  if (key === "") return { kind: "none" };
  if (selves.has(key)) return fromId(world, world.actor_id);
  if (surroundings.has(key)) return fromId(world, world.scene.location_id);
  return (
    byId(called, world) ?? byName(key, world) ?? byFeature(key, world) ?? byPart(key, world) ?? byFact(key, world) ?? { kind: "unknown" }
  );
};

const fromId = (world: World, id: string): Target => {
  const entity = entityById(world, id);
  return entity === undefined ? { kind: "unknown" } : { kind: "entity", entity };
};

const byId = (called: string, world: World): Target | undefined => {
  const id = called.trim();
  const known = world.entities.filter(isKnown);
  const exact = known.find((entity) => entity.id === id);
  if (exact !== undefined) return { kind: "entity", entity: exact };
  return choose(
    world,
    known.filter((entity) => entity.id.endsWith(`:${id}`)),
  );
};

const byName = (key: string, world: World): Target | undefined => {
  const known = world.entities.filter(isKnown);
  return (
    choose(
      world,
      known.filter(({ name }) => bareNameKey(name) === key),
    ) ??
    choose(
      world,
      known.filter((entity) => namesOf(entity).includes(key)),
    )
  );
};

const byPart = (key: string, world: World): Target | undefined => {
  const parts = nameWordsOf(key);
  const bears = (entity: Entity) => namesOf(entity).some((name) => includesAll(nameWordsOf(name), parts));
  return choose(
    world,
    world.entities.filter((entity) => isKnown(entity) && bears(entity)),
  );
};

const byFeature = (key: string, world: World): Target | undefined => {
  const features = locationOf(world)?.attrs.features ?? [];
  const found =
    features.find((name) => bareNameKey(name) === key) ?? features.find((name) => includesAll(nameWordsOf(name), nameWordsOf(key)));
  return found === undefined ? undefined : { kind: "feature", name: found };
};

const byFact = (key: string, world: World): Target | undefined => {
  const near = new Set([world.scene.location_id, world.actor_id, ...world.scene.present_entity_ids]);
  const says = world.facts.some(
    (fact) => fact.visibility === "known" && near.has(fact.subject_id) && ` ${spaced(factText(fact))} `.includes(` ${spaced(key)} `),
  );
  return says ? { kind: "feature", name: key } : undefined;
};

const spaced = (text: string): string => nameWordsOf(text).join(" ");

/** Those here come before those elsewhere; several of the same nearness are ambiguous. */
const choose = (world: World, matches: readonly Entity[]): Target | undefined => {
  const here = matches.filter((entity) => isHere(world, entity) && !isObscured(world, entity.id));
  const nearest = here.length > 0 ? here : matches;
  const [entity] = nearest;
  if (entity === undefined) return undefined;
  return nearest.length === 1 ? { kind: "entity", entity } : { kind: "ambiguous", entities: nearest };
};

const includesAll = (whole: readonly string[], parts: readonly string[]): boolean =>
  parts.length > 0 && parts.every((part) => whole.includes(part));
