import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { isPrecious, objectToMinor } from "freeform-rpg/plugins/turn/effects/lib";
import { bareNameKey } from "freeform-rpg/language";
import {
  companyOf,
  isAnimate,
  isBelonging,
  isDescribed,
  isFurniture,
  isHere,
  isLoose,
  isOwn,
  isSomeone,
  placeWithFeature,
  resolveTarget,
  wholeOf,
} from "freeform-rpg/plugins/turn/scene/lib";
import type { Target } from "freeform-rpg/plugins/turn/scene";
import type { ProposedAction, World } from "freeform-rpg/schemas";
import type { Attempt } from "./attempt.ts";

/**
 * What has no entry of its own and is there all the same: someone not seen who is called to, people and animals that a description speaks of,
 * part of a thing, what anyone wears, and things in the description of the place. `undefined` for everything else.
 */
export const aimUnlisted = (action: Action, called: string, world: World): Target | undefined => {
  const name = bareNameKey(called);
  // What looks like an id must not tell whether it exists.
  if (name === "" || /[:_]/.test(called) || hasTrait(action, "moving", "violent", "remote", "hacking")) return undefined;
  if (placeWithFeature(name, world) !== undefined) return undefined;
  if (hasTrait(action, "announcing") && isDeaf(name)) return { kind: "none" };
  if (hasTrait(action, "social", "giving")) return isSpokenTo(action, name, world) ? { kind: "feature", name } : undefined;
  return aimAtThing(action, name, world);
};

/**
 * An everyday thing that the reader of the message took any such place to have, and with which something is done that changes nothing: a sheet
 * that is lifted, a pipe that is knocked on. So has anyone small things about them that can be taken from them. What was doubted, is of value or
 * may be hidden here is none.
 */
export const aimEveryday = ({ action, called, target, world, perceptionFlags }: Attempt, proposed: ProposedAction): Target => {
  const name = bareNameKey(called.replace(/^feature:/, ""));
  if (isAnywhere(action, called, world)) return { kind: "feature", name };
  const robbed = hasTrait(action, "taking") && isTakenFrom(proposed, world);
  if (target.kind !== "unknown" || !(robbed || isIdle(action, proposed)) || !isPlain(called, world)) return target;
  const isDoubted = perceptionFlags.some((flag) => bareNameKey(flag) === name);
  return isDoubted ? target : { kind: "feature", name, ...(robbed && { told: true }) };
};

const isIdle = (action: Action, { effects }: ProposedAction): boolean =>
  effects.length === 0 && hasTrait(action, "handling") && !hasTrait(action, "giving", "dropping", "taking");

/** True for the word for a thing of no worth that may not be hidden here. */
const isPlain = (called: string, world: World): boolean => {
  const name = bareNameKey(called.replace(/^feature:/, ""));
  if (name === "" || /[:_]/.test(called) || /^\p{Lu}/u.test(called.replace(/^the /i, ""))) return false;
  return !isPrecious(name) && !isAnimate(name) && !isSomeone(name) && objectToMinor(called, world) === undefined;
};

const isTakenFrom = ({ effects }: ProposedAction, world: World): boolean =>
  effects.some(({ kind, from }) => kind === "transfer" && isSomebodyHere(from, world));

const isSomebodyHere = (called: unknown, world: World): boolean => {
  const target = typeof called === "string" ? resolveTarget(called, world) : undefined;
  return target?.kind === "entity" && companyOf(world).some(({ id }) => id === target.entity.id);
};

const isAnywhere = (action: Action, called: string, world: World): boolean =>
  (isPushed(action) && isUnlisted(called, world)) || isScattered(action, called, world);

/** A pebble is dropped wherever pebbles may lie. */
const isScattered = (action: Action, called: string, world: World): boolean =>
  hasTrait(action, "dropping") && isLoose(called) && resolveTarget(called, world).kind === "unknown";

const isPushed = (action: Action): boolean =>
  hasTrait(action, "handling", "opening", "reaches_exits") && !hasTrait(action, "giving", "moving");

/** True for a piece of furniture, a wall or the floor that nothing here is listed as: what goes by that name elsewhere is another. */
export const isUnlisted = (called: string, world: World): boolean => {
  if (placeWithFeature(called, world) !== undefined) return false;
  if (!isFurniture(called) || /_/.test(called) || /(?<!^feature):/.test(called)) return false;
  const target = resolveTarget(called, world);
  return target.kind === "unknown" || (target.kind === "entity" && target.entity.type !== "location" && !isHere(world, target.entity));
};

/** What people speak to that is nobody: words to it are words aloud. */
const isDeaf = (name: string): boolean => deaf.test(name);

const deaf =
  /^(?:(?:empty|open|dark|cold|still|black|grey|gray|night|sea|whole) )*(?:air|nobody|no one|none|god|gods|heavens?|sky|sea|water|waters|tide|wind|rain|storm|night|dark|darkness|silence|void|world|universe|moon|stars?|sun|fire|flames?|ceiling|walls?|floor|ground|stones?|dead|memory|ghosts?|fate|luck|emptiness)$/;

const isSpokenTo = (action: Action, name: string, world: World): boolean =>
  (hasTrait(action, "conversing") && isSomeone(name)) || ((isAnimate(name) || action.verb === "say") && isDescribed(name, world));

const aimAtThing = (action: Action, name: string, world: World): Target | undefined => {
  const whole = wholeOf(name, world);
  if (whole !== undefined && !isAnimate(name)) return { kind: "entity", entity: whole, part: name };
  const isThere = isDescribed(name, world) || (isBelonging(name, world) && !isAnimate(name));
  if (hasTrait(action, "taking")) return isThere ? { kind: "feature", name, told: true } : undefined;
  if (isFixture(name) && hasTrait(action, "wielding", "searching", "glancing", "evading") && !hasTrait(action, "dropping"))
    return { kind: "feature", name };
  const worn = isOwn(name) && hasTrait(action, "handling", "searching", "glancing", "taking") && !hasTrait(action, "dropping");
  return worn || isThere ? { kind: "feature", name } : undefined;
};

/** What any room has and nobody lists: one may knock on it, lean on it or look at it, and no more comes of it. */
const isFixture = (name: string): boolean => fixture.test(name);

const fixture =
  /^(?:(?:nearest|next|old|bare|cold|wooden|iron|metal|stone|brick|far|back|side|front|water) )*(?:walls?|floor|floorboards?|ground|ceiling|roof|rafters?|beams?|pillars?|pipes?|doorway|door ?frame|window ?sill|threshold|corners?|stairs?|steps?|rail|railing|banister|table ?top|chairs?|stools?)$/;
