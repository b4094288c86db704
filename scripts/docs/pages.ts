import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The repository's root folder. */
export const root = join(import.meta.dirname, "..", "..");

/** A fenced code block of a page. */
export interface Block {
  /** The first word after the fence, such as `sh`; empty where there is none. */
  readonly language: string;
  /** The words after the language: how the block is checked, such as `scenario`. */
  readonly kind: string;
  readonly text: string;
  /** The line of the opening fence, counted from 1. */
  readonly line: number;
  /** Whether the block stands between markers, so that a script writes it. */
  readonly generated: boolean;
}

/** A Markdown page of the documentation. */
export interface Page {
  /** Relative to the root, such as `docs/api.md`. */
  readonly file: string;
  readonly text: string;
  readonly blocks: readonly Block[];
}

/** Every page that readers see: the README, the architecture, `docs/`, and the README of each plugin group and example. */
export const readPages = (): readonly Page[] =>
  globSync(["*.md", "docs/**/*.md", "plugins/*/README.md", "examples/*/README.md"], { cwd: root })
    .toSorted()
    .map((file) => readPage(file, readFileSync(join(root, file), "utf8")));

/** Reads a page's blocks. */
export const readPage = (file: string, text: string): Page => ({ file, text, blocks: readBlocks(text) });

const readBlocks = (text: string): readonly Block[] => {
  const lines = text.split("\n");
  const blocks: Block[] = [];
  let generated = false;
  let open: { readonly at: number; readonly fence: string; readonly language: string; readonly kind: string } | null = null;
  for (const [at, line] of lines.entries()) {
    const fence = /^\s*(`{3,})(\w*)\s*(.*)$/.exec(line);
    if (open === null) {
      if (line.startsWith("<!-- generated:")) generated = true;
      if (line.startsWith("<!-- /generated")) generated = false;
      if (fence) open = { at, fence: fence[1] ?? "", language: fence[2] ?? "", kind: fence[3] ?? "" };
    } else if (line.trim() === open.fence) {
      const { language, kind } = open;
      blocks.push({ language, kind, text: lines.slice(open.at + 1, at).join("\n"), line: open.at + 1, generated });
      open = null;
    }
  }
  return blocks;
};

/** A page's text without its blocks of code. */
export const readProse = ({ text }: Page): string => text.replaceAll(/^\s*(`{3,})[^\n]*\n[\s\S]*?^\s*\1$/gm, "");

/** The anchors that a page's headings have on GitHub. */
export const readAnchors = (page: Page): ReadonlySet<string> =>
  new Set([...readProse(page).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => toAnchor(title)));

const toAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

/** The targets of a page's links, without those to other sites. */
export const readLinks = (page: Page): readonly string[] =>
  [...readProse(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target).filter((target) => !/^\w+:/.test(target));
