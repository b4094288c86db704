import type { Block, Page } from "freeform-rpg/schemas";
import { joinBroken } from "./hyphens.ts";
import type { Vocabulary } from "./hyphens.ts";

/** Joins a paragraph that goes on over a page's end with its rest, which then stands on the page where it began. */
export const continueBlocks = (pages: readonly Page[], words: Vocabulary): readonly Page[] => {
  const made = pages.map((page) => ({ ...page, blocks: [...page.blocks] }));
  made.forEach((page, at) => {
    const before = made[at - 1]?.blocks;
    const [last, next] = [before?.at(-1), page.blocks[0]];
    if (!before || !last || !next || !goesOn(last, next)) return;
    before[before.length - 1] = { ...last, text: joinBroken(last.text, next.text, words), places: [...last.places, ...next.places] };
    page.blocks.shift();
  });
  return made;
};

const goesOn = (last: Block, next: Block): boolean =>
  (last.type === "para" || last.type === "li") && next.type === "para" && /[\p{L},;-]$/u.test(last.text) && /^\p{Ll}/u.test(next.text);
