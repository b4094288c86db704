import { blocksToMarkdown } from "freeform-rpg/plugins/ingest/core/lib";
import type { Extraction } from "freeform-rpg/schemas";

/** A book's pages as Markdown files, and `page_map.json`, which says where on paper each block stands. */
export const pageFiles = ({ pages, ...book }: Extraction): ReadonlyMap<string, string> => {
  const files = new Map(pages.map(({ number, blocks }) => [pageFile(number), `${blocksToMarkdown(blocks)}\n`]));
  const map = pages.map(({ blocks, ...page }) => ({
    ...page,
    file: pageFile(page.number),
    blocks: blocks.map(({ type, places }) => ({ type, places })),
  }));
  return files.set("page_map.json", `${JSON.stringify({ ...book, pages: map }, null, 1)}\n`);
};

const pageFile = (number: number): string => `pages/page_${String(number).padStart(4, "0")}.md`;
