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
  const from = words[start] === "a" && scales.has(words[start + 1] ?? "") ? start + 1 : start;
  const first = valueOf(words[from]) ?? (from > start ? 1 : undefined);
  if (first === undefined) return undefined;
  let end = from > start && !values.has(words[from] ?? "") ? from : from + 1;
  let total = 0;
  let current = first;
  for (;;) {
    const scale = scales.get(words[end] ?? "");
    const skip = words[end] === "and" && isNumber(words[end + 1]) && current >= 100 ? 1 : 0;
    const next = valueOf(words[end + skip]);
    if (scale !== undefined) current *= scale;
    else if (
      next !== undefined &&
      (total > 0 || next < 100) &&
      next < 1000 &&
      (current === 0 || current >= 100 || (current >= 20 && next < 10 && !isFigure(words[end])))
    )
      current += next;
    else break;
    end += 1 + skip;
    if (scale === 1000) [total, current] = [total + current, 0];
  }
  return { value: total + current, start, end };
};

const isFigure = (word: string | undefined): boolean => /^\d/.test(word ?? "");

const isNumber = (word: string | undefined): boolean => valueOf(word) !== undefined;

const valueOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (/^\d{1,3}(?:,\d{3})+$|^\d+$/.test(word)) return Number(word.replaceAll(",", ""));
  const [ten = "", unit] = word.split("-");
  if (unit === undefined) return values.get(word);
  const [a, b] = [values.get(ten), values.get(unit)];
  return a === undefined || b === undefined || a < 20 || b > 9 ? undefined : a + b;
};
