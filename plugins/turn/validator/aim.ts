import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { Entity, ProposedAction, World } from "freeform-rpg/schemas";
import { bareNameKey } from "freeform-rpg/language";
import {
  aliasesOf,
  companyOf,
  entityById,
  isCarried,
  isHere,
  isHostile,
  isKnown,
  locationOf,
  mentionedIn,
  namePattern,
  namesProperly,
  phraseWords,
  readPhrase,
  resolveTarget,
  wholeOf,
} from "freeform-rpg/plugins/turn/scene/lib";
import { aimUnlisted } from "./aim-unlisted.ts";
import { ownIn } from "./own-clothes.ts";
import type { Target } from "freeform-rpg/plugins/turn/scene";

/** True for an action that needs someone in particular: with several present it matters who. */
const isPointed = (action: Action): boolean => hasTrait(action, "violent", "giving");

/** Resolves an action's target; an empty one is filled where the scene leaves one choice, and ambiguous where it leaves several. */
export const aimAction = (proposed: ProposedAction, action: Action, world: World): Target => {
  const own = ownIn(proposed.target_id);
  if (own !== undefined) return { kind: "feature", name: own, own: true };
  const target = aimListed(proposed, action, world);
  if (target.kind === "unknown" && isWayOut(proposed, action)) return { kind: "none" };
  const payee = target.kind === "unknown" && hasTrait(action, "paying") ? payeeIn(proposed, world) : undefined;
  if (payee !== undefined) return { kind: "entity", entity: payee };
  return target.kind === "unknown" ? (aimUnlisted(action, proposed.target_id, world) ?? target) : target;
};

/** Who gets the money that is dropped into a jar which nobody lists. */
const payeeIn = ({ effects, recipient }: ProposedAction, world: World): Entity | undefined =>
  companyOf(world).find(({ id }) => id === recipient || effects.some((effect) => effect.kind === "transfer" && effect["to"] === id));

/** Who runs for a way that is not known runs. */
const isWayOut = ({ target_id, details }: ProposedAction, action: Action): boolean =>
  (hasTrait(action, "escaping") && !/\p{Lu}|[:_]/u.test(target_id)) || (action.verb === "hide" && isCover(target_id, details));

/** "Duck behind pump 2": something to hide behind is no thing that is hidden. */
const isCover = (called: string, details: string): boolean =>
  !/[:_]/.test(called) &&
  new RegExp(
    `\\b(?:behind|under|beneath|among|between|beside|in|into|inside|against)\\s+(?:[\\w']+\\s+){0,3}${namePattern(called)}`,
    "iu",
  ).test(details);

const aimListed = (proposed: ProposedAction, action: Action, world: World): Target => {
  if (hasTrait(action, "armed") && isWarning(proposed.details)) return { kind: "none" };
  const target = aimNamed(proposed, action, world);
  if (hasTrait(action, "moving") && !hasTrait(action, "escaping")) return aimWay(action, proposed, target, world);
  if (hasTrait(action, "taking")) return aimTaking(proposed, target, world);
  if (isHandover(action) && target.kind === "entity" && target.entity.type === "item") return aimGift(proposed, target, world);
  if (target.kind === "unknown") return isPointed(action) && isVague(proposed.target_id) ? aimAtSomeone(action, "", world) : target;
  const open = target.kind === "none" && (isPointed(action) || hasTrait(action, "personal"));
  return open ? aimAtSomeone(action, proposed.details, world) : target;
};

/** Nobody shoots at what they carry: "the lamp" is another one, unless it is "my lamp". */
const isOwnByChance = ({ target_id, details }: ProposedAction, action: Action, target: Target, world: World): boolean =>
  hasTrait(action, "violent") &&
  target.kind === "entity" &&
  isCarried(world, target.entity.id) &&
  !/\b(?:my|own)\b/i.test(`${target_id} ${details}`);

/** Who resists an attack that names nobody is whom it is meant for. */
const aimNamed = (proposed: ProposedAction, action: Action, world: World): Target => {
  const { target_id, opposition } = proposed;
  const target = resolveTarget(target_id, world);
  if (isOwnByChance(proposed, action, target, world)) return { kind: "unknown" };
  if (target.kind !== "none" || opposition === "" || !hasTrait(action, "violent")) return target;
  const resists = resolveTarget(opposition, world);
  return resists.kind === "entity" && isHere(world, resists.entity) ? resists : target;
};

/** A shot that is meant to miss has nobody for a target. */
const isWarning = (details: string): boolean =>
  /\bwarning shot|\b(?:over|above|past|beside|wide of)\s+(?:\S+\s+){1,2}(?:heads?|ears?|shoulders?|hats?)\b|\b(?:in|into|at|to)\s+the\s+(?:air|ceiling|sky|roof)\b/i.test(
    details,
  );

