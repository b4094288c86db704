import { findNumbers } from "freeform-rpg/language";

const hour = 60;
const day = 24 * hour;

/** Minutes after midnight of times that words name; `tonight` is over by the morning. */
const partsOfDay: Readonly<Record<string, number>> = {
  dawn: 6 * hour,
  sunrise: 6 * hour,
  daybreak: 6 * hour,
  light: 6 * hour,
  daylight: 6 * hour,
  tonight: 6 * hour,
  morning: 8 * hour,
  noon: 12 * hour,
  midday: 12 * hour,
  afternoon: 14 * hour,
  evening: 18 * hour,
  dusk: 19 * hour,
  sunset: 19 * hour,
  nightfall: 20 * hour,
  dark: 20 * hour,
  night: 21 * hour,
  midnight: day,
  morgengrauen: 6 * hour,
  sonnenaufgang: 6 * hour,
  morgen: 8 * hour,
  mittag: 12 * hour,
  abend: 18 * hour,
  sonnenuntergang: 19 * hour,
  mitternacht: day,
};

/**
 * The minute of the story at which what was promised at the minute `made` is due or over, by the words at its end: "until dawn", "by six bells",
 * "within the hour". `null` where they name no time of day.
 */
export const dueTime = (what: string, made: number): number | null => {
  const said = what.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, "");
  const span = /\b(?:in|within|for|inside) (?:the next |about )?((?:an?|the|half an|[\p{L}\p{N}-]+) (?:hours?|minutes?))$/u.exec(said)?.[1];
  if (span !== undefined) return spanOf(span, made);
  if (/\btonight$/.test(said)) return next(partsOfDay["tonight"] ?? 0, made);
  const at = /\b(?:before|until|till|by|at|bis|vor|zum) (?:the |first |about |around |tomorrow |this |next )*([\p{L}\p{N}:.' -]+)$/u.exec(
    said,
  )?.[1];
  return at === undefined ? null : clockOf(at, made);
};

const spanOf = (span: string, made: number): number | null => {
  const unit = /hour/.test(span) ? hour : 1;
  if (span.startsWith("half an")) return made + unit / 2;
  const [number] = findNumbers(span.split(" "));
  const count = number?.value ?? (/^(?:an?|the) /.test(span) ? 1 : null);
  return count === null ? null : made + count * unit;
};

const clockOf = (at: string, made: number): number | null => {
  const part = partsOfDay[at.split(" ").at(0) ?? ""];
  if (part !== undefined && at.split(" ").length === 1) return next(part, made);
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/.exec(at) ?? [];
  if (hours !== undefined) return next(Number(hours) * hour + Number(minutes), made);
  const [, fraction = "", named = ""] =
    /^(?:(half|quarter) past )?([\p{L}\d-]+)(?: (?:o'clock|oclock|bells?|uhr|[ap]m|in the morning|at night))?$/u.exec(at) ?? [];
  const [number] = findNumbers([named]);
  if (number === undefined || number.value < 1 || number.value > 24) return null;
  const minute = number.value * hour + (fraction === "half" ? 30 : fraction === "quarter" ? 15 : 0);
  // Of two halves of a day, the one that comes first.
  return Math.min(next(minute, made), number.value > 12 ? Infinity : next(minute + 12 * hour, made));
};

/** The next minute of the story at this minute of a day. */
const next = (minute: number, made: number): number => made + ((((minute - made) % day) + day) % day || day);
