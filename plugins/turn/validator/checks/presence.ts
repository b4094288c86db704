import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Attempt, Check, Objection } from "../attempt.ts";
import type { Entity, World } from "freeform-rpg/schemas";
import { messagesOf } from "../messages.ts";
import { aliasesOf, mentionedIn, namePattern, isPlural, spokenName, isCreature, isExit, isHere } from "freeform-rpg/plugins/turn/scene/lib";

/** Refuses to deal with what is known but elsewhere. Ways out can be looked at, opened and taken. */
export const checkPresence: Check = (attempt) => checkTarget(attempt) ?? checkSecond(attempt);

const checkTarget: Check = ({ action, details, target, world }) => {
  if (target.kind !== "entity" || hasTrait(action, "remote") || isHere(world, target.entity)) return undefined;
  if (
    target.entity.type === "location" &&
    (hasTrait(action, "moving") || (hasTrait(action, "reaches_exits") && isExit(world, target.entity.id)))
  )
    return undefined;
  if (isCreature(target.entity) && isRemembrance(action, details)) return undefined;
  // What the hands lack is the inventory check's to say.
  if (target.entity.type === "item" && hasTrait(action, "handling")) return undefined;
  return isMissing(target.entity, world);
};

/** "Say a prayer for Emeric", "drink to Jin": for somebody who need not hear it. */
const isRemembrance = (action: Attempt["action"], details: string): boolean =>
  hasTrait(action, "social") &&
  !hasTrait(action, "conversing") &&
  /\b(?:pray|prayers?|toast|drinks?|glass|candle|mourn|grieve|grace|blessing|curse)\b.*\b(?:for|to|of|over)\b|\b(?:mourn|grieve|curse|bless)\b/i.test(
    details,
  );

/** A thing of the text that something is used on: "the brass key on locker 0417". */
const checkSecond: Check = ({ action, details, world }) => {
  if (!hasTrait(action, "wielding") || hasTrait(action, "moving", "social", "remote")) return undefined;
  const second = mentionedIn(details, world).find(
    (entity) => entity.type === "other" && !isHere(world, entity) && isUsedOn(entity, details),
  );
  return second === undefined ? undefined : isMissing(second, world);
};

const isUsedOn = (entity: Entity, details: string): boolean =>
  [entity.name, ...aliasesOf(entity)].some((name) =>
    new RegExp(`\\b(?:on|in|into|to|at|against|with)\\s+(?:the\\s+)?${namePattern(name)}\\b`, "iu").test(details),
  );

const isMissing = (entity: Entity, world: World): Objection => ({
  code: "not_present",
  reason: messagesOf(world).notHere(spokenName(entity), isPlural(entity)),
});
