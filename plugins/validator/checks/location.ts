import type { Check } from "../attempt.ts";
import { spokenName } from "../names.ts";
import { isExit } from "../presence.ts";
import { movementVerbs } from "../verbs.ts";

/** Refuses ways that do not exist. `travel` reaches any known place, every other movement only a way out of this one. */
export const checkLocation: Check = ({ verb, target, world }) => {
  if (!movementVerbs.has(verb) || target.kind !== "entity" || target.entity.type !== "location") return undefined;
  const { entity } = target;
  const leaving = verb === "leave" || verb === "exit" || verb === "flee";
  if (entity.id === world.scene.location_id) {
    return leaving ? undefined : { code: "wrong_location", reason: `You are already at ${spokenName(entity)}.` };
  }
  if (verb === "travel" || isExit(world, entity.id)) return undefined;
  return { code: "wrong_location", reason: `There is no way from here straight to ${spokenName(entity)}.` };
};
