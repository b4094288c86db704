const fold = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, " ").trim();

/** Whether a text contains these words, letter for letter but for case, blanks and the kind of quotes, and not within longer words. */
export const containsWords = (text: string, words: string): boolean => {
  const [whole, part] = [fold(text), fold(words)];
  if (part === "") return false;
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    const [before, after] = [whole[at - 1] ?? " ", whole[at + part.length] ?? " "];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
};
