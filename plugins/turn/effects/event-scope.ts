import { entityById, isKnown } from "freeform-rpg/plugins/turn/scene/lib";
import { isThreadClosed, ThreadStatus } from "freeform-rpg/schemas/values";
import type { EngineEvent, JsonObject, World } from "freeform-rpg/schemas";

/**
 * How far an event reaches. `world_affecting` are: the end of a story, a thread that is settled, the death of someone whom players know, and
 * another state or look of a place or of a part of it. Everything else is of the campaign.
 */
export const scopeOf = (type: EngineEvent["type"], details: JsonObject, world: World): EngineEvent["scope"] =>
  changesWorld(type, details, world) ? "world_affecting" : "campaign";

const changesWorld = (type: EngineEvent["type"], details: JsonObject, world: World): boolean => {
  switch (type) {
    case "story_ended":
      return true;
    case "thread_updated":
      return isSettled(details["status"]);
    case "harm_taken":
      return details["fatal"] === true && isSomeoneKnown(world, details["entity_id"]);
    case "state_changed":
      return isPlace(world, details["target_id"]) || (details["state"] === "dead" && isSomeoneKnown(world, details["target_id"]));
    case "description_changed":
      return isPlace(world, details["entity_id"]);
    default:
      return false;
  }
};

const isSettled = (status: unknown): boolean => {
  const parsed = ThreadStatus.safeParse(status);
  return parsed.success && isThreadClosed(parsed.data);
};

/** Without an id it is the actor, whom everyone knows. */
const isSomeoneKnown = (world: World, id: unknown): boolean => {
  const entity = typeof id === "string" ? entityById(world, id) : undefined;
  return id === undefined || (entity !== undefined && isKnown(entity));
};

const isPlace = (world: World, id: unknown): boolean =>
  typeof id === "string" && (id.startsWith("feature:") || entityById(world, id)?.type === "location");
