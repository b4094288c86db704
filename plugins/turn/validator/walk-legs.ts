import { actionsOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { entityById, isKnown, resolveTarget } from "freeform-rpg/plugins/turn/scene/lib";
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
      const way = hasTrait(action, "far") ? undefined : findWay(world, from, goal);
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

/** The shortest way over places that the players know, the goal last. `undefined` where there is none, or where one is there already. */
const findWay = (world: World, from: string, goal: Entity): Entity[] | undefined => {
  if (from === goal.id) return undefined;
  const seen = new Set([from]);
  let ways: Entity[][] = [[]];
  while (ways.length > 0) {
    const onward = ways.flatMap((way) => exitsBehind(world, way.at(-1)?.id ?? from).map((place) => [...way, place]));
    const found = onward.find((way) => way.at(-1)?.id === goal.id);
    if (found !== undefined) return found;
    ways = onward.filter((way) => isNew(way.at(-1), seen));
  }
  return undefined;
};

const exitsBehind = (world: World, id: string): Entity[] =>
  (entityById(world, id)?.attrs.exits ?? []).flatMap((exit) => entityById(world, exit) ?? []).filter(isKnown);

const isNew = (place: Entity | undefined, seen: Set<string>): boolean => {
  if (place === undefined || seen.has(place.id)) return false;
  seen.add(place.id);
  return true;
};
