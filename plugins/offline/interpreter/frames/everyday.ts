import { singularOf } from "freeform-rpg/language";
import type { Role } from "./shape.ts";
import { wordSet } from "../text/token-tests.ts";

/** Small things that stand or lie about anywhere, are of no value and can be picked up. */
const portable = wordSet(
  "glass cup mug tumbler bottle jug pitcher plate bowl saucer spoon fork ladle napkin cloth rag towel candle match stick stone pebble rock twig branch leaf flower feather straw bucket broom cushion pillow blanket newspaper magazine ashtray coaster tray cork crumb biscuit apple pencil pen string handkerchief stool chair brick nail splinter shell twine sack basket",
);

/** Words that pick one of several alike. "The tenth cup" is one in particular, and none of these. */
const plain = wordSet(
  "empty clean dirty dusty nearest nearby other another spare one any old broken half-empty full small little tiny loose flat round big wooden fresh",
);

/** The everyday thing that a role names and that nothing here answers to, in the singular: "one of the cups", "a glass". `undefined` for any other. */
export const everydayIn = ({ kind, text, ref, article }: Role): string | undefined => {
  if (kind !== "unknown" || /^(?:my|his|her|their)$/.test(article)) return undefined;
  const words = text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((word) => word !== "" && !/^(?:a|an|the|some|of|that|this|those|these)$/.test(word));
  const noun = singularOf(words.at(-1) ?? ref.words.head);
  return portable.has(noun) && words.slice(0, -1).every((word) => plain.has(word)) ? noun : undefined;
};
