import type { Entity } from "freeform-rpg/schemas";
import type { Attempt, Check, Objection } from "../attempt.ts";
import { capitalised, entityById, spokenName, withArticle } from "../names.ts";
import { companyOf, isCreature, isDown, isHelpless } from "../presence.ts";
import { socialVerbs, violentVerbs } from "../verbs.ts";

const gifts = new Set(["give", "bribe"]);
/** Doings that a thing must be whole for. */
const wholesome = new Set(["use", "read", "open", "hack", "equip", "give", "throw"]);

/** Nobody talks to the dead, to those who are down, or to a thing; nothing can be given to them, and a corpse is not fought. */
export const checkLifeless: Check = (attempt) => {
  const { verb, target } = attempt;
  const social = socialVerbs.has(verb) || gifts.has(verb);
  if (target.kind === "none") return checkAlone(attempt);
  if (target.kind === "feature") return social ? noPartner(withArticle(target.name)) : undefined;
  if (target.kind !== "entity") return undefined;
  if (social) return checkPartner(attempt, target.entity);
  if (violentVerbs.has(verb)) return checkVictim(target.entity);
  return target.entity.attrs.destroyed === true && wholesome.has(verb)
    ? refuse(`${subject(target.entity)} is broken; there is nothing to be done with it.`)
    : undefined;
};

/** The dead do not act, and those who are down do not either. */
export const checkActor: Check = ({ world }) => {
  const actor = entityById(world, world.actor_id);
  if (actor?.attrs.dead === true) return refuse("Your character is dead. The story goes on, but not by this hand.");
  return actor !== undefined && isDown(actor) ? refuse("Your character is down and can do nothing until somebody helps.") : undefined;
};

const refuse = (reason: string): Objection => ({ code: "target_dead", reason });

const subject = (entity: Entity): string => capitalised(spokenName(entity));

const noPartner = (name: string): Objection => refuse(`${capitalised(name)} is nobody one could deal with like that.`);

const checkPartner = ({ verb, world }: Attempt, entity: Entity): Objection | undefined => {
  const { attrs, type, id } = entity;
  if (attrs.dead === true) return refuse(`${subject(entity)} is dead and gives no answer.`);
  if (attrs.destroyed === true) return refuse(`${subject(entity)} is destroyed; there is nothing left to answer.`);
  if (isDown(entity)) return refuse(`${subject(entity)} is down, and in no state to answer.`);
  if ((type === "item" && verb === "give") || attrs.disposition !== undefined) return undefined;
  // Words may be spoken to the room.
  if (verb === "say" && id === world.scene.location_id) return undefined;
  return type === "item" || type === "location" || type === "other" ? noPartner(spokenName(entity)) : undefined;
};

const checkVictim = (entity: Entity): Objection | undefined => {
  if (entity.type === "location") return refuse(`${subject(entity)} is no opponent. Name somebody, or something to break.`);
  if (entity.attrs.destroyed === true) return refuse(`${subject(entity)} is broken already.`);
  return isCreature(entity) && isHelpless(entity) && !isDown(entity) ? refuse(`${subject(entity)} is dead already.`) : undefined;
};

/** With nobody there, nothing that takes two can be done, save to fight off a danger that has no face yet. */
const checkAlone = ({ verb, world }: Attempt): Objection | undefined => {
  if (companyOf(world).length > 0) return undefined;
  const pressed = world.situations.some(({ cleared_turn }) => cleared_turn === null) || world.threats.length > 0;
  if (violentVerbs.has(verb)) return pressed ? undefined : refuse("There is nobody here to fight.");
  if (gifts.has(verb)) return refuse("There is nobody here who could take it.");
  return socialVerbs.has(verb) && verb !== "say" ? refuse("There is nobody here to talk to.") : undefined;
};
