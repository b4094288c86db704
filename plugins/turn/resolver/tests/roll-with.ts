import type { Entity, ResolutionRules, Roll } from "freeform-rpg/schemas";
import { entity, withEntities } from "../../validator/tests/world.ts";
import { campaignWith, play } from "./play.ts";

/** Stats of an actor whose attribute for sneaking is rated so. */
export const carriedStats = (grace: number): Record<string, number> => ({ grace });

/** The roll of a sneak past Mira under these rules, with dice that fall as given. */
export const rollWith = (
  rules: ResolutionRules,
  dice: readonly number[],
  stats: Record<string, number> = {},
  target: Entity["attrs"] = {},
): Roll => {
  const system = { resolution: rules, action_stats: { sneak: { attribute: "grace", ability: "stealth" } } };
  const entities = withEntities(entity("kai", "character", "Kai", { stats }), entity("mira", "character", "Mira Sato", target));
  const [roll] = play("sneak mira", { dice, parts: { campaign: campaignWith({ system }), entities } }).rolls;
  if (roll === undefined) throw new Error("Nothing was rolled.");
  return roll;
};
