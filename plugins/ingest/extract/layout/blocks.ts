import type { Block, Place } from "freeform-rpg/schemas";
import type { Headings } from "./headings.ts";
import { continuesText, joinBroken } from "./hyphens.ts";
import type { Vocabulary } from "./hyphens.ts";
import { findTables } from "./tables.ts";
import type { Line } from "./parts.ts";

/** A block under construction, with its lines. */
interface Draft {
  readonly type: Block["type"];
  readonly level?: number;
  readonly rows?: readonly (readonly string[])[];
  readonly lines: Line[];
}

/** The headings and words of a book, which determine its blocks. */
export interface BookSense {
  readonly headings: Headings;
  readonly words: Vocabulary;
}

const bullet = /^(?:[•●▪■◆❖➢►✦·*]|[–—-] |\(?\d{1,2}[.)] )/u;

/** Turns the lines of one page, in reading order, into headings, paragraphs, list items and tables. */
export const makeBlocks = (lines: readonly Line[], { headings, words }: BookSense): readonly Block[] => {
  const tables = new Map(findTables(lines, (line) => headings.has(line)).map((table) => [table.from, table]));
  const drafts: Draft[] = [];
  let end = 0;
  for (const [at, line] of lines.entries()) {
    const table = tables.get(at);
    if (table) {
      drafts.push({ type: "table", rows: table.rows, lines: lines.slice(table.from, table.to) });
      end = table.to;
    } else if (at >= end) addLine(drafts, line, headings);
  }
  return drafts.map((draft) => finishBlock(draft, words, headings));
};

const addLine = (drafts: Draft[], line: Line, headings: Headings): void => {
  const current = drafts.at(-1);
  const heading = headings.get(line);
  if (heading?.rest && current?.type === "heading") current.lines.push(line);
  else if (heading) drafts.push({ type: "heading", level: heading.level, lines: [line] });
  else if (current && continuesBlock(current, line)) current.lines.push(line);
  else drafts.push({ type: bullet.test(line.text) ? "li" : "para", lines: [line] });
};

const continuesBlock = ({ type, lines }: Draft, line: Line): boolean => {
  if (type === "heading" || type === "table" || bullet.test(line.text)) return false;
  const last = lines.at(-1);
  if (!last) return false;
  const step = line.y - last.y;
  if (Math.abs(last.size - line.size) > 0.12 * line.size) return false;
  if (step <= 0 || step > 4 * line.size) return continuesText(last.text, line.text);
  if (step > leading(lines, line) * 1.25) return false;
  const indented = line.x0 > last.x0 + 0.6 * line.size && type === "para" && lines.length > 1;
  return !indented;
};

/** The usual distance of a block's lines. */
const leading = (lines: readonly Line[], next: Line): number => {
  const [first, second] = lines;
  const step = first && second ? second.y - first.y : 0;
  return step > 0 && step < 2 * next.size ? step : usualLeading(next) * next.size;
};

/** Arabic letters are low for their size, with room for marks between lines. */
const usualLeading = ({ text }: Line): number => (/\p{Script=Arabic}/u.test(text) ? 1.7 : 1.35);

const finishBlock = ({ type, level, rows, lines }: Draft, words: Vocabulary, headings: Headings): Block => {
  const text = rows
    ? rows.map((row) => row.filter(Boolean).join(" ")).join(" ")
    : lines
        .map((line) => (type === "heading" ? (headings.get(line)?.title ?? line.text) : line.text))
        .reduce((joined, next) => joinBroken(joined, next, words));
  return {
    type,
    text: type === "li" ? text.replace(bullet, "").trim() : text,
    ...(type === "li" ? { marker: bullet.exec(text)?.[0].trim() ?? "-" } : {}),
    ...(level === undefined ? {} : { level }),
    ...(rows ? { rows: rows.map((row) => [...row]) } : {}),
    places: [placeOf(lines)],
  };
};

const placeOf = (lines: readonly Line[]): Place => {
  const round = (value: number) => Math.round(value * 10) / 10;
  const box: Place["box"] = [
    round(Math.min(...lines.map(({ x0 }) => x0))),
    round(Math.min(...lines.map(({ y, size }) => y - size))),
    round(Math.max(...lines.map(({ x1 }) => x1))),
    round(Math.max(...lines.map(({ y }) => y))),
  ];
  return { page: lines[0]?.page ?? 1, box };
};