/** One takes things: a person or place is meant only where the text names it as such, and no part of its name will do. */
const aimTaking = (proposed: ProposedAction, target: Target, world: World): Target => {
  if (target.kind !== "entity" || target.entity.type === "item" || target.entity.id === world.scene.location_id) return target;
  const part = partTaken(proposed, target.entity, world);
  if (part !== undefined) return { ...target, part };
  const { details, instrument, target_id } = proposed;
  const said = `${details} ${target_id === target.entity.id ? "" : target_id}`;
  const named = said.trim() === "" || instrument !== "" || isNamedAsPerson(target.entity, said, world);
  return named ? target : { kind: "unknown" };
};

/** The part of a thing that an effect takes off it: the cap of a straw figure. */
const partTaken = ({ effects }: ProposedAction, whole: Entity, world: World): string | undefined =>
  effects
    .flatMap(({ kind, item }) => (kind === "transfer" && typeof item === "string" ? [bareNameKey(item.replace(/^feature:/, ""))] : []))
    .find((item) => isNoEntry(resolveTarget(item, world)) && wholeOf(item, world)?.id === whole.id);

const isNoEntry = (target: Target): boolean => target.kind === "unknown" || (target.kind === "feature" && target.told === true);

const isNamedAsPerson = (entity: Entity, said: string, world: World): boolean =>
  /\b(?:him|her|his|them|their|from)\b/i.test(said) ||
  mentionedIn(said, world).some(({ id }) => id === entity.id) ||
  phraseWords(said).some((word) => [entity.name, ...aliasesOf(entity)].some((name) => namesProperly(readPhrase(word), name)));

const isHandover = (action: Action): boolean => hasTrait(action, "handing") && hasTrait(action, "giving");

/** One goes to places: a thing elsewhere or in hand whose name holds the word is not meant. */
const aimWay = (action: Action, { details }: ProposedAction, target: Target, world: World): Target => {
  if (leadsNowhere(action, target, world)) return oneOf(narrow(exitsOf(world), details, world));
  const astray =
    target.kind === "entity" && target.entity.type === "item" && (!isHere(world, target.entity) || isCarried(world, target.entity.id));
  return astray ? { kind: "unknown" } : target;
};

/** Known places one can walk to from the scene. */
export const exitsOf = (world: World): Entity[] =>
  (locationOf(world)?.attrs.exits ?? []).flatMap((id) => entityById(world, id) ?? []).filter(isKnown);

/** No one in particular: a harmful action must not guess whom it means. */
const isVague = (called: string): boolean =>
  /^(them|they|him|her|it|each|every|everyone|everybody|someone|somebody|anyone|anybody|enem(y|ies)|attackers?|hostiles?|opponents?|thugs?|goons?)$/.test(
    bareNameKey(called),
  ) ||
  /^(nearest|closest|first|next|last|other|one of|one|any|some|either|whichever|whoever|all|all of|each of|both)\b/.test(
    bareNameKey(called),
  );

const leadsNowhere = (action: Action, target: Target, world: World): boolean =>
  target.kind === "none" || (hasTrait(action, "departing") && target.kind === "entity" && target.entity.id === world.scene.location_id);

const aimAtSomeone = (action: Action, details: string, world: World): Target => {
  const meant = narrow(companyOf(world), details, world);
  const hostile = hasTrait(action, "violent") ? meant.filter((entity) => isHostile(world, entity)) : [];
  const aimed = oneOf(hostile.length === 1 ? hostile : meant);
  return aimed.kind === "ambiguous" && !isPointed(action) ? { kind: "none" } : aimed;
};

/** A gift is aimed at the thing while there is one taker, and at the takers when there are several. */
const aimGift = ({ details }: ProposedAction, thing: Target, world: World): Target => {
  const takers = oneOf(narrow(companyOf(world), details, world));
  return takers.kind === "ambiguous" ? takers : thing;
};

/** Those that the details name, or all of them when they name none. */
const narrow = (entities: readonly Entity[], details: string, world: World): readonly Entity[] => {
  const said = mentionedIn(details, world);
  const named = entities.filter(({ id }) => said.some((entity) => entity.id === id));
  return named.length > 0 ? named : entities;
};

const oneOf = (entities: readonly Entity[]): Target => {
  const [only] = entities;
  if (only === undefined) return { kind: "none" };
  return entities.length === 1 ? { kind: "entity", entity: only } : { kind: "ambiguous", entities };
};
