import type { Entity, World } from "freeform-rpg/schemas";
import { bareNameKey } from "freeform-rpg/language";
import { isAnimate } from "./animate.ts";
import { findDescribed } from "./describe-person.ts";
import { isSamePhrase, namesByHead, namesByWords, namesProperly, readPhrase } from "./name-phrase.ts";
import type { NamePhrase } from "./name-phrase.ts";
import { aliasesOf, entityById, factText, locationOf, nameWordsOf } from "./names.ts";
import { placeWithFeature } from "./place-with-feature.ts";
import { isCarried, isHere, isKnown, isObscured } from "./presence.ts";
import { isSaidIn, isTold } from "./told.ts";

/** What a player's word for a target comes to. */
export type Target =
  | { readonly kind: "none" }
  /** `part` is what was said of it, where that is only part of the thing: the cap of a straw figure. */
  | { readonly kind: "entity"; readonly entity: Entity; readonly part?: string }
  /** A feature of the place. `told` is set for what only the last turns' text speaks of, `own` for clothes and parts of the actor's body. */
  | { readonly kind: "feature"; readonly name: string; readonly told?: true; readonly own?: true }
  | { readonly kind: "ambiguous"; readonly entities: readonly Entity[] }
  | { readonly kind: "unknown" };

const selves = new Set(["me", "self", "myself", "player", "pc", "yourself"]);
const surroundings = new Set(
  "here around room area place scene surroundings everything environment environs vicinity location about whereabouts".split(" "),
);

/**
 * Resolves what a player calls something: by id, name, alias, feature of the scene, head noun with fitting modifiers, part of a proper name,
 * description of someone here, a known fact about the scene, a single word of a thing's name, and last by the words of the last turns' text.
 * Entities that the players do not know of never match.
 */
export const resolveTarget = (called: string, world: World): Target => {
  const key = bareNameKey(called.replace(/^feature:/, ""));
  if (key === "") return { kind: "none" };
  if (selves.has(key)) return fromId(world, world.actor_id);
  if (isSurroundings(key)) return fromId(world, world.scene.location_id);
  const said = readPhrase(key);
  const others = namesFeature(called) ? withoutCarried(world) : isOther(called, world) ? withoutActor(world) : world;
  return (
    byId(called, world) ??
    byName(key, others) ??
    byFeature(said, world) ??
    byPhrase(said, others) ??
    byDescription(key, others) ??
    byFact(key, world) ??
    byWord(said, others) ??
    byTold(key, world) ?? { kind: "unknown" }
  );
};

/** What is called part of the place is nothing that one carries: the lamps of a hall are not the lamp in the kit. */
const namesFeature = (called: string): boolean => called.startsWith("feature:");

const withoutCarried = (world: World): World => ({ ...world, entities: world.entities.filter(({ id }) => !isCarried(world, id)) });

