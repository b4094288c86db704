import { readPhrase } from "./name-phrase.ts";

const furniture: ReadonlySet<string> = new Set(
  (
    "table tabletop desk counter bar bench chair stool seat armchair sofa couch shelf sill windowsill ledge bed cot pillow mattress mat rug floor floorboard ground sand mud " +
    "step stair threshold doorstep door doorway doorframe wall corner hearth mantel mantelpiece railing rail banister hook peg nail box crate barrel bucket basket tray plate " +
    "drawer cupboard wardrobe lid cushion cloth blanket curtain window ceiling roof rafter beam pillar post pipe niche lap foot lamp light candle lantern shutter fire fireplace stove lights"
  ).split(" "),
);

const loose: ReadonlySet<string> = new Set(
  "pebble stone rock sand dust gravel grit twig stick straw leaf crumb snow mud dirt soil ash lint splinter feather shell grass litter rubbish scrap handful".split(
    " ",
  ),
);

/** True for what lies about anywhere and is worth nothing: one may drop it, throw it or kick it. */
export const isLoose = (said: string): boolean => loose.has(readPhrase(said).head);

/** True for what any place has and nobody lists: one may put something on it, push it about or lean on it, and it is nothing worth having. */
export const isFurniture = (said: string): boolean => furniture.has(readPhrase(said.replace(/^feature:/, "")).head);
