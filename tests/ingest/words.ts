/** The words of a text for comparison: lower case, letters and digits alone, one kind of hyphen and quote. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\u00AD/g, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];
