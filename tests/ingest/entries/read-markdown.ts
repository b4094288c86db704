import type { Block, Extraction } from "freeform-rpg/schemas";

const places = [{ page: 1, box: [0, 0, 100, 10] as [number, number, number, number] }];

/** A book of one page from Markdown: headings, paragraphs, list items and tables. */
export const readMarkdown = (title: string, text: string): Extraction => {
  const blocks = text
    .split(/\n{2,}/)
    .flatMap((part) => (part.startsWith("#") ? part.split(/\n(?!#)([\s\S]*)/) : [part]))
    .flatMap((part) => (/^[#-] ?/.test(part) ? part.split("\n") : [part]))
    .filter((part) => part.trim() !== "")
    .map(readBlock);
  return {
    title,
    page_count: 1,
    pages: [{ number: 1, width: 600, height: 800, order: "stream", matter: "body", ocr: false, blocks, heads: [] }],
    bookmarks: [],
    warnings: [],
  };
};

const readBlock = (part: string): Block => {
  const [, marks, head = ""] = /^(#{1,6}) (.+)$/.exec(part.trim()) ?? [];
  if (marks !== undefined) return { type: "heading", level: marks.length, text: head, places };
  if (part.startsWith("- ")) return { type: "li", marker: "-", text: part.slice(2).trim(), places };
  if (!part.startsWith("|")) return { type: "para", text: part.replaceAll("\n", " ").trim(), places };
  const rows = part
    .trim()
    .split("\n")
    .filter((line) => !/^\|(?:\s*-+\s*\|)+$/.test(line.trim()))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
  return { type: "table", text: rows.flat().join(" "), rows, places };
};
