import { makeLine } from "./lines.ts";
import type { Line } from "./parts.ts";

/** The minimum size of a drop cap, relative to the usual size. */
const capSize = 1.8;

/** Puts drop caps back before the words that they begin: they often come before the chapter's title in the file. */
export const attachDropCaps = (lines: readonly Line[], knows: (word: string) => boolean): readonly Line[] => {
  const joined = new Map<Line, Line>();
  const caps = new Set<Line>();
  for (const cap of lines.filter(isDropCap)) {
    const target = findFirstLine(cap, lines);
    if (!target || joined.has(target)) continue;
    joined.set(target, prepend(cap, target, knows));
    caps.add(cap);
  }
  return lines.flatMap((line) => (caps.has(line) ? [] : [joined.get(line) ?? line]));
};

const isDropCap = ({ text }: Line): boolean => /^[“"‘']?\p{Lu}$/u.test(text);

/** The topmost smaller line next to the cap that could continue its word. */
const findFirstLine = (cap: Line, lines: readonly Line[]): Line | undefined => {
  const top = cap.y - 0.8 * cap.size;
  return lines
    .filter((line) => line !== cap && cap.size >= capSize * line.size && line.y > top && line.y - line.size < cap.y)
    .filter((line) => line.x0 >= cap.x0 - 2 && line.x0 <= cap.x1 + 1.2 * cap.size && /^\p{L}/u.test(line.text))
    .sort((a, b) => a.y - b.y)[0];
};

const prepend = (cap: Line, line: Line, knows: (word: string) => boolean): Line => {
  const rest = /^\p{L}+/u.exec(line.text)?.[0] ?? "";
  const apart = /^[AI]$/.test(cap.text) && !knows(`${cap.text}${rest}`.toLowerCase()) && knows(rest.toLowerCase());
  const [first, ...others] = line.runs;
  if (!first) return line;
  const made = makeLine(line.page, [{ ...first, text: `${cap.text}${apart ? " " : ""}${first.text.trimStart()}` }, ...others]);
  return { ...made, style: line.style, even: line.even };
};
