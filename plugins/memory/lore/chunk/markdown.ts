import { fromMarkdown } from "mdast-util-from-markdown";

/** A block of a Markdown text: a heading, a paragraph, a list, a table, a piece of code ... */
export type Block = ReturnType<typeof fromMarkdown>["children"][number];

/** Emphasis and links do not affect where a text is split, and parsing them takes quadratic time on a malicious text. */
const blocksOnly = { disable: { null: ["attention", "labelStartImage", "labelStartLink", "labelEnd", "autolink"] } };

/** The blocks of a text, in order. Lines in code or in a quotation are not headings. */
export const parseBlocks = (body: string): readonly Block[] => fromMarkdown(body, { extensions: [blocksOnly] }).children;

/** The source of a block, without comments, which are the author's private notes. */
export const sourceOf = (body: string, block: Block): string => {
  const { start, end } = spanOf(block);
  const edges = [start, ...commentsIn(block).flatMap((comment) => [comment.start, comment.end]), end];
  const pieces = edges.flatMap((edge, at) => (at % 2 === 0 ? [body.slice(edge, edges[at + 1])] : []));
  return pieces.join("").trim();
};

/** The maximum number of characters of a heading that are read. */
const maxHeadingLength = 300;

/** The words of a heading, without emphasis, links and code marks. */
export const headingText = (body: string, heading: Block): string => {
  const [parsed] = fromMarkdown(sourceOf(body, heading).slice(0, maxHeadingLength)).children;
  return parsed === undefined ? "" : wordsOf(parsed).replaceAll(/\s+/g, " ").trim();
};

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly position?:
    | { readonly start: { readonly offset?: number | undefined }; readonly end: { readonly offset?: number | undefined } }
    | undefined;
}

const wordsOf = (node: Node): string => (node.type === "html" ? "" : (node.value ?? (node.children ?? []).map(wordsOf).join("")));

const isComment = ({ type, value }: Node): boolean => type === "html" && /^\s*<!--[\s\S]*-->\s*$/.test(value ?? "");

const spanOf = ({ position }: Node): { start: number; end: number } => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

const commentsIn = (node: Node): { start: number; end: number }[] =>
  isComment(node) ? [spanOf(node)] : (node.children ?? []).flatMap(commentsIn);
