import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Entity, World } from "freeform-rpg/schemas";
import { exitsOf } from "../aim.ts";
import type { Check } from "../attempt.ts";
import { entityById, spokenName, isExit, isKnown } from "freeform-rpg/plugins/turn/scene/lib";

/** Refuses ways that do not exist. `travel` reaches any known place, every other movement only a way out of this one. */
export const checkLocation: Check = ({ action, target, world }) => {
  if (!hasTrait(action, "moving") || target.kind !== "entity" || target.entity.type !== "location") return undefined;
  const { entity } = target;
  const leaving = hasTrait(action, "departing", "escaping");
  if (entity.id === world.scene.location_id) {
    return leaving ? undefined : { code: "wrong_location", reason: `You are already at ${spokenName(entity)}.` };
  }
  if (hasTrait(action, "far") || isExit(world, entity.id)) return undefined;
  const next = nextOnWay(world, entity.id);
  const by = next === undefined ? "" : ` It would be by way of ${spokenName(next)}.`;
  return { code: "wrong_location", reason: `There is no way from here straight to ${spokenName(entity)}.${by}` };
};

/** The way out that leads soonest to a place, over places that the players know of. */
const nextOnWay = (world: World, goal: string): Entity | undefined => {
  const seen = new Set([world.scene.location_id]);
  let edge = exitsOf(world).map((exit) => ({ first: exit, at: exit }));
  while (edge.length > 0) {
    const there = edge.find(({ at }) => at.id === goal || (at.attrs.exits ?? []).includes(goal));
    if (there !== undefined) return there.first;
    for (const { at } of edge) seen.add(at.id);
    const onward = ({ at }: (typeof edge)[number]) =>
      (at.attrs.exits ?? []).filter((id) => !seen.has(id)).flatMap((id) => entityById(world, id) ?? []);
    edge = edge.flatMap((step) =>
      onward(step)
        .filter(isKnown)
        .map((at) => ({ first: step.first, at })),
    );
  }
  return undefined;
};
