import type { Action } from "freeform-rpg/plugins/rules/actions";

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  quarter: 15,
  twenty: 20,
  "twenty-five": 25,
  thirty: 30,
  forty: 40,
  "forty-five": 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  half: 0.5,
  couple: 2,
  few: 3,
};

const number = `(\\d+(?:\\.\\d+)?|${["the", "some", ...Object.keys(numbers)].toSorted((a, b) => b.length - a.length).join("|")})`;

/** A number in digits or in words; `null` for any other word. */
export const readNumber = (word: string): number | null => {
  const low = word.toLowerCase();
  if (Object.hasOwn(numbers, low)) return numbers[low] ?? null;
  return /^\d+(?:\.\d+)?$/.test(low) ? Number(low) : null;
};

/** Minutes that a text gives: "half an hour", "for six hours", "a couple of minutes"; 0 for none. */
export const minutesIn = (text: string): number => {
  const low = text.toLowerCase();
  if (/\bhour and a half\b/.test(low)) return 90;
  if (/\bquarter of an hour\b/.test(low)) return 15;
  if (/\bhalf (?:an|a) ?hour\b/.test(low)) return 30;
  const pattern = new RegExp(
    `\\b${number}\\s+(?:of\\s+|an?\\s+|full\\s+|more\\s+|good\\s+|whole\\s+)*(minute|min|hour|hr|second|sec|day)s?\\b`,
    "g",
  );
  let total = 0;
  for (const [, count = "", unit = ""] of low.matchAll(pattern)) {
    const amount = readNumber(count) ?? (/^(?:an?|the|some)$/.test(count) ? 1 : 0);
    total += amount * (unit.startsWith("h") ? 60 : unit.startsWith("d") ? 1440 : unit.startsWith("s") ? 1 / 60 : 1);
  }
  return Math.round(total);
};

/** Minutes that an action takes: what the player says, else those of its row. */
export const estimateMinutes = ({ minutes }: Action, clause: string): number => {
  const said = minutesIn(clause);
  return said > 0 ? Math.max(1, Math.min(1440, said)) : Math.min(120, minutes);
};
