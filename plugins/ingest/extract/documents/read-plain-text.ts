import type { DocumentText, TextBlock } from "./text-block.ts";

/** Reads plain text: blank lines separate paragraphs, lines that begin with a bullet or a number are list items, and underlined lines are headings. */
export const readPlainText = (source: string): DocumentText => {
  const blocks = source
    .replace(/^\uFEFF/, "")
    .split(/\r?\n(?:[ \t\f]*\r?\n)+/)
    .flatMap(readParagraph);
  return { title: null, parts: [blocks], warnings: [] };
};

const readParagraph = (paragraph: string): TextBlock[] => {
  const lines = paragraph
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const [first = "", second = ""] = lines;
  if (/^[=]{3,}$/.test(second)) return [{ type: "heading", text: first, level: 1 }, ...rest(lines)];
  if (/^[-~]{3,}$/.test(second)) return [{ type: "heading", text: first, level: 2 }, ...rest(lines)];
  if (lines.length === 1 && chapter.test(first)) return [{ type: "para", text: first }];
  if (lines.every((line) => item.test(line))) return lines.flatMap(readItem);
  const text = lines.join(" ").trim();
  return text === "" ? [] : [{ type: "para", text }];
};

const rest = (lines: readonly string[]): TextBlock[] => (lines.length > 2 ? readParagraph(lines.slice(2).join("\n")) : []);

const item = /^(?<marker>[-*•–]|\d{1,3}[.)])\s+(?<text>\S.*)$/;

/** A numbered line that stands alone and is no sentence is a title, which the structure of the book decides on: "3. The Marsh". */
const chapter = /^\d{1,2}\.\s+\p{Lu}[^.!?;:]{1,60}$/u;

const readItem = (line: string): TextBlock[] => {
  const { marker = "•", text = line } = item.exec(line)?.groups ?? {};
  return [{ type: "li", text, marker }];
};
