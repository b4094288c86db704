import type { Bookmark, Page } from "freeform-rpg/schemas";
import { makeBlocks } from "./blocks.ts";
import { continueBlocks } from "./continue-blocks.ts";
import { attachDropCaps } from "./drop-caps.ts";
import { findHeadings } from "./headings.ts";
import { countWords } from "./hyphens.ts";
import { closeUpLetters } from "./letter-spacing.ts";
import { findMatter } from "./matter.ts";
import { orderPages } from "./order.ts";
import type { RawPage } from "./parts.ts";
import { isRightToLeft, mirrorBoxes, orderDirections } from "./right-to-left.ts";
import { settleSizes } from "./settle-sizes.ts";
import { stripHeads } from "./strip-heads.ts";

/**
 * Turns the text of a book's pages into blocks in reading order. Pure: no file, no clock. It learns running heads,
 * words and styles from all pages at once.
 */
export const layOutBook = (read: readonly RawPage[], bookmarks: readonly Bookmark[] = []): readonly Page[] => {
  const mirrored = new Set(read.filter(isRightToLeft).map(({ number }) => number));
  const raw = read.map(orderDirections);
  const stripped = stripHeads(settleSizes(raw));
  const orders = orderPages(stripped.map(({ page }) => page));
  const ordered = stripped.map((one, at) => ({ ...one, order: orders[at]?.order ?? "none", lines: orders[at]?.lines ?? [] }));
  const words = countWords(ordered.flatMap(({ lines }) => lines));
  const bodies = ordered.map(({ lines }) =>
    attachDropCaps(
      lines.map((line) => closeUpLetters(line, words)),
      (word) => words.has(word),
    ),
  );
  const matters = ordered.map(({ page: { number } }, at) => findMatter(bodies[at] ?? [], number, raw.at(-1)?.number ?? 0));
  // Entries of contents look like titles.
  const headings = findHeadings(
    bodies.map((lines, at) => (matters[at] === "body" ? lines : [])),
    bookmarks,
  );
  const pages = ordered.map(({ page: { number, width, height, recognised }, order, heads }, at): Page => ({
    number,
    width,
    height,
    order,
    matter: matters[at] ?? "body",
    ocr: recognised !== undefined,
    ...(recognised === undefined ? {} : { ocr_confidence: recognised / 100 }),
    blocks: [...makeBlocks(bodies[at] ?? [], { headings, words })],
    heads: [...heads],
  }));
  return mirrorBoxes(continueBlocks(pages, words), mirrored);
};
