import type { AllowedAction, Entity, Roll, World } from "freeform-rpg/schemas";
import { entityById, verbOf } from "freeform-rpg/plugins/validator";
import type { DiceCup } from "./dice.ts";
import { rollDicePool } from "./methods/dice-pool.ts";
import { rollHighestDie } from "./methods/highest-die.ts";
import { rollUnder } from "./methods/roll-under.ts";
import { rollStepDie } from "./methods/step-die.ts";
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
  const { attribute, ability } = ratingsOf(world, action.action);
  const skill = (attribute ?? 0) + (ability ?? 0);
  const asked = difficultyOf(entityById(world, action.target_id));
  if (rules.method === "sum_bands") return rollSumBands(rules, skill - hindrance, dice);
  if (rules.method === "dice_pool") return rollDicePool(rules, skill, (asked ?? rules.difficulty_default) + hindrance, dice);
  if (rules.method === "highest_die") return rollHighestDie(rules, skill - hindrance, dice);
  if (rules.method === "roll_under")
    return rollUnder(rules, attribute ?? rules.target_default, (ability ?? 0) - (asked ?? 0) - hindrance, dice);
  if (rules.method === "step_die")
    return rollStepDie(rules, attribute ?? skill, { target: asked ?? rules.target_default, hindrance }, dice);
  return rollTargetNumber(rules, skill - hindrance, asked ?? rules.target_default, dice);
};

/** The actor's attribute and ability that the system pairs with the action; `undefined` for what is not rated. */
const ratingsOf = (world: World, action: string): { attribute: number | undefined; ability: number | undefined } => {
  const pairs = world.campaign.system.action_stats;
  const { attribute, ability } = pairs[action] ?? pairs[verbOf(action)] ?? pairs["default"] ?? {};
  const stats = entityById(world, world.actor_id)?.attrs.stats ?? {};
  return { attribute: rating(stats, attribute), ability: rating(stats, ability) };
};

const rating = (stats: Readonly<Record<string, number>>, name: string | undefined): number | undefined =>
  name === undefined ? undefined : stats[name];

/** A target may state its own difficulty, as `attrs.difficulty`; to roll under, it takes from the number to roll under. */
const difficultyOf = (target: Entity | undefined): number | undefined => {
  const difficulty = target?.attrs["difficulty"];
  return typeof difficulty === "number" ? difficulty : undefined;
};
