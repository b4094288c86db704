import { wordSet } from "../text/token-tests.ts";
import { isBodyPart } from "./body-parts.ts";

/** True for what one wears. */
export const isClothing = (word: string): boolean => clothes.has(word);

/** True for a part of how someone looks and holds themselves: no thing of the story. A pocket is a place. */
export const isOwnLook = (word: string): boolean =>
  (isBodyPart(word) || clothes.has(word) || bearing.has(word)) && !/^pockets?$/.test(word);

const clothes = wordSet(
  "coat jacket hat cap hood cloak scarf shawl boots boot shoes shoe gloves glove shirt belt tie collar sleeve sleeves cuff cuffs trousers skirt apron glasses lapel lapels gambeson uniform",
);

/** What shows how someone holds themselves. */
const bearing = wordSet(
  "voice tone breath gaze brow eyebrow eyebrows lip lips lashes teeth tongue chin smile face expression knuckles knuckle fingertips fist fists palm palms temples forehead toes heels heel hips elbows cheeks spine weight posture stance balance composure pace head nails thumb thumbs beard moustache limbs muscles body steps",
);
