import type { Passage } from "freeform-rpg/plugins/ingest/book-text";
import type { Candidate } from "./candidate.ts";
import { moneyUnit, readGoods } from "freeform-rpg/plugins/ingest/book-text/lib";
import { bareName, looksLikeName } from "freeform-rpg/plugins/ingest/book-text/lib";
import { sureness } from "./sureness.ts";

/** Things with a price: first cells of tables with a column of prices, and what paragraphs offer for money. */
export const pricedCandidates = (passages: readonly Passage[]): Candidate[] =>
  passages.flatMap(({ text, segment }) => {
    const inTables = tablesOf(text).flatMap((table) =>
      hasPrices(table) || (segment.intent === "EQUIPMENT" && holdsMoney(table)) ? namesIn(table) : [],
    );
    return [...inTables, ...readGoods(text).map(({ name }) => name)].map((name) => ({
      name,
      type: "item" as const,
      segment: segment.id,
      found: "table" as const,
      confidence: sureness.priced,
      says: "",
    }));
  });

const tablesOf = (text: string): string[][][] =>
  (text.match(/(?:^\|.*\|[ \t]*$\n?)+/gm) ?? []).map((table) =>
    table
      .trim()
      .split("\n")
      .filter((line) => !/^\|\s*-/.test(line))
      .map((line) =>
        line
          .split(/(?<!\\)\|/)
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );

/** Whether at least half of the rows have an amount of one unit of money, or are a name and a number because all prices use one coin. */
const holdsMoney = (table: readonly (readonly string[])[]): boolean => {
  const bare = table.filter(([name = "", price = "", ...rest]) => rest.length === 0 && /^\p{L}/u.test(name) && /^\d[\d,]*$/.test(price));
  if (bare.length >= 2 && bare.length >= table.length / 2) return true;
  const units = table.flatMap((row) => unitOf(row.slice(1)) ?? []);
  const [most = []] = [...Map.groupBy(units, (unit) => unit).values()].toSorted((a, b) => b.length - a.length);
  return most.length >= 2 && units.length >= table.length / 2;
};

const unitOf = (cells: readonly string[]): string | null =>
  cells
    .flatMap(partsOf)
    .map(moneyUnit)
    .find((unit) => unit !== null) ?? null;

/** The values in a cell: "near, 15 coins, 2 weight" has three. */
const partsOf = (cell: string): string[] => cell.split(/, (?!\d{3}\b)/);

const hasPrices = ([head = []]: readonly (readonly string[])[]): boolean =>
  head.slice(1).some((cell) => /\b(?:price|cost|value)s?\b/i.test(cell));

const namesIn = (table: readonly (readonly string[])[]): string[] =>
  table.flatMap(([first = "", ...others]) => {
    // A price or a weight has a figure and a unit; a row without either is a header.
    const priced = others.flatMap(partsOf).some((cell) => /^[$€£¥]?[\d,.½¼/]+\s?\p{L}/u.test(cell) || /^[$€£¥]?\d[\d,.]*$/.test(cell));
    const name = bareName(first.replace(/^[\s•·-]+/, "").replace(/ \([^()]*\)$|, etc\.?$/g, ""));
    return priced && looksLikeName(titleCase(name)) && !/^\d/.test(name) ? [name] : [];
  });

// Lists write the rest of a name in lower case: "Rope, hempen".
const titleCase = (name: string): string => name.replaceAll(/(?<=^|[\s,(])\p{Ll}/gu, (letter) => letter.toUpperCase());
