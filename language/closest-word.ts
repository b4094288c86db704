/** The candidate most like `word`, or `null` when none is close enough to be meant. */
export const closestWord = (word: string, candidates: Iterable<string>): string | null => {
  let best: { candidate: string; distance: number } | null = null;
  for (const candidate of candidates) {
    const distance = likeness(word, candidate);
    if (distance < (best?.distance ?? Infinity)) best = { candidate, distance };
  }
  return best !== null && best.distance <= Math.max(1, Math.floor(word.length / 3)) ? best.candidate : null;
};

/** ` Did you mean "x"?`, or nothing. */
export const didYouMean = (word: string, candidates: Iterable<string>): string => {
  const close = closestWord(word, candidates);
  return close === null ? "" : ` Did you mean "${close}"?`;
};

// A namespaced id counts as near to its bare name: forgetting the pack is the usual slip.
const likeness = (word: string, candidate: string): number =>
  candidate.endsWith(`:${word}`) || word.endsWith(`:${candidate}`) ? 0.5 : editDistance(word, candidate);

/** Letters that must be exchanged, added or taken away to make one word of the other (Levenshtein 1966). */
export const editDistance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};
