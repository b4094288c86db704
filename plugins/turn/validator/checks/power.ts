import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Check } from "../attempt.ts";
import { entityById } from "freeform-rpg/plugins/turn/scene/lib";

const gifted =
  /\b(?:magic\w*|spells?|witch\w*|wizard\w*|sorcer\w*|warlock|mage|druid|cleric|priest\w*|conjur\w*|enchant\w*|hex\w*|curs(?:e|es|ing)|ritual\w*|rites?|runes?|psi\w*|telepath\w*|shaman\w*|occult\w*|bless\w*|prayers?)\b/i;

/** Spells need someone who has any: the system's rules for casting, a stat that pays for it, or something told of the character. */
export const checkPower: Check = ({ action, world }) => {
  if (!hasTrait(action, "magic") || world.campaign.system.action_stats[action.verb] !== undefined) return undefined;
  const actor = entityById(world, world.actor_id);
  const told = JSON.stringify([actor?.tags, actor?.attrs["capabilities"], actor?.attrs["description"], actor?.attrs["stats"]]);
  return gifted.test(told) ? undefined : { code: "contradiction", reason: "No power of that kind is in your character's hands." };
};
