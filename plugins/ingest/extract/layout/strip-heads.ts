import { joinLines } from "./lines.ts";
import type { RawPage } from "./parts.ts";
import { findRunningHeads } from "./running-heads.ts";

/** A page without its running heads and page numbers, and their text. */
export interface StrippedPage {
  readonly page: RawPage;
  readonly heads: readonly string[];
}

/** Removes running heads from all pages. Must run before ordering, which would split a head across two columns. */
export const stripHeads = (raw: readonly RawPage[]): readonly StrippedPage[] => {
  const lined = raw.map((page) => ({ ...page, lines: joinLines(page.number, page.runs) }));
  const heads = findRunningHeads(lined);
  return raw.map((page, at) => {
    const found = (lined[at]?.lines ?? []).filter((line) => heads.has(line));
    const gone = new Set(found.flatMap(({ runs }) => runs));
    return { page: { ...page, runs: page.runs.filter((run) => !gone.has(run)) }, heads: found.map(({ text }) => text) };
  });
};
