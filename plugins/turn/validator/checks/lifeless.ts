import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Entity, World } from "freeform-rpg/schemas";
import { withArticle } from "freeform-rpg/language";
import { questionIn } from "freeform-rpg/plugins/turn/interpreter/lib";
import type { Attempt, Check, Objection } from "../attempt.ts";
import { messagesOf } from "../messages.ts";
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
  // A gesture needs nobody who could answer it.
  if (action.verb === "gesture") return undefined;
  const social = hasTrait(action, "social", "giving");
  if (target.kind === "none") return checkAlone(attempt);
  if (target.kind === "feature") return social ? checkFeature(attempt, target) : undefined;
  if (target.kind !== "entity") return undefined;
  if (social) return checkPartner(attempt, target.entity);
  if (hasTrait(action, "violent"))
    return target.entity.id === attempt.world.actor_id
      ? refuse(messagesOf(attempt.world).oneself())
      : checkVictim(target.entity, attempt.world);
  return target.entity.attrs.destroyed === true && action.ruled_out_by.includes("destroyed")
    ? refuse(messagesOf(attempt.world).brokenTarget(spokenName(target.entity)))
    : undefined;
};

/** The dead do not act, and those who are down do not either. What their player asks the game is answered. */
export const checkActor: Check = ({ action: { verb: action }, details, world }) => {
  if (questionIn({ action, details }) !== null) return undefined;
  const actor = entityById(world, world.actor_id);
  if (actor !== undefined && isDead(actor)) return refuse(messagesOf(world).deadActor());
  if (actor !== undefined && isRetired(actor)) return refuse(messagesOf(world).retiredActor());
  return actor !== undefined && isDown(actor) ? refuse(messagesOf(world).downActor()) : undefined;
};

const noPartner = (name: string, world: World): Objection => refuse(messagesOf(world).noPartner(name));

/** Words may be called to someone who is not seen, and to the people and animals of the place; these can be given small things, too. */
const checkFeature = (
  { action, called, details, world }: Attempt,
  target: { readonly name: string; readonly told?: true },
): Objection | undefined => {
  if (isAnimate(target.name)) return undefined;
  const open = hasTrait(action, "announcing") || (hasTrait(action, "conversing") && isSomeone(`${called} ${details}`));
  return open ? undefined : noFeature(target, world);
};

const noFeature = ({ name, told }: { readonly name: string; readonly told?: true }, world: World): Objection =>
  told === true ? { code: "not_present", reason: messagesOf(world).onlyTalkedOf(withArticle(name)) } : noPartner(withArticle(name), world);

const checkPartner = ({ action, world }: Attempt, entity: Entity): Objection | undefined => {
  const { attrs, type, id } = entity;
  if (isDead(entity)) return refuse(messagesOf(world).deadPartner(spokenName(entity)));
  if (attrs.destroyed === true) return refuse(messagesOf(world).destroyedPartner(spokenName(entity)));
  if (isDown(entity)) return refuse(messagesOf(world).downPartner(spokenName(entity)));
  if ((type === "item" && hasTrait(action, "handing")) || attrs.disposition !== undefined) return undefined;
  // Words may be spoken to a horse, to a portrait, or to the room.
  if (hasTrait(action, "announcing") && (type !== "location" || id === world.scene.location_id)) return undefined;
  return type === "item" || type === "location" || type === "other" ? noPartner(spokenName(entity), world) : undefined;
};

const checkVictim = (entity: Entity, world: World): Objection | undefined => {
  if (entity.type === "location") return refuse(messagesOf(world).noOpponent(spokenName(entity)));
  if (entity.attrs.destroyed === true) return refuse(messagesOf(world).brokenAlready(spokenName(entity)));
  if (!isCreature(entity) || !isHelpless(entity)) return undefined;
  if (!isDown(entity)) return refuse(messagesOf(world).deadAlready(spokenName(entity)));
  return isSparing(world) ? refuse(messagesOf(world).downAlready(spokenName(entity))) : undefined;
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
  if (hasTrait(action, "violent")) return pressed ? undefined : refuse(messagesOf(world).nobodyToFight());
  if (hasTrait(action, "giving")) return refuse(messagesOf(world).nobodyToTake());
  return hasTrait(action, "social") && action.family !== "gesture" && !hasTrait(action, "announcing")
    ? refuse(messagesOf(world).nobodyToTalkTo())
    : undefined;
};
