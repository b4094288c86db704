import type { Block } from "freeform-rpg/schemas";

/** A block of a document that has no pages. */
export type TextBlock = Omit<Block, "places">;

/** A document as text. */
export interface DocumentText {
  /** `null` when it names none. */
  readonly title: string | null;
  /** The blocks of each part that begins a page: the chapters of an EPUB, or everything. */
  readonly parts: readonly (readonly TextBlock[])[];
  /** What had no place in a text, for people. */
  readonly warnings: readonly string[];
}

/** A table's block; `text` holds the words of its rows. */
export const tableBlock = (rows: readonly (readonly string[])[]): TextBlock[] => {
  const written = rows.filter((row) => row.some((cell) => cell !== ""));
  if (written.length === 0) return [];
  return [{ type: "table", text: written.map((row) => row.join(" ")).join("\n"), rows: written.map((row) => [...row]) }];
};
