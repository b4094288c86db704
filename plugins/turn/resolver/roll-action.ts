import type { DiceMethods } from "freeform-rpg/plugins/rules/dice";
import type { AllowedAction, Entity, Roll, World } from "freeform-rpg/schemas";
import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import { entityById } from "freeform-rpg/plugins/turn/scene/lib";
import type { DiceRoller } from "freeform-rpg/plugins/turn/effects";

/** Dice, and the ways to read them. */
export interface RollingWith {
  readonly dice: DiceRoller;
  readonly methods: DiceMethods;
}

/** Rolls for an action by the campaign's method. `hindrance` counts against the actor, and a negative one for them. */
export const rollAction = (world: World, action: AllowedAction, hindrance: number, { dice, methods }: RollingWith): Roll => {
  const rules = world.campaign.system.resolution;
  const difficulty = action.terms?.difficulty ?? difficultyOf(entityById(world, action.target_id));
  const roll = methods.roll(rules, { ...ratingsOf(world, action.action), difficulty, hindrance }, dice);
  return { action: action.action, target_id: action.target_id, ...roll };
};

/** The actor's attribute and ability that the system pairs with the action; `undefined` for what is not rated. */
const ratingsOf = (world: World, action: string): { attribute: number | undefined; ability: number | undefined } => {
  const { attribute, ability } = statsFor(world, action);
  const stats = entityById(world, world.actor_id)?.attrs.stats ?? {};
  return { attribute: rating(stats, attribute), ability: rating(stats, ability) };
};

/** The names of the stats that the system pairs with an action. */
export const statsFor = ({ campaign: { system } }: World, action: string): { attribute?: string; ability?: string } => {
  const { attribute, ability } =
    system.action_stats[action] ?? system.action_stats[actionsOf(system).find(action).verb] ?? system.action_stats["default"] ?? {};
  return { ...(attribute === undefined ? {} : { attribute }), ...(ability === undefined ? {} : { ability }) };
};

const rating = (stats: Readonly<Record<string, number>>, name: string | undefined): number | undefined =>
  name === undefined ? undefined : stats[name];

/** A target may state its own difficulty, as `attrs.difficulty`; to roll under, it takes from the number to roll under. */
const difficultyOf = (target: Entity | undefined): number | undefined => {
  const difficulty = target?.attrs["difficulty"];
  return typeof difficulty === "number" ? difficulty : undefined;
};
