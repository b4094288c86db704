import type { ContextPacket } from "freeform-rpg/schemas";

/** What players know: the packet that questions are answered from. */
export type Known = Omit<ContextPacket, "selection" | "tokens">;
