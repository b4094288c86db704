import type { Block } from "freeform-rpg/schemas";

/** A heading or a piece of text with its address. */
export interface Piece {
  readonly page: number;
  readonly index: number;
  readonly block: Block;
}
