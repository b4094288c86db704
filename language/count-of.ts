/** A number with its noun: `1 page`, `3 pages`, `2 entries`. `plural` is for nouns that do not form it by rule: `countOf(2, "person", "people")`. */
export const countOf = (count: number, noun: string, plural: string = pluralOf(noun)): string => `${count} ${count === 1 ? noun : plural}`;

const pluralOf = (noun: string): string => {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
};
