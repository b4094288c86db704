const pledge =
  /(?:^|\b(?:i|we)(?:['’]ll| will)?\s+)(?:(?:do|solemnly|hereby)\s+)?(?:promise|swear|vow|give\s+\S+\s+(?:my|our)\s+word)\b(?:\s+(?!to\b|that\b|i\b|we\b)[\p{L}'’-]+){0,3}[,:]?(?:\s+to\s+\S+(?:\s+\p{Lu}\S*)?(?=,?\s+(?:that|i|we)\b))?[,:]?\s+(?:to|that\s+(?:i|we)(?:['’]ll|\s+will)|(?:i|we)(?:['’]ll|\s+will)|(?:that\s+)?(?:i|we)\s+(?<never>won['’]t|will\s+not|will\s+never))\s+(?<what>[^.!?;"“”]+)/iu;

/** What the player's character promises in these words, as an infinitive without `to`; `null` when they promise nothing. */
export const ownPromiseIn = (text: string): string | null => {
  const { never, what } = pledge.exec(text)?.groups ?? {};
  return what === undefined ? null : `${never === undefined ? "" : "never "}${what.trim()}`;
};
