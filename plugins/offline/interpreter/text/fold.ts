/** Lower case, without diacritics or typographic quotes. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .toLowerCase();

/** The words of a text, folded, possessive endings taken off. */
export const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).map((word) => word.replace(/'s?$/, ""));
