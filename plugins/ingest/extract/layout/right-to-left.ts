import type { Page } from "freeform-rpg/schemas";
import type { RawPage, Run } from "./parts.ts";

const leftward = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction of a run's letters; `null` for figures and signs, which follow those around them. */
const directionOf = ({ text }: Run): "rightward" | "leftward" | null =>
  leftward.test(text) ? "leftward" : /\p{L}/u.test(text) ? "rightward" : null;

/** Whether most letters of a page are read from right to left. */
export const isRightToLeft = ({ runs }: RawPage): boolean => {
  const letters = { leftward: 0, rightward: 0 };
  for (const run of runs) {
    const direction = directionOf(run);
    if (direction !== null) letters[direction] += run.text.length;
  }
  return letters.leftward > letters.rightward;
};

/**
 * Pages with the runs of each line in reading order. A page that is read from right to left is mirrored, so that layout finds its columns, tables
 * and indents as it does on others; {@link mirrorBoxes} turns the boxes of its blocks back. Within a run, pdf.js and recognition have put the
 * letters in order (Unicode Standard Annex 9).
 */
export const orderDirections = (page: RawPage): RawPage => {
  if (isRightToLeft(page)) {
    const mirrored = page.runs.map((run) => ({ ...run, text: mirrorSigns(run, page), x: page.width - run.x - run.width }));
    return { ...page, runs: eachLine(mirrored, (line) => flipParts(sortLine(line), "rightward")) };
  }
  return page.runs.some((run) => leftward.test(run.text))
    ? { ...page, runs: eachLine(page.runs, (line) => flipParts(line, "leftward")) }
    : page;
};

/** The boxes of mirrored pages where they stand on paper. */
export const mirrorBoxes = (pages: readonly Page[], mirrored: ReadonlySet<number>): readonly Page[] => {
  if (mirrored.size === 0) return pages;
  const widths = new Map(pages.map(({ number, width }) => [number, width]));
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({
      ...block,
      places: block.places.map((place) => {
        const { page: at, box } = place;
        const width = widths.get(at) ?? 0;
        return mirrored.has(at) ? { page: at, box: [round(width - box[2]), box[1], round(width - box[0]), box[3]] } : place;
      }),
    })),
  }));
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** Files name the signs that are seen; in text that runs leftward a bracket that opens is one that is seen to close. */
const pairs = new Map(
  ["()", "[]", "{}", "<>", "«»", "‹›"].flatMap(([one = "", other = ""]) => [[one, other] as const, [other, one] as const]),
);

const mirrorSigns = (run: Run, { recognised }: RawPage): string =>
  recognised !== undefined || directionOf(run) === "rightward"
    ? run.text
    : run.text.replaceAll(/[()[\]{}<>«»‹›]/g, (sign) => pairs.get(sign) ?? sign);

/** Applies `order` to each stretch of runs on one baseline. */
const eachLine = (runs: readonly Run[], order: (line: readonly Run[]) => readonly Run[]): Run[] => {
  const lines: Run[][] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && Math.abs(last.y - run.y) <= 0.25 * Math.max(last.size, run.size)) line.push(run);
    else lines.push([run]);
  }
  return lines.flatMap(order);
};

/** The runs from left to right. The file's spaces stay between the same two runs. */
const sortLine = (line: readonly Run[]): readonly Run[] => {
  const numbered = line.map((run, at) => ({ run, at })).toSorted((a, b) => a.run.x - b.run.x);
  return numbered.map(({ run, at }, place) => {
    const before = numbered[place - 1]?.at;
    const second = before === undefined ? 0 : Math.max(before, at);
    const adjacent = before === undefined || Math.abs(before - at) === 1;
    return { ...run, spaced: adjacent && line[second]?.spaced === true };
  });
};

/** The widest gap, in ems, within words that run against the line. */
const widestGap = 1;

/** Reverses parts of a line that run against it, such as a name in Latin letters: its words exchange their places within the part. */
const flipParts = (line: readonly Run[], against: "rightward" | "leftward"): readonly Run[] => {
  const flipped: Run[] = [];
  for (let from = 0; from < line.length;) {
    const end = endOfPart(line, from, against);
    const part = line.slice(from, end);
    flipped.push(...(part.length > 1 ? flip(part) : part));
    from = end;
  }
  return flipped;
};

/** The index after the part that begins here: runs against the line, and figures and signs between them. */
const endOfPart = (line: readonly Run[], from: number, against: "rightward" | "leftward"): number => {
  if (directionOf(line[from] ?? blank) !== against) return from + 1;
  let end = from + 1;
  for (let at = end; at < line.length; at += 1) {
    const [last, run] = [line[at - 1] ?? blank, line[at] ?? blank];
    const direction = directionOf(run);
    if ((direction !== null && direction !== against) || Math.abs(run.x - last.x - last.width) > widestGap * run.size) break;
    if (direction === against) end = at + 1;
  }
  return end;
};

const blank: Run = { text: "", x: 0, y: 0, width: 0, size: 1, font: "", spaced: false };

const flip = (part: readonly Run[]): Run[] => {
  const [left, right] = [Math.min(...part.map(({ x }) => x)), Math.max(...part.map(({ x, width }) => x + width))];
  const spaced = part.map((run) => run.spaced);
  return part.toReversed().map((run, at) => ({
    ...run,
    x: left + right - run.x - run.width,
    spaced: at === 0 ? (spaced[0] ?? false) : (spaced[part.length - at] ?? false),
  }));
};
