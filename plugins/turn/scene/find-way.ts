import type { Entity, World } from "freeform-rpg/schemas";
import { entityById } from "./names.ts";
import { isKnown } from "./presence.ts";

/** The shortest way over places that the players know, the goal last. `undefined` where there is none, or where one is there already. */
export const findWay = (world: World, from: string, goalId: string): Entity[] | undefined => {
  if (from === goalId) return undefined;
  const seen = new Set([from]);
  let ways: Entity[][] = [[]];
  while (ways.length > 0) {
    const onward = ways.flatMap((way) => exitsBehind(world, way.at(-1)?.id ?? from).map((place) => [...way, place]));
    const found = onward.find((way) => way.at(-1)?.id === goalId);
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
