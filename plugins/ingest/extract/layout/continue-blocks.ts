import type { Block, Page } from "freeform-rpg/schemas";
import { continuesText, joinBroken } from "./hyphens.ts";
import type { Vocabulary } from "./hyphens.ts";

/** Joins a paragraph or a table that continues on the next page with its rest. The result is on the page where it begins. */
export const continueBlocks = (pages: readonly Page[], words: Vocabulary): readonly Page[] => {
  const made = pages.map((page) => ({ ...page, blocks: joinTables(page.blocks) }));
  made.forEach((page, at) => {
    const before = made[at - 1]?.blocks;
    const [last, next] = [before?.at(-1), page.blocks[0]];
    const joined = last && next ? joinBlocks(last, next, words) : null;
    if (!before || !joined) return;
    before[before.length - 1] = joined;
    page.blocks.shift();
  });
  return made;
};

/** Joins tables that continue in the next column of their page. */
const joinTables = (blocks: readonly Block[]): Block[] =>
  blocks.reduce<Block[]>((made, block) => {
    const last = made.at(-1);
    const joined = last && isHigher(block, last) ? continueTable(last, block) : null;
    return joined ? [...made.slice(0, -1), joined] : [...made, block];
  }, []);

const isHigher = (block: Block, last: Block): boolean => (block.places[0]?.box[1] ?? 0) < (last.places.at(-1)?.box[1] ?? 0);

const joinBlocks = (last: Block, next: Block, words: Vocabulary): Block | null => {
  if (!goesOn(last, next)) return continueTable(last, next);
  return { ...last, text: joinBroken(last.text, next.text, words), places: [...last.places, ...next.places] };
};

const goesOn = (last: Block, next: Block): boolean =>
  (last.type === "para" || last.type === "li") && next.type === "para" && continuesText(last.text, next.text);

/** Joins two tables when the second has as many columns and no header of its own. A repeated header is removed. */
const continueTable = (last: Block, next: Block): Block | null => {
  const [rows, more] = [last.rows ?? [], next.rows ?? []];
  const [head, first] = [rows[0], more[0]];
  if (!head || !first || head.length !== first.length) return null;
  const repeats = head.join("\n") === first.join("\n");
  if (!repeats && isHead(first, more.slice(1))) return null;
  const joined = [...rows, ...(repeats ? more.slice(1) : more)];
  return {
    ...last,
    rows: joined,
    text: joined.map((row) => row.filter(Boolean).join(" ")).join(" "),
    places: [...last.places, ...next.places],
  };
};

/** Whether a row is the header of figures below it. */
const isHead = (row: readonly string[], below: readonly (readonly string[])[]): boolean =>
  row.some((cell, at) => !/\d/.test(cell) && below.length > 1 && below.every((one) => /^\W*\d/.test(one[at] ?? "")));
