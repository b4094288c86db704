import { isUnspaced, memoize } from "freeform-rpg/language";

/** An entity that a query may mention by any of its names. */
export interface NamedEntity {
  readonly id: string;
  readonly names: readonly string[];
}

/** The entities that the text names in whole words; case, diacritics and apostrophes are ignored. */
export const findNamed = <T extends NamedEntity>(text: string, named: readonly T[]): T[] => {
  const folded = ` ${foldText(text)} `;
  return named.filter(({ names }) => names.some((name) => containsName(folded, name)));
};

/** True when a text, folded by {@link foldText} and padded with spaces, contains the name: as whole words, where its script has spaces between words. */
export const containsName = (folded: string, name: string): boolean => {
  const wanted = foldText(name).replace(/^(the|a|an) /, "");
  if (isUnspaced(wanted)) return wanted.length > 1 && folded.includes(wanted);
  return wanted.length > 2 && folded.includes(` ${wanted} `);
};

/** Names of packs and of the campaigns that are played, and the passages that are found again and again. */
const keptTexts = 5000;

/** Converts a text to lower case without diacritics and possessives, with single spaces between words. Japanese voicing marks stay. */
export const foldText = memoize(
  (text) =>
    text
      .normalize("NFKD")
      .replaceAll(/(?![\u3099\u309A])\p{M}/gu, "")
      .normalize("NFC")
      .toLowerCase()
      .replaceAll(/['’]s\b/g, "")
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  keptTexts,
);
