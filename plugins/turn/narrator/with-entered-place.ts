import { publicAttrs } from "freeform-rpg/plugins/turn/context/lib";
import type { ContextPacket, Resolution, World } from "freeform-rpg/schemas";

/** The entities of a packet with the place that the turn leads to: one reached by way of another place lies outside of the packet. */
export const withEnteredPlace = (
  entities: ContextPacket["entities"],
  { world, resolution }: { readonly world: World | undefined; readonly resolution: Resolution },
): ContextPacket["entities"] => {
  const to = resolution.state_diff.scene_update.location_id;
  const place = entities.some(({ id }) => id === to) ? undefined : world?.entities.find(({ id }) => id === to);
  if (world === undefined || place?.visibility !== "known") return entities;
  const { id, type, name, tags } = place;
  return [...entities, { id, type, name, tags, attrs: publicAttrs(place, world.player_ids) }];
};
