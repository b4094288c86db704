import { isForDm } from "./for-the-dm.ts";
import { headingText, parseBlocks, sourceOf } from "./markdown.ts";
import type { Block } from "./markdown.ts";

/** The source of a block of a section. */
export interface SectionBlock {
  readonly text: string;
  /** Whether it may be split between sentences; lists, tables and code may not. */
  readonly divisible: boolean;
}

/** One section of a Markdown text: the text below the title, or a second-level heading with everything below it. */
export interface Section {
  /** `Intro` for the text before the first second-level heading. */
  readonly heading: string;
  /** Whether it is for the DM. */
  readonly forTheDm: boolean;
  readonly blocks: readonly SectionBlock[];
}

interface OpenSection {
  readonly heading: string;
  /** The level of the heading; 1 for the intro. */
  readonly depth: number;
  readonly forTheDm: boolean;
  readonly blocks: SectionBlock[];
}

/**
 * Splits a text at its second-level headings; deeper ones stay within their section, except headings of sections for the DM:
 * these begin a separate section, because players would read them otherwise. The text of the first title is the intro; a later title begins
 * a section.
 */
export const splitSections = (body: string): Section[] => {
  const sections: OpenSection[] = [{ heading: "Intro", depth: 1, forTheDm: false, blocks: [] }];
  const blocks = parseBlocks(body);
  const title = blocks.find((block) => block.type === "heading");
  for (const block of blocks) {
    if (block === title && title.depth === 1) continue;
    if (block.type === "heading") openSection(sections, body, block);
    else addBlock(sections, body, block);
  }
  return sections
    .map(({ heading, forTheDm, blocks }) => ({ heading, forTheDm, blocks: blocks.filter(({ text }) => text !== "") }))
    .filter(({ blocks }) => blocks.some(({ text }) => !isHeading(text)));
};

type Heading = Extract<Block, { type: "heading" }>;

const openSection = (sections: OpenSection[], body: string, heading: Heading): void => {
  const current = sections.at(-1);
  const text = headingText(body, heading) || "Section";
  const parent = sections.findLast((section) => section.depth <= 2);
  if (heading.depth <= 2) sections.push({ heading: text, depth: 2, forTheDm: isForDm(text), blocks: [] });
  else if (isForDm(text) && current?.forTheDm !== true)
    sections.push({ heading: `${parent?.heading ?? "Intro"}: ${text}`, depth: heading.depth, forTheDm: true, blocks: [] });
  else if (current !== undefined && current.depth > 2 && heading.depth <= current.depth)
    sections.push({
      heading: parent?.heading ?? "Intro",
      depth: 2,
      forTheDm: false,
      blocks: [{ text: sourceOf(body, heading), divisible: false }],
    });
  else addBlock(sections, body, heading);
};

const ignoredTypes: readonly string[] = ["thematicBreak", "definition"];

const addBlock = (sections: OpenSection[], body: string, block: Block): void => {
  if (ignoredTypes.includes(block.type)) return;
  const text = sourceOf(body, block);
  sections.at(-1)?.blocks.push({ text, divisible: block.type === "paragraph" && !/^\s*\|/m.test(text) });
};

const isHeading = (text: string): boolean => /^#{3,6}\s/.test(text) && !text.includes("\n");
