import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";

/** The words that mean actions, as base forms: endings are taken off before it is asked. A longer phrase wins over a shorter one. */
export interface Lexicon {
  /** Canonical verbs by phrase, its words joined by `_`. */
  readonly verbs: ReadonlyMap<string, string>;
  /** Words in the longest phrase. */
  readonly longestPhrase: number;
}

/** Opens the lexicon of a game's actions. */
export const openLexicon = ({ verbs }: ActionCatalogue): Lexicon => ({
  verbs,
  longestPhrase: Math.max(...[...verbs.keys()].map((phrase) => phrase.split("_").length)),
});
