import { readPhrase } from "./name-phrase.ts";

const furniture: ReadonlySet<string> = new Set(
  (
    "table tabletop desk counter bar bench chair stool seat armchair sofa couch shelf sill windowsill ledge bed cot pillow mattress mat rug floor floorboard ground sand mud " +
    "step stair threshold doorstep door doorway doorframe wall corner hearth mantel mantelpiece railing rail banister hook peg nail box crate barrel bucket basket tray plate " +
    "cushion cloth blanket curtain window ceiling roof rafter beam pillar post pipe niche lap foot lamp light candle lantern shutter fire fireplace stove lights"
  ).split(" "),
);

/** True for what any place has and nobody lists: one may put something on it, push it about or lean on it, and it is nothing worth having. */
export const isFurniture = (said: string): boolean => furniture.has(readPhrase(said.replace(/^feature:/, "")).head);
