import type { Piece } from "./piece.ts";

const looks: readonly (readonly [level: number, RegExp])[] = [
  [1, /^(chapter|part|book|appendix)\s+([\divxlc]+|[a-z])\b.{0,60}$/i],
  [1, /^(?:\d{1,2}|[IVX]{1,5})\.\s+\p{Lu}[^.!?;:]{1,60}$/u],
  [3, /^\d{1,2}\.\d{1,2}\.\d{1,2}\.?\s+\p{Lu}[^.!?;:]{1,60}$/u],
  [2, /^\d{1,2}\.\d{1,2}\.?\s+\p{Lu}.{1,60}$/u],
  [1, /^#\s.{1,80}$/],
  [2, /^##\s.{1,80}$/],
  [1, /^[\p{Lu}][\p{Lu}\d '’&,-]{3,60}$/u],
];

/** Turns paragraphs that look like titles into headings: named or numbered chapters, marks of Markdown, lines in capitals. */
export const addTextHeadings = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece) => {
    const { block } = piece;
    const level = block.type === "para" ? looks.find(([, pattern]) => pattern.test(block.text))?.[0] : undefined;
    return level === undefined ? piece : { ...piece, block: { ...block, type: "heading", text: block.text.replace(/^#+\s/, ""), level } };
  });
