import { shorten } from "freeform-rpg/language";
import type { DiscardedFinding } from "freeform-rpg/schemas";
import type { ReviewMaterial } from "./review-material.ts";

/** The maximum number of characters: about forty words. */
const longest = 240;

/**
 * What a turn was about, cut to its length. Searches of players find it, so that it may name nothing hidden that the text itself does not name: then it is
 * discarded whole, and the turn is found by its text alone.
 */
export const checkAbout = (
  about: string,
  { namesHidden }: Pick<ReviewMaterial, "namesHidden">,
): { readonly about: string; readonly discarded: readonly DiscardedFinding[] } => {
  const words = shorten(about, longest, "");
  if (!namesHidden(words)) return { about: words, discarded: [] };
  return { about: "", discarded: [{ kind: "about", value: words, reason: "hidden: it names what players do not know" }] };
};
