import type { Block } from "freeform-rpg/schemas";

/** Words of blocks, separated by white space. */
export const countWords = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { text }) => sum + text.split(/\s+/).filter((word) => word !== "").length, 0);
