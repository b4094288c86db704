import type { Vocabulary } from "./hyphens.ts";
import type { Line, Run } from "./parts.ts";

/** Removes the letter spacing of titles such as "T H E  C I T Y", and splits them into words of the book. */
export const closeUpLetters = (line: Line, words: Vocabulary): Line => {
  if (!isSetApart(line)) return line;
  const runs = line.runs.map((run) => ({ ...run, text: closeUp(run, words) }));
  return { ...line, runs, cells: [{ text: joinRuns(runs), x0: line.x0, x1: line.x1 }], text: joinRuns(runs) };
};

/** Most of its words are single letters; where each of its cells is one, it is a row of a table. */
const isSetApart = ({ text, cells }: Line): boolean => {
  const parts = text.split(" ");
  const single = parts.filter((part) => /^\p{L}$/u.test(part)).length;
  return parts.length >= 4 && single > 0.7 * parts.length && cells.some((cell) => cell.text.length > 2);
};

const joinRuns = (runs: readonly Run[]): string =>
  runs.reduce((text, run, at) => {
    const last = runs[at - 1];
    const apart = last !== undefined && run.x - (last.x + last.width) > 0.4 * run.size;
    return text + (apart ? " " : "") + run.text;
  }, "");

const closeUp = ({ text }: Run, words: Vocabulary): string =>
  text.replaceAll(" ", "").replace(/\p{L}+/gu, (letters) => splitWords(letters, words).join(" "));

/** The cost of a letter of an unknown word. The cost of a known word decreases with its frequency. */
const unknown = { word: 12, letter: 2 };

/** The split of letters into words with the lowest cost. */
const splitWords = (letters: string, words: Vocabulary): readonly string[] => {
  const best: { readonly cost: number; readonly parts: readonly string[] }[] = [{ cost: 0, parts: [] }];
  for (let to = 1; to <= letters.length; to += 1) {
    const ways = Array.from({ length: to }, (_, from) => {
      const part = letters.slice(from, to);
      const before = best[from] ?? { cost: Infinity, parts: [] };
      return { cost: before.cost + costOf(part, words), parts: [...before.parts, part] };
    });
    best.push(ways.reduce((least, way) => (way.cost < least.cost ? way : least)));
  }
  return best.at(-1)?.parts ?? [letters];
};

const costOf = (part: string, words: Vocabulary): number => {
  const count = part.length > 1 || /^[AI]$/i.test(part) ? (words.get(part.toLowerCase()) ?? 0) : 0;
  return count > 0 ? 10 - Math.min(8, Math.log2(1 + count)) : unknown.word + unknown.letter * part.length;
};
