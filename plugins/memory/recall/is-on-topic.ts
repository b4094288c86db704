import { stemOf, wordsOf } from "freeform-rpg/language";
import type { LoreCandidate } from "freeform-rpg/plugins/memory/lore";

/** Words of a text that asks or recalls. Other texts do something, and share words with packs by chance. */
const asking =
  /\?|\b(?:ask(?:s|ed|ing)?|about|what|who|whom|whose|why|where|when|which|how|recall|remember|know|wonder|tell|explain|think|hear|heard)\b/i;

/**
 * True for a piece that shares the subject of what is asked or named, not only a word. A piece of a pack is on topic when it is about
 * something that the text names, or, where the text asks, when it holds two words of the question or its title holds one. The campaign's own
 * history is on topic as the search found it.
 */
export const isOnTopic = (text: string, { source, place, matched }: LoreCandidate): boolean => {
  if (source === "history" || matched.named.length > 0) return true;
  if (!asking.test(text)) return false;
  if (matched.terms.length > 1) return true;
  const title = new Set(wordsOf(place).map(stemOf));
  return matched.terms.some((term) => title.has(term));
};
