import { fromMarkdown } from "mdast-util-from-markdown";

/** One section of a Markdown text: the text below the title, or a second-level heading with all that is below it. */
export interface Section {
  /** `Intro` for what stands before the first second-level heading. */
  readonly heading: string;
  /** The blocks below the heading, as written: a paragraph, a list, a table, a piece of code each whole. */
  readonly blocks: readonly string[];
}

/** Splits a text at its second-level headings; deeper ones stay within their section. A first-level heading begins an intro of its own. */
export const splitSections = (body: string): Section[] => {
  const sections: { heading: string; blocks: string[] }[] = [];
  let current = { heading: "Intro", blocks: new Array<string>() };
  for (const node of fromMarkdown(body).children) {
    const source = sliceOf(body, node.position);
    if (node.type === "heading" && node.depth <= 2) {
      sections.push(current);
      current = { heading: node.depth === 1 ? "Intro" : headingText(source), blocks: [] };
    } else if (node.type !== "definition" || source !== "") current.blocks.push(source);
  }
  return [...sections, current].filter(({ blocks }) => blocks.length > 0);
};

interface Position {
  readonly start: { readonly offset?: number | undefined };
  readonly end: { readonly offset?: number | undefined };
}

const sliceOf = (body: string, position: Position | undefined): string =>
  body.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

const headingText = (source: string): string =>
  source
    .replace(/^#+[ \t]*/, "")
    .replace(/[ \t]*#*[ \t]*$/, "")
    .replace(/\n[-=]+[ \t]*$/, "")
    .replaceAll(/[*_`]/g, "")
    .trim();
