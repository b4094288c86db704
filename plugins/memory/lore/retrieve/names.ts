/** Something that a query may speak of by any of its names. */
export interface NamedEntity {
  readonly id: string;
  readonly names: readonly string[];
}

/** Those whose name stands in the text as whole words; case, diacritics and apostrophes do not count. */
export const findNamed = <T extends NamedEntity>(text: string, named: readonly T[]): T[] => {
  const folded = ` ${foldText(text)} `;
  return named.filter(({ names }) => names.some((name) => containsName(folded, name)));
};

/** True when `text`, folded by {@link foldText} and padded with blanks, holds the name. */
export const containsName = (folded: string, name: string): boolean => {
  const wanted = foldText(name).replace(/^(the|a|an) /, "");
  return wanted.length > 2 && folded.includes(` ${wanted} `);
};

/** Lower case without diacritics and possessives, words parted by single blanks. */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’]s\b/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
