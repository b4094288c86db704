import type { Block } from "freeform-rpg/schemas";

/** Words of blocks, as blanks part them. */
export const countWords = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { text }) => sum + text.split(/\s+/).filter((word) => word !== "").length, 0);
