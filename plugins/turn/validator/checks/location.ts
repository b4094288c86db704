import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Check } from "../attempt.ts";
import { messagesOf } from "../messages.ts";
import { whoMightKnow } from "./who-might-know.ts";
import { isExit, spokenName } from "freeform-rpg/plugins/turn/scene/lib";

/** Refuses ways that do not exist. `travel` reaches any known place, every other movement only a way out of this one (`walkLegs` has made legs of a longer way). */
export const checkLocation: Check = ({ action, target, world }) => {
  if (!hasTrait(action, "moving") || target.kind !== "entity" || target.entity.type !== "location") return undefined;
  const { entity } = target;
  const leaving = hasTrait(action, "departing", "escaping");
  if (entity.id === world.scene.location_id) {
    return leaving ? undefined : { code: "wrong_location", reason: messagesOf(world).thereAlready(spokenName(entity)) };
  }
  if (hasTrait(action, "far") || isExit(world, entity.id)) return undefined;
  return { code: "wrong_location", reason: `${messagesOf(world).noWay(spokenName(entity))} ${whoMightKnow(world)}` };
};
