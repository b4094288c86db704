/** True when two words differ by a slip of the finger: one edit from four letters on, two from eight on; the first letter is right. */
export const isSlip = (typed: string, meant: string): boolean => {
  const room = meant.length >= 8 ? 2 : meant.length >= 4 ? 1 : 0;
  if (room === 0 || typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > room) return false;
  return distance(typed, meant) <= room && (meant.length > 5 || !isOtherLetter(typed, meant));
};

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** In a short word a letter that lies far from the right one on the keyboard makes another word: `half` is not `hall`. */
const isOtherLetter = (typed: string, meant: string): boolean => {
  if (typed.length !== meant.length) return false;
  const wrong = [...typed].flatMap((letter, at) => (letter === meant[at] ? [] : [[letter, meant[at] ?? ""] as const]));
  // From five letters on vowels are mistaken by ear: "sneek" is "sneak".
  const misheard = typed.length > 4 && wrong.every((pair) => pair.every((letter) => /[aeiouy]/.test(letter)));
  return wrong.length === 1 && !misheard && wrong.some(([a, b]) => !areNeighbours(a, b));
};

const areNeighbours = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((letter) => ({
    row: rows.findIndex((row) => row.includes(letter)),
    at: rows.map((row) => row.indexOf(letter)),
  }));
  if (one === undefined || other === undefined || one.row < 0 || other.row < 0) return true;
  return Math.abs(one.row - other.row) <= 1 && Math.abs(Math.max(...one.at) - Math.max(...other.at)) <= 1;
};

/** Edits between two words, a swap of neighbours counting as one (optimal string alignment). */
export const distance = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) row.push(cell(rows, row, { a, b, i, j }));
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
};

const cell = (rows: readonly number[][], row: readonly number[], at: { a: string; b: string; i: number; j: number }): number => {
  const { a, b, i, j } = at;
  const read = (line: readonly number[] | undefined, index: number): number => line?.[index] ?? Infinity;
  const change = a[i - 1] === b[j - 1] ? 0 : 1;
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  const above = rows[i - 1];
  return Math.min(read(above, j) + 1, read(row, j - 1) + 1, read(above, j - 1) + change, swapped ? read(rows[i - 2], j - 2) + 1 : Infinity);
};
