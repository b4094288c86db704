/** A word of a text. */
export interface Token {
  /** As it is written, without a possessive ending. */
  readonly raw: string;
  /** Normalised (NFKC) and in lower case. */
  readonly key: string;
  /** Whether a sentence, a line or a cell begins with it. */
  readonly opens: boolean;
  /** Where it begins, in UTF-16 units. */
  readonly at: number;
}

const word = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;

/** The words of a text, in order. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(word)].map(({ 0: found, index }) => {
    const raw = found.replace(/[’']s$/, "");
    return {
      raw,
      key: raw.normalize("NFKC").toLowerCase().replaceAll("’", "'"),
      opens: /(?:^|[.!?:;|\n•“"(*]|^-)\s*$/.test(text.slice(Math.max(0, index - 3), index)),
      at: index,
    };
  });
