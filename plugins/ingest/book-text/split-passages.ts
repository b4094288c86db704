import { nameKey } from "freeform-rpg/language";
import type { Segment } from "freeform-rpg/schemas";

/** A heading of a book with the text below it, up to the next heading of any level. */
export interface Passage {
  readonly title: string;
  readonly level: number;
  /** The titles of the sections that contain it, the outermost first. */
  readonly path: readonly string[];
  /** Markdown without the heading. */
  readonly text: string;
  readonly words: number;
  readonly segment: Segment;
  /** True when it has no heading of its own and continues the passage before it. */
  readonly continues: boolean;
  /** True when several passages have its title, such as "Actions" or "Overview": it is then a part of something, not a name. */
  readonly part: boolean;
}

/** The number of occurrences from which a title names a part of things instead of a thing. */
const often = 3;

/** The passages of a book in reading order. */
export const splitPassages = (segments: readonly Segment[]): Passage[] => {
  const drafts = segments.flatMap(splitSegment);
  const counts = Map.groupBy(
    drafts.filter(({ continues }) => !continues),
    ({ title }) => nameKey(title),
  );
  return drafts.map((draft) => ({ ...draft, part: (counts.get(nameKey(draft.title))?.length ?? 0) >= often }));
};

const splitSegment = (segment: Segment): Omit<Passage, "part">[] => {
  const pieces = segment.text.split(/^(?=#{1,6} )/m).map((piece) => piece.trim());
  const open: Omit<Passage, "part">[] = [];
  return pieces
    .filter((piece) => piece !== "")
    .map((piece) => {
      const read = readPiece(piece, segment);
      while (open.length > 0 && (open.at(-1)?.level ?? 0) >= read.level) open.pop();
      const passage = { ...read, path: [...new Set([...segment.path, ...open.map(({ title }) => title)])] };
      if (passage.level > 0) open.push(passage);
      return passage;
    });
};

const readPiece = (piece: string, segment: Segment): Omit<Passage, "part" | "path"> => {
  const [, marks = "", title = ""] = /^(#{1,6}) (.*)/.exec(piece) ?? [];
  const text = (marks === "" ? piece : piece.slice(piece.indexOf("\n") < 0 ? piece.length : piece.indexOf("\n"))).trim();
  const body = text.replaceAll(/^-\s*$\n?/gm, "").trim();
  const named = marks !== "" && title.trim() !== "";
  return {
    title: named ? title.trim() : segment.title,
    level: marks.length,
    text: body,
    words: countWords(body),
    segment,
    continues: !named || (/_part_\d+$/.test(segment.id) && named && title.trim() === segment.title),
  };
};

/** Words, separated by white space. */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
