import { wordSet } from "../text/token-tests.ts";

/** True for what stands in a room: no one has it about them. */
export const isFurniture = (word: string): boolean => furniture.has(word);

const furniture = wordSet(
  "desk desks drawer drawers table tables shelf shelves cupboard cupboards cabinet cabinets wardrobe bed bunk chest trunk bookcase bookshelf press safe locker bench chair armchair stove oven counter window door room rooms house cottage hut stall boat cart wagon car office kitchen cellar attic",
);
