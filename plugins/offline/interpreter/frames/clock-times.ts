import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { readNumber } from "./times.ts";

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
  const low = text
    .toLowerCase()
    .replaceAll(/[.,!?]+(?=\s|$)/g, "")
    .replace(/\b(?:is|gets|grows|first) light\b/, "daylight");
  const clock = clockIn(low);
  if (clock !== null) return show(clock >= 13 * 60 ? clock : halfOfDay(clock % 720, low, time.hour * 60 + time.minute));
  const part = Object.keys(partsOfDay).find((word) => new RegExp(`\\b${word}\\b`).test(low));
  return part === undefined ? "" : show(partsOfDay[part] ?? 0);
};

/** Before or after noon, as the words say, else whichever comes next. */
const halfOfDay = (early: number, text: string, now: number): number => {
  if (/\ba\.?m\b|\bmorning\b/.test(text)) return early;
  if (/\bp\.?m\b|\b(?:afternoon|evening|tonight)\b/.test(text)) return early + 720;
  const ahead = (at: number): number => (at - now + 1440) % 1440 || 1440;
  return ahead(early) <= ahead(early + 720) ? early : early + 720;
};

/** Minutes after midnight. */
const clockIn = (text: string): number | null => {
  const [digits, hours = "", minutes = ""] = /\b(\d{1,2})[:.](\d{2})\b/.exec(text) ?? [];
  return digits === undefined ? (relativeClock(text) ?? wholeHour(text)) : Number(hours) * 60 + Number(minutes);
};

/** "Half past three", "ten to four". */
const relativeClock = (text: string): number | null => {
  const [, count = "", side = "", hour = ""] =
    /\b(\d+|[a-z]+(?:-five)?)(?:\s+minutes)?\s+(past|to|after|before)\s+(\d+|[a-z]+)/.exec(text) ?? [];
  const minutes = count === "half" ? 30 : readNumber(count);
  const of = readNumber(hour);
  if (minutes === null || of === null) return null;
  return (of * 60 + (/to|before/.test(side) ? -minutes : minutes) + 1440) % 1440;
};

/** "Four", "ten o'clock", "3 pm". */
const wholeHour = (text: string): number | null => {
  const [, word = ""] = /^(?:about |around |almost |nearly )?(\d+|[a-z]+)(?:\s*(?:o'?clock|[ap]\.?m))?(?:\s|$)/.exec(text) ?? [];
  const hour = /^an?$/.test(word) || /\b(?:minutes?|hours?|days?)\b/.test(text) ? null : readNumber(word);
  return hour !== null && Number.isInteger(hour) && hour >= 1 && hour <= 24 ? hour * 60 : null;
};

const show = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
