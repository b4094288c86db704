import { artifact, changeHook } from "freeform-rpg/kernel";
import { ContextPacket as ContextPacketSchema, World as WorldSchema } from "freeform-rpg/schemas/turn";
import { parsedOnce } from "freeform-rpg/schemas/values";
import type { TurnRequest, World } from "freeform-rpg/schemas";

/** The artifact and the hook share it, so that a packet is parsed once. */
const packetSchema = parsedOnce(ContextPacketSchema);

/** What models may know this turn: fit for players' eyes, within the token budget. It cannot be changed: every request of the turn holds it. */
export const ContextPacket = artifact("turn/context-packet", packetSchema);

/** Taps may complete the world or map its names before anything is made of it. What code decides this turn rests on the answer. */
export const reviewWorld = changeHook<World, { readonly request: TurnRequest }>("reviewWorld", WorldSchema);

/** Taps may add lore, map names, or take things out; the world is there to look at, never to leak. `request` is what the player says. */
export const reviewPacket = changeHook<ContextPacketSchema, { readonly world: World; readonly request: TurnRequest }>(
  "reviewPacket",
  packetSchema,
);

export type { AssembleOptions } from "./assemble.ts";
export type { ConversationSource, RoleParts } from "./conversation/conversation-of.ts";
export type { Role } from "./conversation/lines.ts";
