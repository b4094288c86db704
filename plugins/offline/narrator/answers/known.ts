import type { ContextPacket } from "freeform-rpg/schemas";

/** What players know: the packet that questions are answered from. */
export type Known = Omit<ContextPacket, "selection" | "tokens"> & {
  /** The minutes that the way to a next place takes. */
  readonly walk?: number;
  /** The names of the places on the known way to a place, in the order in which they are passed, that place the last; empty where no way is known. */
  readonly route?: (placeId: string) => readonly string[];
};
