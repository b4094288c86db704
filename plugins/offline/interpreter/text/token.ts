/** One word of a text with its part of speech. Punctuation marks are tokens of their own. */
export interface Token {
  /** As typed. */
  readonly text: string;
  /** Lower case, without diacritics. */
  readonly word: string;
  readonly lemma: string;
  /** A universal part of speech: `NOUN`, `VERB`, `ADP`. */
  readonly pos: string;
  /** True when a possessive ending follows: `Viktor's`. */
  readonly owner: boolean;
  /** True when a blank stands before it. */
  readonly spaced: boolean;
}
