import type { Entity, ProposedAction, World } from "freeform-rpg/schemas";
import { entityById, locationOf, nameKey, namesOf } from "./names.ts";
import { companyOf, isHere, isHostile, isKnown } from "./presence.ts";
import { resolveTarget } from "./targets.ts";
import type { Target } from "./targets.ts";
import { verbOf, violentVerbs } from "./verbs.ts";

const leaving = new Set(["go", "travel", "leave", "exit"]);
/** Deeds that need someone in particular: with several at hand it matters who. */
const pointed = new Set([...violentVerbs, "bribe", "give"]);
/** Deeds that fall on the only one there, or on the room. */
const personal = new Set(["talk", "ask", "persuade", "negotiate", "intimidate", "deceive", "provoke", "steal", "help"]);

/** Resolves an action's target; an empty one is filled where the scene leaves one choice, and ambiguous where it leaves several. */
export const aimAction = (action: ProposedAction, world: World): Target => {
  const verb = verbOf(action.action);
  const target = resolveTarget(action.target_id, world);
  if (leaving.has(verb)) return aimWay(verb, action, target, world);
  if (verb === "give" && target.kind === "entity" && target.entity.type === "item") return aimGift(action, target, world);
  if (target.kind === "unknown") return pointed.has(verb) && isVague(action.target_id) ? aimAtSomeone(verb, "", world) : target;
  return target.kind === "none" && (pointed.has(verb) || personal.has(verb)) ? aimAtSomeone(verb, action.details, world) : target;
};

/** One goes to places: a thing elsewhere whose name holds the word is not meant. */
const aimWay = (verb: string, { details }: ProposedAction, target: Target, world: World): Target => {
  if (leadsNowhere(verb, target, world)) return oneOf(narrow(exitsOf(world), details));
  const astray = target.kind === "entity" && target.entity.type === "item" && !isHere(world, target.entity);
  return astray ? { kind: "unknown" } : target;
};

/** Known places one can walk to from the scene. */
export const exitsOf = (world: World): Entity[] =>
  (locationOf(world)?.attrs.exits ?? []).flatMap((id) => entityById(world, id) ?? []).filter(isKnown);

/** Nobody in particular: a harmful deed must not guess whom it means. */
const isVague = (called: string): boolean =>
  /^(them|they|him|her|it|each|every|everyone|everybody|someone|somebody|anyone|anybody|enem(y|ies)|attackers?|hostiles?|opponents?|thugs?|goons?)$/.test(
    nameKey(called),
  ) ||
  /^(nearest|closest|first|next|last|other|one of|one|any|some|either|whichever|whoever|all|all of|each of|both)\b/.test(nameKey(called));

const leadsNowhere = (verb: string, target: Target, world: World): boolean =>
  target.kind === "none" ||
  ((verb === "leave" || verb === "exit") && target.kind === "entity" && target.entity.id === world.scene.location_id);

const aimAtSomeone = (verb: string, details: string, world: World): Target => {
  const meant = narrow(companyOf(world), details);
  const hostile = violentVerbs.has(verb) ? meant.filter((entity) => isHostile(world, entity)) : [];
  const aimed = oneOf(hostile.length === 1 ? hostile : meant);
  return aimed.kind === "ambiguous" && !pointed.has(verb) ? { kind: "none" } : aimed;
};

/** A gift is aimed at the thing while there is one taker, and at the takers when there are several. */
const aimGift = ({ details }: ProposedAction, thing: Target, world: World): Target => {
  const takers = oneOf(narrow(companyOf(world), details));
  return takers.kind === "ambiguous" ? takers : thing;
};

/** Those that the details name, or all of them when they name none. */
const narrow = (entities: readonly Entity[], details: string): readonly Entity[] => {
  const said = nameKey(details);
  const named = entities.filter((entity) => namesOf(entity).some((name) => said.includes(name)));
  return named.length > 0 ? named : entities;
};

const oneOf = (entities: readonly Entity[]): Target => {
  const [only] = entities;
  if (only === undefined) return { kind: "none" };
  return entities.length === 1 ? { kind: "entity", entity: only } : { kind: "ambiguous", entities };
};
