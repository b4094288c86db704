import type { Passage } from "freeform-rpg/plugins/ingest/book-text";
import { bareName, looksLikeName, readGoods, readPriceTable, readTables } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { Candidate } from "./candidate.ts";
import { sureness } from "./sureness.ts";

/** Things with a price: rows of tables with prices, and what paragraphs offer for money. */
export const pricedCandidates = (passages: readonly Passage[]): Candidate[] =>
  passages.flatMap(({ text, segment }) => {
    const money = { isPrice: () => false, sells: segment.intent === "EQUIPMENT" };
    const inTables = readTables(text).flatMap((table) => readPriceTable(table, money).flatMap(({ name }) => nameIn(name)));
    return [...inTables, ...readGoods(text).map(({ name }) => name)].map((name) => ({
      name,
      type: "item" as const,
      segment: segment.id,
      found: "table" as const,
      confidence: sureness.priced,
      says: "",
    }));
  });

const nameIn = (cell: string): string[] => {
  const name = bareName(cell.replace(/^[\s•·-]+/, "").replace(/ \([^()]*\)$|, etc\.?$/g, ""));
  return looksLikeName(titleCase(name)) ? [name] : [];
};

// Lists write the rest of a name in lower case: "Rope, hempen".
const titleCase = (name: string): string => name.replaceAll(/(?<=^|[\s,(])\p{Ll}/gu, (letter) => letter.toUpperCase());
