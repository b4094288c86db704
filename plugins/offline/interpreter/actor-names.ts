import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { fold } from "./text/fold.ts";

/** The words of the name of the player's own character. */
export const actorNames = ({ entities, actor_id }: ShownPacket): ReadonlySet<string> => {
  const { name = "" } = entities.find(({ id }) => id === actor_id) ?? {};
  return new Set(
    fold(name)
      .split(/\s+/)
      .filter((word) => word.length > 2),
  );
};
