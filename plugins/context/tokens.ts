import { artifact, changeHook } from "freeform-rpg/kernel";
import { ContextPacket as ContextPacketSchema } from "freeform-rpg/schemas";
import type { World } from "freeform-rpg/schemas";

/** What models may know this turn: fit for players' eyes, within the token budget. */
export const ContextPacket = artifact("turn/context-packet", ContextPacketSchema);

/** Taps may add lore, map names, or take things out; the world is there to look at, never to leak. */
export const reviewPacket = changeHook<ContextPacketSchema, { readonly world: World }>("reviewPacket", ContextPacketSchema);

export { assemble } from "./assemble.ts";
export type { AssembleOptions } from "./assemble.ts";
