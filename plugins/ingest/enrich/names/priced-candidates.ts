import type { Passage } from "freeform-rpg/plugins/ingest/book-text";
import { bareName, looksLikeName, readGoods, readPriceTable, readTables, titleCase } from "freeform-rpg/plugins/ingest/book-text/lib";
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
  // A number at the end says how many or how much: "Iron spikes, 12", "Seil, 15 m".
  return looksLikeName(titleCase(name.replace(/,? \(?\d[^,]{0,8}$/, ""))) ? [name] : [];
};
