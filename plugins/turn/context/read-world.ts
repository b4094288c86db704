import type { ReadAhead, WorldReader } from "freeform-rpg/db";
import { withTheDead } from "freeform-rpg/plugins/turn/scene/lib";
import type { TurnRequest, World } from "freeform-rpg/schemas";
import { alongIn } from "./along-in.ts";

/** Lets others change a world before it is used. */
type Review = (world: World) => Promise<World>;

/** The worlds, and what is read with that of a turn. */
interface Reader {
  readonly worlds: WorldReader;
  readonly ahead: readonly ReadAhead[];
}

/** Reads the world of a turn, and how all know it who will read the turn, where that is not the same. */
export const readWorld = async (request: TurnRequest, { worlds, ahead }: Reader, review: Review): Promise<World> => {
  const read = await review(withTheDead(await worlds.read(request, ahead)));
  const world = request.apart === true ? goApart(read, request.text) : read;
  if (world.parted === undefined) return world;
  const seen = await review(withTheDead(await worlds.readAs(request, readersOf(world))));
  const { summaries, recent_turns, conversation } = seen;
  return { ...world, summaries, recent_turns, conversation, seen };
};

/** The players' characters who read a turn: the actor and those in the scene, or whom an actor who goes apart takes along. */
export const readersOf = ({ actor_id, player_ids, scene, along }: World): string[] => {
  const here = player_ids.filter((id) => scene.present_entity_ids.includes(id));
  return [...new Set([actor_id, ...here.filter((id) => along === undefined || along.includes(id))])];
};

/** Nobody goes apart where no other player's character is. */
const goApart = (world: World, text: string): World => {
  const others = world.player_ids.some((id) => id !== world.actor_id && world.scene.present_entity_ids.includes(id));
  return others ? { ...world, along: alongIn(text, world) } : world;
};
