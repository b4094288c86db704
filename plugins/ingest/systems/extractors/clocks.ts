import type { SystemsFind } from "freeform-rpg/schemas";
import { eachOnce, findIn } from "../book.ts";
import type { Extractor } from "../book.ts";
import { readParagraphs, shortenQuote } from "../markdown.ts";
import type { Passage } from "../passages.ts";

/** Tracks that fill or run out step by step, and what happens when they do. */
export const clocks: Extractor<"clocks"> = {
  key: "clocks",
  signs: ["segment_clock", "track_boxes"],
  sections: ["clock_list"],
  find: (book) => {
    const titled = book.sectionsOf("clock_list").flatMap(({ head, parts }) => [head, ...parts]);
    return eachOnce(
      book.passages.flatMap((passage) => {
        const listed = splitList(passage);
        return (listed.length > 1 ? listed : [passage]).flatMap((part) => readClock(part, titled.includes(passage)));
      }),
    );
  },
};

const sizes: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 };
const size = String.raw`(\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve)`;
const unit = "(?:segments?|ticks?|boxes|box|steps?)";
/** A track and its size side by side: "a clock of six segments", "an eight-tick countdown", "the project is eight segments". */
const sized = [
  new RegExp(String.raw`\b(?:clock|countdown|track)s?\b[^.\n]{0,30}?\b(?:of|has|have|with|into)\b[^.\n]{0,12}?\b${size} ${unit}\b`, "i"),
  new RegExp(String.raw`\b${size}[- ]${unit}[- ](?:\w+ )?(?:clock|countdown|track)\b|\b${size}-clock\b`, "i"),
  new RegExp(String.raw`\b(?:is|are) ${size} segments\b`, "i"),
];
const boxes = /(?:[□☐○◯]\s*){3,}/;
/** A character's harm track is not a clock. */
const ofHealth = /\b(?:health|damage|wounds?|harm|injur(?:y|ies)|hit points|stress|trauma)\b/i;

/** The clocks that a list names, each with its own size: "- Alarm: a 6-segment clock. When it fills, the guards come." */
const splitList = (passage: Passage): Passage[] =>
  passage.body.split("\n").flatMap((line) => {
    const [, name] =
      /^(?:[-*•] +)?(?:\*\*|__)?(\p{Lu}[\p{L}\p{N}’' -]{1,48}?)(?:\*\*|__)?(?: ?\(| ?[:.–—](?:\*\*|__)?) ?(?=.*\p{L})/u.exec(line) ?? [];
    return name === undefined || sizeOf(line) === null ? [] : [{ ...passage, title: name.trim(), body: line }];
  });

/** The confidence of a clock: found by heading and size, or by one of them. */
const sureOf = { both: 0.75, size: 0.6, heading: 0.3 };

const readClock = (passage: Passage, titled: boolean): SystemsFind<"clocks">[] => {
  const max = sizeOf(passage.body);
  const speaks = /\b(?:ticks?|segments?|advance|fills?|clock|countdown)\b/i.test(passage.body);
  if (ofHealth.test(passage.title) || (!(titled && speaks) && max === null)) return [];
  const direction = /\bcount(?:s|ing)? ?down|\bcountdown\b|runs? out\b/i.test(passage.body) ? ("down" as const) : ("up" as const);
  const details = {
    max,
    direction,
    triggers: readTriggers(passage.body, max, direction),
    purpose: shortenQuote(readParagraphs(passage.body)[0] ?? "", 240),
  };
  return [
    findIn(passage, passage.title, details, { confidence: titled && max !== null ? sureOf.both : titled ? sureOf.heading : sureOf.size }),
  ];
};

const sizeOf = (text: string): number | null => {
  const stated = sized.flatMap((shape) => shape.exec(text)?.slice(1) ?? []).find((one) => one !== undefined);
  if (stated !== undefined) return sizes[stated.toLowerCase()] ?? Number(stated);
  const [row] = boxes.exec(text) ?? [];
  return row === undefined ? null : row.replace(/\s/g, "").length;
};

/** The effects at numbers of the track, and at its end: when it is full, or has run out. */
const readTriggers = (text: string, max: number | null, direction: "up" | "down"): { at: number; text: string }[] => {
  const numbered = [...text.matchAll(/^[-*] *(?:at )?(\d{1,2})[:.)] (.{4,160})$/gim)].map(([, at, what = ""]) => ({
    at: Number(at),
    text: what,
  }));
  const [full] = /[^.\n]*\b(?:once|when)\b[^.\n]{0,40}\b(?:fills?|full|filled|runs out|reaches (?:zero|0))\b[^.\n]*\./i.exec(text) ?? [];
  return full === undefined || max === null ? numbered : [...numbered, { at: direction === "up" ? max : 0, text: shortenQuote(full, 160) }];
};
