/** Dice as a text names them: `2d6`, `d20`, `two six-sided dice`. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
}

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  twenty: 20,
};

/** The dice that a text names most often, of those that are wanted; `null` for none. */
export const readDice = (text: string, wanted: (dice: Dice) => boolean = () => true): Dice | null => {
  const named = [...inNotation(text), ...inWords(text), ...percentile(text)].filter(wanted);
  const counts = new Map<string, number>();
  for (const { count, sides } of named) counts.set(`${count}d${sides}`, (counts.get(`${count}d${sides}`) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  const [count, sides] = most?.[0].split("d").map(Number) ?? [];
  return count === undefined || sides === undefined ? null : { count, sides };
};

const inNotation = (text: string): Dice[] =>
  [...text.matchAll(/\b(\d{0,2})[dw](\d{1,3}|%)/gi)].map(([, count, sides]) => ({
    count: Number(count) || 1,
    sides: sides === "%" ? 100 : Math.max(2, Number(sides)),
  }));

const percentile = (text: string): Dice[] => (text.match(/\bpercentile dice\b/gi) ?? []).map(() => ({ count: 1, sides: 100 }));

const inWords = (text: string): Dice[] =>
  [...text.matchAll(/\b(?:(\w+) )?(four|six|eight|ten|twelve|twenty)[- ]sided di(?:c?e)\b/gi)].map(([, count = "a", sides = "six"]) => ({
    count: numbers[count.toLowerCase()] ?? 1,
    sides: numbers[sides.toLowerCase()] ?? 6,
  }));
