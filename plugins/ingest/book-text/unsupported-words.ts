/** Function words, which have no meaning by themselves. */
const joining = new Set(
  (
    "about above after again against also because been before being below between both cannot could does doing down during each every from further have having " +
    "here into itself just more most must only other ours over same shall should some such than that their them then there these they this those through until " +
    "upon very were what when where which while will with within without would your yours"
  ).split(" "),
);

/**
 * Finds the words of claims that do not occur in a text in any form, so that the text does not support them. Words of fewer than four letters
 * and function words are ignored.
 */
export const createUnsupportedWordFinder = (text: string): ((claim: string) => string[]) => {
  const flat = ` ${wordsOf(text).join(" ")} `;
  const known = new Map<string, boolean>();
  const occurs = (stem: string): boolean => {
    const found = known.get(stem) ?? flat.includes(` ${stem}`);
    known.set(stem, found);
    return found;
  };
  return (claim) => contentWords(claim).filter((word) => !occurs(beginningOf(word)));
};

/** The words of a claim that do not occur in a text: see {@link createUnsupportedWordFinder}. */
export const unsupportedWords = (claim: string, text: string): string[] => createUnsupportedWordFinder(text)(claim);

/** The content words of a claim. */
export const contentWords = (claim: string): string[] => wordsOf(claim).filter((word) => word.length >= 4 && !joining.has(word));

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** The common beginning of the forms of a word. */
const beginningOf = (word: string): string => word.slice(0, Math.max(4, Math.ceil(0.7 * word.length)));
