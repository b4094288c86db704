import type { Extraction } from "freeform-rpg/schemas";
import type { Piece } from "./piece.ts";

const entry = /([\p{L}\d][^\n]*?)[\s.…]{1,}(\d{1,4})(?=\s|$)/gu;

/** Turns short paragraphs that the printed contents name into headings of the first level. */
export const addContentsHeadings = ({ pages }: Extraction, pieces: readonly Piece[]): readonly Piece[] => {
  const listed = pages.filter(({ matter }) => matter === "contents").flatMap(({ blocks }) => blocks.map(({ text }) => text));
  const titles = new Set(listed.flatMap((text) => [...text.matchAll(entry)].map(([, title = ""]) => keyOf(title))));
  titles.delete("");
  return pieces.map((piece) =>
    piece.block.type === "para" && piece.block.text.length < 80 && titles.has(keyOf(piece.block.text))
      ? { ...piece, block: { ...piece.block, type: "heading", level: 1 } }
      : piece,
  );
};

const keyOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
