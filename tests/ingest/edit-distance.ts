/** Word edits (insert, delete, replace) that turn one text into the other: exact in short stretches, anchored by unique words in long ones. */
export const editDistance = (a: readonly string[], b: readonly string[]): number => {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)];
  if (left.length === 0 || right.length === 0) return left.length + right.length;
  const anchors = findAnchors(left, right);
  return anchors.length ? splitAt(left, right, anchors) : countEdits(left, right);
};

/** 1 minus the share of the longer text that had to be edited. */
export const similarityOf = (a: readonly string[], b: readonly string[]): number => {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : 1 - Math.min(1, editDistance(a, b) / longer);
};

/** A place in either text. */
export type Anchor = readonly [number, number];

const splitAt = (a: readonly string[], b: readonly string[], anchors: readonly Anchor[]): number => {
  let [sum, lastA, lastB] = [0, 0, 0];
  for (const [atA, atB] of [...anchors, [a.length, b.length] as const]) {
    sum += editDistance(a.slice(lastA, atA), b.slice(lastB, atB));
    [lastA, lastB] = [atA, atB];
  }
  return sum;
};

/** Three words in a row that stand once in either text, in an order that both share. */
const findAnchors = (a: readonly string[], b: readonly string[]): readonly Anchor[] => {
  const width = a.length * b.length > 1e6 ? 3 : 1;
  return a.length * b.length < 4e4 ? [] : sharedRuns(a, b, width);
};

/** Where runs of `width` words stand that occur once in either text, in an order that both share. */
export const sharedRuns = (a: readonly string[], b: readonly string[], width: number): readonly Anchor[] => {
  const [inA, inB] = [uniqueRuns(a, width), uniqueRuns(b, width)];
  const pairs = [...inA].flatMap(([run, at]) => (inB.has(run) ? [[at, inB.get(run)!] as const] : []));
  return longestRising(pairs);
};

const uniqueRuns = (words: readonly string[], width: number): ReadonlyMap<string, number> => {
  const seen = new Map<string, number>();
  for (let at = 0; at + width <= words.length; at += 1) {
    const run = words.slice(at, at + width).join(" ");
    seen.set(run, seen.has(run) ? -1 : at);
  }
  return new Map([...seen].filter(([, at]) => at >= 0));
};

/** The longest chain of pairs that rises in both numbers (patience sorting). */
const longestRising = (pairs: readonly Anchor[]): readonly Anchor[] => {
  const piles: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(([, b], at) => {
    let [low, high] = [0, piles.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[piles[middle]!]![1] < b) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[at] = piles[low - 1]!;
    piles[low] = at;
  });
  const chain: Anchor[] = [];
  for (let at = piles.at(-1) ?? -1; at >= 0; at = before[at]!) chain.push(pairs[at]!);
  return chain.reverse();
};

/** Levenshtein's distance; stretches too long for it count as wholly different. */
const countEdits = (a: readonly string[], b: readonly string[]): number => {
  if (a.length * b.length > 6e7) return Math.max(a.length, b.length);
  let row = Uint32Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [at, word] of a.entries()) {
    const next = new Uint32Array(b.length + 1);
    next[0] = at + 1;
    for (let to = 1; to <= b.length; to += 1)
      next[to] = Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (word === b[to - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
};
