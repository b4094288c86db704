import type { Entity, World } from "freeform-rpg/schemas";
import { isCarried } from "./presence.ts";

/** Items the actor carries that let one do this. */
export const carriedFor = (world: World, use: string): Entity[] =>
  world.entities.filter(({ id, attrs }) => (attrs.uses ?? []).includes(use) && isCarried(world, id));
