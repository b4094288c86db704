import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Check } from "../attempt.ts";
import { messagesOf } from "../messages.ts";
import type { Entity } from "freeform-rpg/schemas";
import { entityById } from "freeform-rpg/plugins/turn/scene/lib";

const gifted =
  /\b(?:magic\w*|spells?|witch\w*|wizard\w*|sorcer\w*|warlock|mage|druid|cleric|priest\w*|conjur\w*|enchant\w*|hex\w*|curs(?:e|es|ing)|ritual\w*|rites?|runes?|psi\w*|telepath\w*|shaman\w*|occult\w*|bless\w*|prayers?)\b/i;

const hasRating = (actor: Entity | undefined, ability: string): boolean => {
  const rating = actor?.attrs.stats?.[ability];
  return typeof rating === "number" && rating > 0;
};

/** Spells need someone who has any: a rating in the system's ability for casting, or something that is said of the character. */
export const checkPower: Check = ({ action, world }) => {
  if (!hasTrait(action, "magic")) return undefined;
  const actor = entityById(world, world.actor_id);
  const stats = world.campaign.system.action_stats[action.verb];
  if (stats !== undefined && (stats.ability === undefined || hasRating(actor, stats.ability))) return undefined;
  const told = JSON.stringify([actor?.tags, actor?.attrs["capabilities"], actor?.attrs["description"], actor?.attrs["stats"]]);
  return gifted.test(told) ? undefined : { code: "contradiction", reason: messagesOf(world).noPower() };
};
