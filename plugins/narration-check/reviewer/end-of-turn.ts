import { joinList } from "freeform-rpg/language";
import { publicAttrs } from "freeform-rpg/plugins/turn/context/lib";
import { endOfTurn } from "freeform-rpg/plugins/turn/narrator/lib";
import type { TurnEnd } from "freeform-rpg/plugins/turn/narrator";
import type { ContextPacket, Resolution, World } from "freeform-rpg/schemas";

/** Those who are where the turn ends and lie outside of the packet, which is of its beginning. */
export const metAtEnd = ({ entities }: ContextPacket, world: World, resolution: Resolution): ContextPacket["entities"] =>
  (endOfTurn({ world, resolution })?.present ?? [])
    .filter(({ id }) => entities.every((one) => one.id !== id))
    .map((entity) => ({
      id: entity.id,
      type: entity.type,
      name: entity.name,
      tags: entity.tags,
      attrs: publicAttrs(entity, world.player_ids),
    }));

/** Ways out and parts of the place, and where the turn moves the party, of the place where it ends as well. */
export const describePlaces = ({ scene }: ContextPacket, end: TurnEnd | undefined): string[] => {
  const describe = (of: string, at: string, exits: readonly string[], features: readonly string[]): string[] => [
    ...(exits.length === 0 ? [] : [`Ways out${of}: ${joinList([...exits])}.`]),
    ...(features.length === 0 ? [] : [`In ${at}: ${features.join("; ")}.`]),
  ];
  const exits = scene.exits.map(({ name }) => name);
  if (end === undefined) return describe("", "the place", exits, scene.features);
  const { name, attrs } = end.place;
  return [
    ...describe(` of ${scene.location_name}`, scene.location_name, exits, scene.features),
    ...describe(` of ${name}`, name, end.exits, attrs.features ?? []),
  ];
};
