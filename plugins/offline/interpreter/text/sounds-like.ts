/**
 * How a word sounds, roughly: its consonants, with letters of one sound written alike. `luk` and `look` are `lk`, `nok` and `knock` are
 * `nk`, `notise` and `notice` are `nts`.
 */
export const soundOf = (word: string): string => {
  const spelt = word
    .replace(/^(?:kn|gn)/, "n")
    .replace(/^wr/, "r")
    .replace(/mb$/, "m")
    .replaceAll("ph", "f")
    .replaceAll(/gh/g, "")
    .replaceAll(/c(?=[eiy])|z/g, "s")
    .replaceAll(/ck|[cq]/g, "k");
  const opens = /^[aeiou]/.test(spelt) ? "a" : "";
  return opens + spelt.replaceAll(/[aeiouy]/g, "").replaceAll(/(.)\1+/g, "$1");
};