/** `around me`, `the whole room`, `the surroundings here`. */
const isSurroundings = (key: string): boolean => {
  const words = nameWordsOf(key).filter((word) => !/^(?:at|all|the|my|our|us|me|your|this|whole|entire|immediate)$/.test(word));
  return words.length > 0 && words.every((word) => surroundings.has(word));
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

const byName = (key: string, world: World): Target | undefined =>
  chooseKnown(world, ({ name }) => bareNameKey(name) === key) ??
  chooseKnown(world, ({ name }) => isSamePhrase(name, key)) ??
  chooseKnown(world, (entity) => aliasesOf(entity).some((alias) => isSamePhrase(alias, key)) || isOneOf(entity, key, world));

/** A word that is the alias of one thing and the noun of another within reach may mean either. */
const isOneOf = (entity: Entity, key: string, world: World): boolean => {
  const said = readPhrase(key);
  if (said.modifiers.length > 0 || entity.type !== "item" || !namesByHead(said, entity.name) || !isHere(world, entity)) return false;
  return world.entities.some((other) => isKnown(other) && aliasesOf(other).some((alias) => isSamePhrase(alias, key)));
};

/** By head noun first, then by part of a proper name of a person or place. */
const byPhrase = (said: NamePhrase, world: World): Target | undefined =>
  chooseKnown(world, (entity) => [entity.name, ...aliasesOf(entity)].some((name) => namesByHead(said, name))) ??
  chooseKnown(world, (entity) => entity.type !== "item" && [entity.name, ...aliasesOf(entity)].some((name) => namesProperly(said, name)));

/** Nobody says "the rook" of their own character whose name is Rook. */
const isOther = (called: string, world: World): boolean => {
  const said = called.trim();
  if (!/^(?:the|an?|that|this|some)\s/.test(said) && (said !== said.toLowerCase() || !isAnimate(said))) return false;
  const actor = entityById(world, world.actor_id);
  return actor !== undefined && ![actor.name, ...aliasesOf(actor)].includes(said);
};

const withoutActor = (world: World): World => ({ ...world, entities: world.entities.filter(({ id }) => id !== world.actor_id) });

const byFeature = (said: NamePhrase, world: World): Target | undefined => {
  const features = locationOf(world)?.attrs.features ?? [];
  const whole = [...said.modifiers, said.head].join(" ");
  const found = features.find((name) => isSamePhrase(name, whole)) ?? features.find((name) => namesByHead(said, name));
  return found === undefined ? undefined : { kind: "feature", name: found };
};

const byDescription = (key: string, world: World): Target | undefined => choose(world, findDescribed(key, world));

const byFact = (key: string, world: World): Target | undefined => {
  const near = new Set([world.scene.location_id, world.actor_id, ...world.scene.present_entity_ids]);
  const says = world.facts.some(
    (fact) => fact.visibility === "known" && near.has(fact.subject_id) && ` ${spaced(factText(fact))} `.includes(` ${spaced(key)} `),
  );
  return says && placeWithFeature(key, world) === undefined ? { kind: "feature", name: key } : undefined;
};

/** Part of the name of a feature or of a thing: `grating` would do, `floor` names the floor grating for want of anything better. */
const byWord = (said: NamePhrase, world: World): Target | undefined => {
  const feature = (locationOf(world)?.attrs.features ?? []).find((name) => namesByWords(said, name));
  if (feature !== undefined) return { kind: "feature", name: feature };
  return chooseKnown(world, (entity) => entity.type === "item" && namesByWords(said, entity.name));
};

const byTold = (key: string, world: World): Target | undefined => {
  if (!isTold(key, world) || placeWithFeature(key, world) !== undefined) return undefined;
  const seat = seatOf(key, world);
  return seat === undefined ? { kind: "feature", name: key, told: true } : { kind: "feature", name: seat };
};

/** The feature of the place that something belongs to which the text speaks of: the wall of a knocking. */
const seatOf = (key: string, world: World): string | undefined => {
  const features = locationOf(world)?.attrs.features ?? [];
  const open = world.facts.filter(
    ({ subject_id, visibility, tags }) => subject_id === world.scene.location_id && visibility !== "dm" && !tags.includes("guarded"),
  );
  const fact = open.find((one) => features.includes(String(one.object["feature"])) && isSaidIn(key, factText(one)));
  return fact === undefined ? undefined : String(fact.object["feature"]);
};

const spaced = (text: string): string => nameWordsOf(text).join(" ");

const chooseKnown = (world: World, answers: (entity: Entity) => boolean): Target | undefined =>
  choose(
    world,
    world.entities.filter((entity) => isKnown(entity) && answers(entity)),
  );

/** Those here come before those elsewhere; several of the same nearness are ambiguous. */
const choose = (world: World, matches: readonly Entity[]): Target | undefined => {
  const here = matches.filter((entity) => isHere(world, entity) && !isObscured(world, entity.id));
  const nearest = here.length > 0 ? here : matches;
  const [entity] = nearest;
  if (entity === undefined) return undefined;
  return nearest.length === 1 ? { kind: "entity", entity } : { kind: "ambiguous", entities: nearest };
};
