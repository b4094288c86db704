import { actionsOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { findWay, resolveTarget } from "freeform-rpg/plugins/turn/scene/lib";
import type { Entity, InterpreterOutput, ProposedAction, World } from "freeform-rpg/schemas";

/**
 * One action for each leg of a way that leads over other places which the players know: from the market to the laundry by way of the
 * bar. Each leg is ruled on and played by itself, so a closed door or an ambush on the way is met. `travel` needs no legs.
 */
export const walkLegs = (interpretation: InterpreterOutput, world: World): InterpreterOutput => {
  let from = world.scene.location_id;
  return {
    ...interpretation,
    proposed_actions: interpretation.proposed_actions.flatMap((proposed) => {
      const action = actionsOf(world.campaign.system).find(proposed.action);
      const goal = hasTrait(action, "moving") ? placeOf(proposed, world) : undefined;
      if (goal === undefined) return [proposed];
      const way = hasTrait(action, "far") ? undefined : findWay(world, from, goal.id);
      from = goal.id;
      return way === undefined ? [proposed] : legsOf(proposed, way);
    }),
  };
};

const placeOf = ({ target_id }: ProposedAction, world: World): Entity | undefined => {
  const target = resolveTarget(target_id, world);
  return target.kind === "entity" && target.entity.type === "location" ? target.entity : undefined;
};

const legsOf = (proposed: ProposedAction, way: readonly Entity[]): ProposedAction[] =>
  way.map((place, at) => ({
    ...proposed,
    target_id: place.id,
    details: "",
    estimated_minutes: 0,
    effects: [],
    depends: at === 0 ? proposed.depends : true,
    ...(at === way.length - 1 && { details: proposed.details, effects: proposed.effects, estimated_minutes: proposed.estimated_minutes }),
  }));
