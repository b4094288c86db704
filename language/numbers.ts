/** A number in a list of words, and the words that say it. */
export interface SaidNumber {
  readonly value: number;
  /** Index of its first word; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";
const values: ReadonlyMap<string, number> = new Map([
  ...units.split(" ").map((word, value) => [word, value] as const),
  ...tens.split(" ").map((word, index) => [word, (index + 2) * 10] as const),
  ["couple", 2],
  ["pair", 2],
  ["dozen", 12],
]);
const scales: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["dozen", 12],
  ["k", 1000],
]);

/** The numbers that words in lower case say, in figures or in words: `two hundred and fifty`, `1,200`, `half a dozen`, `twenty-five`. */
export const findNumbers = (words: readonly string[]): SaidNumber[] => {
  const found: SaidNumber[] = [];
  for (let at = 0; at < words.length; at++) {
    const number = readNumber(words, at);
    if (number === undefined) continue;
    found.push(number);
    at = number.end - 1;
  }
  return found;
};

const readNumber = (words: readonly string[], start: number): SaidNumber | undefined => {
  if (words[start] === "half" && words[start + 1] === "a" && words[start + 2] === "dozen") return { value: 6, start, end: start + 3 };
  const article = words[start] === "a" && scales.has(words[start + 1] ?? "");
  const first = article ? 1 : valueOf(words[start]);
  if (first === undefined) return undefined;
  let sum: Sum = { total: 0, current: first, end: start + 1 };
  for (let next: Sum | undefined = sum; next !== undefined; next = extend(words, sum)) sum = next;
  return { value: sum.total + sum.current, start, end: sum.end };
};

interface Sum {
  /** Whole thousands. */
  readonly total: number;
  readonly current: number;
  readonly end: number;
}

/** The sum with the next word of the number, or `undefined` when the number ends. */
const extend = (words: readonly string[], { total, current, end }: Sum): Sum | undefined => {
  const scale = scales.get(words[end] ?? "");
  if (scale === 1000) return { total: total + current * 1000, current: 0, end: end + 1 };
  if (scale !== undefined) return { total, current: current * scale, end: end + 1 };
  const at = words[end] === "and" && (current >= 100 || total > 0) ? end + 1 : end;
  const next = valueOf(words[at]);
  return next !== undefined && follows(next, current, total, isFigure(words[at]))
    ? { total, current: current + next, end: at + 1 }
    : undefined;
};

/** `two hundred` takes what is below a hundred, `twenty` what is below ten in words, `three thousand` what is below a thousand. */
const follows = (next: number, current: number, total: number, figure: boolean): boolean => {
  if (current === 0) return total > 0 && next < 1000;
  if (current % 100 === 0) return next < 100;
  return current >= 20 && current < 100 && current % 10 === 0 && next < 10 && !figure;
};

const isFigure = (word: string | undefined): boolean => /^\d/.test(word ?? "");

const valueOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (/^\d{1,3}(?:,\d{3})+$|^\d+$/.test(word)) return Number(word.replaceAll(",", ""));
  const [ten = "", unit] = word.split("-");
  if (unit === undefined) return values.get(word);
  const [a, b] = [values.get(ten), values.get(unit)];
  return a === undefined || b === undefined || a < 20 || b > 9 ? undefined : a + b;
};
