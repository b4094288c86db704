import type { AllowedAction, Entity, Roll, World } from "freeform-rpg/schemas";
import { entityById, verbOf } from "freeform-rpg/plugins/validator";
import type { DiceCup } from "./dice.ts";
import { rollDicePool } from "./methods/dice-pool.ts";
import { rollSumBands } from "./methods/sum-bands.ts";
import { rollTargetNumber } from "./methods/target-number.ts";
import type { Throw } from "./methods/throw.ts";

/** Rolls for an action by the campaign's method. `hindrance` counts against the actor: 1 for a bad wound, else 0. */
export const rollAction = (world: World, action: AllowedAction, hindrance: number, dice: DiceCup): Roll => ({
  action: action.action,
  target_id: action.target_id,
  ...throwFor(world, action, hindrance, dice),
});

const throwFor = (world: World, action: AllowedAction, hindrance: number, dice: DiceCup): Throw => {
  const rules = world.campaign.system.resolution;
  const skill = skillOf(world, action.action);
  const asked = difficultyOf(entityById(world, action.target_id));
  if (rules.method === "sum_bands") return rollSumBands(rules, skill - hindrance, dice);
  if (rules.method === "dice_pool") return rollDicePool(rules, skill, (asked ?? rules.difficulty_default) + hindrance, dice);
  return rollTargetNumber(rules, skill - hindrance, asked ?? rules.target_default, dice);
};

/** Attribute plus ability of the actor, as the system pairs them with the action. What is not rated counts 0. */
const skillOf = (world: World, action: string): number => {
  const pairs = world.campaign.system.action_stats;
  const { attribute, ability } = pairs[action] ?? pairs[verbOf(action)] ?? pairs["default"] ?? {};
  const stats = entityById(world, world.actor_id)?.attrs.stats ?? {};
  return rating(stats, attribute) + rating(stats, ability);
};

const rating = (stats: Readonly<Record<string, number>>, name: string | undefined): number => (name === undefined ? 0 : (stats[name] ?? 0));

/** A target may state its own difficulty, as `attrs.difficulty`. */
const difficultyOf = (target: Entity | undefined): number | undefined => {
  const difficulty = target?.attrs["difficulty"];
  return typeof difficulty === "number" ? difficulty : undefined;
};
