/** Splits prose into sentences, quotation marks kept with what they close. */
export const splitSentences = (text: string): string[] =>
  (text.match(/[^.!?…]+(?:[.!?…]+["'”’)]*|$)\s*/g) ?? []).map((sentence) => sentence.trim()).filter((sentence) => /\p{L}/u.test(sentence));

/** A sentence without the names in it: the same phrase about somebody else reads as a repetition too. */
export const patternOf = (sentence: string, names: readonly string[]): string => {
  const bare = sentence.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, "");
  return names
    .reduce((text, name) => text.replaceAll(name, "#"), bare)
    .replaceAll(/\s+/g, " ")
    .trim();
};
