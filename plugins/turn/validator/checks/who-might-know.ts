import type { World } from "freeform-rpg/schemas";
import { companyOf, isHostile, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { messagesOf } from "../messages.ts";

/** Says who may know the way to a place: those who are here and mean no harm, else whoever is met. */
export const whoMightKnow = (world: World): string =>
  messagesOf(world).mightKnowWay(
    companyOf(world)
      .filter((person) => person.type === "character" && !isHostile(world, person) && !world.player_ids.includes(person.id))
      .slice(0, 2)
      .map(spokenName),
  );
