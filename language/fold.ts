/** The text in lower case, without diacritics, with plain quotation marks: `“Élan’s”` becomes `"elan's"`. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .toLowerCase();
