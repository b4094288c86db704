import type { ContextPacket } from "freeform-rpg/schemas";

/** What players know: the packet that questions are answered from. `walk`: the minutes that the way to a next place takes. */
export type Known = Omit<ContextPacket, "selection" | "tokens"> & { readonly walk?: number };
