/** Letters to insert and delete to turn one text into the other; stretches too long for it count as wholly different. */
export const countIndels = (a: string, b: string): number => {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)];
  if (left.length * right.length > 4e7) return left.length + right.length;
  return left.length + right.length - 2 * longestCommon(left, right);
};

/** Length of the longest common subsequence. */
const longestCommon = (a: string, b: string): number => {
  let row = new Uint32Array(b.length + 1);
  for (const letter of a) {
    const next = new Uint32Array(b.length + 1);
    for (let at = 1; at <= b.length; at += 1)
      next[at] = letter === b[at - 1] ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0);
    row = next;
  }
  return row[b.length] ?? 0;
};
