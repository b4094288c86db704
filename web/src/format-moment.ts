import { language } from "./texts.ts";

/** The browser's own form of the page's language, such as British English; else the language alone. */
const locale = navigator.language.startsWith(language) ? navigator.language : language;

const [moment, time] = [
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
  new Intl.DateTimeFormat(locale, { timeStyle: "short" }),
];

/** A date and time of the API as people write it. */
export const formatMoment = (at: string): string => moment.format(new Date(at));

/** The time of day of a moment of the API. */
export const formatTime = (at: string): string => time.format(new Date(at));
