import type { SystemsFind } from "freeform-rpg/schemas";
import { eachOnce, findIn } from "../book.ts";
import type { Extractor } from "../book.ts";
import { readParagraphs, shorten } from "../markdown.ts";
import type { Passage } from "../passages.ts";

/** Tracks that fill or run out step by step, and what happens when they do. */
export const clocks: Extractor<"clocks"> = {
  key: "clocks",
  signs: ["segment_clock", "track_boxes"],
  sections: ["clock_list"],
  find: (book) => {
    const titled = book.sectionsOf("clock_list").flatMap(({ head, parts }) => [head, ...parts]);
    return eachOnce(book.passages.flatMap((passage) => readClock(passage, titled.includes(passage))));
  },
};

const sizes: Readonly<Record<string, number>> = { four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 };
const sized = /\b(\d{1,2}|four|five|six|eight|ten|twelve)[- ](?:segments?|ticks?|boxes|box|steps?|clock)\b/i;
const boxes = /(?:[□☐○◯]\s*){3,}/;

const readClock = (passage: Passage, titled: boolean): SystemsFind<"clocks">[] => {
  const max = sizeOf(passage.body);
  const speaks = /\b(?:ticks?|segments?|advance|fills?|clock|countdown)\b/i.test(passage.body);
  if (!(titled && speaks) && !(max !== null && /\b(?:clock|countdown|track)\b/i.test(`${passage.title} ${passage.body}`))) return [];
  const details = {
    max,
    direction: /\bcount(?:s|ing)? ?down|runs? out\b/i.test(passage.body) ? ("down" as const) : ("up" as const),
    triggers: readTriggers(passage.body, max),
    purpose: shorten(readParagraphs(passage.body)[0] ?? "", 240),
  };
  return [findIn(passage, passage.title, details, { confidence: 0.3 + (titled ? 0.15 : 0) + (max === null ? 0 : 0.2) })];
};

const sizeOf = (text: string): number | null => {
  const [, size] = sized.exec(text) ?? [];
  if (size !== undefined) return sizes[size.toLowerCase()] ?? Number(size);
  const [row] = boxes.exec(text) ?? [];
  return row === undefined ? null : row.replace(/\s/g, "").length;
};

/** What is told to happen at a number of the track, or when it is full. */
const readTriggers = (text: string, max: number | null): { at: number; text: string }[] => {
  const numbered = [...text.matchAll(/^[-*] *(?:at )?(\d{1,2})[:.)] (.{4,160})$/gim)].map(([, at, what = ""]) => ({
    at: Number(at),
    text: what,
  }));
  const [full] = /[^.\n]*\b(?:once|when)\b[^.\n]{0,40}\b(?:fills?|full|filled|runs out)\b[^.\n]*\./i.exec(text) ?? [];
  return full === undefined || max === null ? numbered : [...numbered, { at: max, text: shorten(full, 160) }];
};
