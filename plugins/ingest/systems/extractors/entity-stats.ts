import { eachOnce, entriesOf, findIn } from "../book.ts";
import type { Extractor } from "../book.ts";

/** Stat blocks: creatures and people with their fields. */
export const entityStats: Extractor<"entity_stats"> = {
  key: "entity_stats",
  signs: ["stat_line", "stat_header"],
  sections: ["stat_block_list"],
  find: (book) =>
    eachOnce(
      entriesOf(book, "creature").map(({ entry: { name, fields, known }, place }) =>
        findIn<"entity_stats">(
          place,
          name,
          { fields: [...fields] },
          { confidence: known >= 5 ? sureOf.many : known >= 2 ? sureOf.few : sureOf.own },
        ),
      ),
    ),
};

/** The confidence of a block: with at least five fields that games are known to use, with two, or with labels of the book's own. */
const sureOf = { many: 0.95, few: 0.85, own: 0.6 };
