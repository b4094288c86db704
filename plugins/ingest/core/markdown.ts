import type { Block } from "freeform-rpg/schemas";

/** Blocks as Markdown: one blank line between them, none between the items of a list. */
export const blocksToMarkdown = (blocks: readonly Block[]): string =>
  blocks
    .map((block, at) => (at === 0 ? "" : block.type === "li" && blocks[at - 1]?.type === "li" ? "\n" : "\n\n") + blockToMarkdown(block))
    .join("");

const blockToMarkdown = ({ type, text, level = 1, marker = "-", rows = [] }: Block): string => {
  if (type === "heading") return `${"#".repeat(level)} ${text}`;
  if (type === "li") return `${/^\(?\d/.test(marker) ? `${Number.parseInt(marker.replace("(", ""), 10)}.` : "-"} ${text}`;
  return type === "table" ? tableToMarkdown(rows) : text;
};

const tableToMarkdown = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...rest] = rows.map((row) => `| ${row.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`);
  return [head, `| ${(rows[0] ?? []).map(() => "---").join(" | ")} |`, ...rest].join("\n");
};
