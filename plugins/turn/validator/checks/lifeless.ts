import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Entity, World } from "freeform-rpg/schemas";
import { capitalise, withArticle } from "freeform-rpg/language";
import type { Attempt, Check, Objection } from "../attempt.ts";
import {
  entityById,
  spokenName,
  companyOf,
  isAnimate,
  isSomeone,
  isCreature,
  isDead,
  isDown,
  isRetired,
  isHelpless,
} from "freeform-rpg/plugins/turn/scene/lib";

const refuse = (reason: string): Objection => ({ code: "target_dead", reason });

/** No one talks to the dead, to those who are down, or to a thing; nothing can be given to them, and a corpse is not fought. */
export const checkLifeless: Check = (attempt) => {
  const { action, target } = attempt;
  const social = hasTrait(action, "social", "giving");
  if (target.kind === "none") return checkAlone(attempt);
  if (target.kind === "feature") return social ? checkFeature(attempt, target) : undefined;
  if (target.kind !== "entity") return undefined;
  if (social) return checkPartner(attempt, target.entity);
  if (hasTrait(action, "violent")) return target.entity.id === attempt.world.actor_id ? oneself : checkVictim(target.entity, attempt.world);
  return target.entity.attrs.destroyed === true && action.ruled_out_by.includes("destroyed")
    ? refuse(`${subject(target.entity)} is broken; there is nothing to be done with it.`)
    : undefined;
};

/** The dead do not act, and those who are down do not either. */
export const checkActor: Check = ({ world }) => {
  const actor = entityById(world, world.actor_id);
  if (actor !== undefined && isDead(actor)) return refuse("Your character is dead. The story goes on, but not by this hand.");
  if (actor !== undefined && isRetired(actor)) return refuse("Your character has left the story and does nothing in it any more.");
  return actor !== undefined && isDown(actor) ? refuse("Your character is down and can do nothing until somebody helps.") : undefined;
};

const subject = (entity: Entity): string => capitalise(spokenName(entity));

const noPartner = (name: string): Objection => refuse(`${capitalise(name)} is nobody one could deal with like that.`);

/** Words may be called to someone who is not seen, and to the people and animals of the place; these can be given small things, too. */
const checkFeature = (
  { action, called, details }: Attempt,
  target: { readonly name: string; readonly told?: true },
): Objection | undefined => {
  if (isAnimate(target.name)) return undefined;
  const open = hasTrait(action, "announcing") || (hasTrait(action, "conversing") && isSomeone(`${called} ${details}`));
  return open ? undefined : noFeature(target);
};

const noFeature = ({ name, told }: { readonly name: string; readonly told?: true }): Objection =>
  told === true
    ? { code: "not_present", reason: `So far there was only talk of ${withArticle(name)}: nobody like that is within reach.` }
    : noPartner(withArticle(name));

const checkPartner = ({ action, world }: Attempt, entity: Entity): Objection | undefined => {
  const { attrs, type, id } = entity;
  if (isDead(entity)) return refuse(`${subject(entity)} is dead and gives no answer.`);
  if (attrs.destroyed === true) return refuse(`${subject(entity)} is destroyed; there is nothing left to answer.`);
  if (isDown(entity)) return refuse(`${subject(entity)} is down, and in no state to answer.`);
  if ((type === "item" && hasTrait(action, "handing")) || attrs.disposition !== undefined) return undefined;
  // Words may be spoken to a horse, to a portrait, or to the room.
  if (hasTrait(action, "announcing") && (type !== "location" || id === world.scene.location_id)) return undefined;
  return type === "item" || type === "location" || type === "other" ? noPartner(spokenName(entity)) : undefined;
};

/** Harm done to oneself is not played out. */
const oneself: Objection = refuse("You do not turn on yourself; that is not played out here. Say what else your character does.");

const checkVictim = (entity: Entity, world: World): Objection | undefined => {
  if (entity.type === "location") return refuse(`${subject(entity)} is no opponent. Name somebody, or something to break.`);
  if (entity.attrs.destroyed === true) return refuse(`${subject(entity)} is broken already.`);
  if (!isCreature(entity) || !isHelpless(entity)) return undefined;
  if (!isDown(entity)) return refuse(`${subject(entity)} is dead already.`);
  return isSparing(world) ? refuse(`${subject(entity)} is down already, and nothing is won by another blow.`) : undefined;
};

/** Where no one dies of blows, those who are down cannot be brought lower. */
const isSparing = ({ campaign }: World): boolean => {
  const { lethality, permanence } = campaign.calibration.risk;
  return lethality === "low" || permanence === "none" || permanence === "soft";
};

/** With no one there, nothing that takes two can be done, save to fight off a danger that has no face yet. */
const checkAlone = ({ action, world }: Attempt): Objection | undefined => {
  if (companyOf(world).length > 0) return undefined;
  const besets = (type: string): boolean => type === "pursued" || type === "cornered";
  const pressed = world.situations.some(({ cleared_turn, type }) => cleared_turn === null && besets(type)) || world.threats.length > 0;
  if (hasTrait(action, "violent")) return pressed ? undefined : refuse("There is nobody here to fight.");
  if (hasTrait(action, "giving")) return refuse("There is nobody here who could take it.");
  return hasTrait(action, "social") && !hasTrait(action, "announcing") ? refuse("There is nobody here to talk to.") : undefined;
};
