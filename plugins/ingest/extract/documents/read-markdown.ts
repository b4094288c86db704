import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";
import { parse } from "yaml";
import { readHtml } from "./read-html.ts";
import { requireShallow, requireShallowLines } from "./require-shallow.ts";
import { tableBlock } from "./text-block.ts";
import type { DocumentText, TextBlock } from "./text-block.ts";

type Block = ReturnType<typeof fromMarkdown>["children"][number];
type Table = Extract<Block, { type: "table" }>;

/** A node of Markdown, as far as its depth needs. */
interface Tree {
  readonly type: string;
  readonly children?: readonly Tree[];
}

/** Reads Markdown with tables. The front block is no text; its `title` names the document. Throws `document_broken` for text that is nested too deep. */
export const readMarkdown = (source: string): DocumentText => {
  const { front, body } = splitFront(source);
  requireShallowLines(body);
  const tree = fromMarkdown(body, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  requireShallow<Tree>(tree, ({ children = [] }) => children);
  const blocks = tree.children.flatMap(blocksOf);
  return { title: titleIn(front) ?? firstTitle(blocks), parts: [blocks], warnings: [] };
};

/** A text's front block of YAML, and what follows it. */
export const splitFront = (source: string): { readonly front: string | null; readonly body: string } => {
  const found = /^\uFEFF?---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source);
  return found ? { front: found[1] ?? "", body: source.slice(found[0].length) } : { front: null, body: source };
};

const titleIn = (front: string | null): string | null => {
  try {
    const value: unknown = front === null ? null : parse(front, { maxAliasCount: 50 });
    if (typeof value === "object" && value !== null && "title" in value && typeof value.title === "string") return value.title;
  } catch {
    // A front block that is no YAML names nothing.
  }
  return null;
};

const firstTitle = (blocks: readonly TextBlock[]): string | null =>
  blocks.find(({ type, level }) => type === "heading" && level === 1)?.text ?? null;

const blocksOf = (node: Block): TextBlock[] => {
  if (node.type === "heading") return filled({ type: "heading", text: textOf(node), level: node.depth });
  if (node.type === "paragraph" || node.type === "code") return filled({ type: "para", text: textOf(node) });
  if (node.type === "blockquote") return node.children.flatMap(blocksOf);
  if (node.type === "table") return tableBlock(rowsOf(node));
  if (node.type === "html") return readHtml(node.value).parts.flat();
  if (node.type !== "list") return [];
  const from = node.start ?? 1;
  return node.children.flatMap((item, at) => itemBlocks(item.children, node.ordered === true ? `${from + at}.` : "•"));
};

const itemBlocks = (children: readonly Block[], marker: string): TextBlock[] =>
  children.flatMap((child, at) =>
    at === 0 && child.type === "paragraph" ? filled({ type: "li", text: textOf(child), marker }) : blocksOf(child),
  );

const rowsOf = ({ children }: Table): string[][] => children.map((row) => row.children.map(textOf));

const textOf = (node: Parameters<typeof toString>[0]): string =>
  toString(node)
    .replaceAll(/[ \t]*\n[ \t]*/g, " ")
    .trim();

const filled = (block: TextBlock): TextBlock[] => (block.text === "" ? [] : [block]);
