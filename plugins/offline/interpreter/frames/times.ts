/* oxlint-disable complexity, max-params, max-lines-per-function */
import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";

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

const number = "(\\d+(?:\\.\\d+)?|[a-z]+(?:-five)?)";

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

const partsOfDay: Readonly<Record<string, number>> = {
  dawn: 6 * 60,
  sunrise: 6 * 60,
  daybreak: 6 * 60,
  daylight: 7 * 60,
  morning: 8 * 60,
  noon: 12 * 60,
  midday: 12 * 60,
  lunch: 12 * 60,
  afternoon: 14 * 60,
  evening: 18 * 60,
  supper: 18 * 60,
  dusk: 19 * 60,
  sunset: 19 * 60,
  nightfall: 20 * 60,
  dark: 20 * 60,
  night: 21 * 60,
  midnight: 0,
};

/** The time of day that a text names, as the clock shows it next: "half past three" is "15:30" in the afternoon. Empty for none. */
export const timeIn = (text: string, { time }: ShownPacket["scene"]): string => {
  const now = time.hour * 60 + time.minute;
  const low = text.toLowerCase().replaceAll(/[.,!?]+(?=\s|$)/g, "");
  const part = Object.keys(partsOfDay).find((word) => new RegExp(`\\b${word}\\b`).test(low));
  const clock = clockIn(low);
  if (clock === null) return part === undefined ? "" : show(partsOfDay[part] ?? 0);
  if (clock >= 12 * 60 + 60) return show(clock);
  const afternoon = /\bp\.?m\b|\b(?:afternoon|evening|tonight)\b/.test(low);
  const morning = /\ba\.?m\b|\bmorning\b/.test(low);
  const early = clock % 720;
  if (morning) return show(early);
  if (afternoon) return show(early + 720);
  const ahead = (at: number): number => (at - now + 1440) % 1440 || 1440;
  return show(ahead(early) <= ahead(early + 720) ? early : early + 720);
};

const clockIn = (text: string): number | null => {
  const digits = /\b(\d{1,2})[:.](\d{2})\b/.exec(text);
  if (digits !== null) return Number(digits[1]) * 60 + Number(digits[2]);
  const past = new RegExp(`\\b${number}(?:\\s+minutes)?\\s+(past|to|after|before)\\s+${number}`).exec(text);
  const minutes = past === null ? null : past[1] === "half" ? 30 : readNumber(past[1] ?? "");
  const of = past === null ? null : readNumber(past[3] ?? "");
  if (past !== null && minutes !== null && of !== null)
    return (of * 60 + (/to|before/.test(past[2] ?? "") ? -minutes : minutes) + 1440) % 1440;
  const hour = new RegExp(`^(?:about |around |almost |nearly )?${number}(?:\\s*(?:o'?clock|[ap]\\.?m))?(?:\\s|$)`).exec(text);
  const whole = hour === null ? null : readNumber(hour[1] ?? "");
  const timely = whole !== null && Number.isInteger(whole) && whole >= 1 && whole <= 24 && !/^(?:a|an)\b/.test(text);
  return timely && !/\b(?:minutes?|hours?|days?)\b/.test(text) ? whole * 60 : null;
};

const show = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
