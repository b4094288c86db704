import { moneyUnit } from "./goods.ts";

/** A row of a table that offers something for money. */
export interface Offered {
  readonly name: string;
  readonly price: string;
  /** The other values of the row with the heads above them. */
  readonly values: readonly { readonly head: string | undefined; readonly part: string }[];
  /** The row as the book prints it. */
  readonly quote: string;
}

/** What is known of a book's money. */
export interface Money {
  /** Whether a cell is an amount in a unit that the game is known to use. */
  readonly isPrice: (cell: string) => boolean;
  /** Whether the text around the table sells things, so that any unit may be money. */
  readonly sells: boolean;
}

type Row = readonly string[];

/** The minimum number of rows with a price, and their share of all rows. */
const least = { rows: 2, share: 1 / 3 };

/** The head of a column of prices, in several languages. */
export const priceHead =
  /(?<!\p{L})(?:(?:price|cost|value|preis|kosten|wert|coût|valeur|precio|coste|valor|preço|custo)s?|prix|preise|prezzo|costo|valore)(?!\p{L})/iu;

/** Splits a cell into its values: "near, 15 coins, 2 weight" has three. */
const partsOf = (cell: string): string[] => (/\d/.test(cell) && !/\(.*,.*\)/.test(cell) ? cell.split(/, (?!\d{3}\b)/) : [cell]);

/** The rows of a table that have a price: in a known unit, below a head of prices, or in the unit that most rows use. */
export const readPriceTable = (table: readonly Row[], money: Money): Offered[] => {
  const [first = []] = table;
  const heads = first.slice(1).some((cell) => partsOf(cell).some((part) => /\d/.test(part) && isAmount(part, money))) ? [] : first;
  const column = heads.findIndex((head, at) => at > 0 && priceHead.test(head));
  const units = money.sells ? unitsOf(table) : new Set<string>();
  const bare = money.sells && column < 0 && isPlainList(table);
  const priceOf = ([, ...cells]: Row): string | undefined => {
    const parts = cells.flatMap(partsOf);
    const below = column > 0 ? cells[column - 1] : bare ? cells[0] : undefined;
    return (
      parts.find((part) => /\d/.test(part) && money.isPrice(part)) ??
      (below !== undefined && /\d/.test(below) ? below : parts.find((part) => units.has(moneyUnit(part) ?? "")))
    );
  };
  const rows = table.slice(heads.length > 0 ? 1 : 0).flatMap((row) => readRow(row, heads, priceOf(row)));
  return rows.length >= least.rows && rows.length >= least.share * table.length ? rows : [];
};

const isAmount = (part: string, { isPrice }: Money): boolean => isPrice(part) || moneyUnit(part) !== null || /^\d[\d,.]*$/.test(part);

const readRow = (row: Row, heads: Row, price: string | undefined): Offered[] => {
  const [name = "", ...cells] = row;
  if (price === undefined || !/\p{L}{2}/u.test(name) || /^\d/.test(name)) return [];
  const values = cells.flatMap((cell, at) => (cell === price ? [] : partsOf(cell).map((part) => ({ head: heads[at + 1], part }))));
  return [{ name, price, values: values.filter(({ part }) => part !== price), quote: row.join(" | ") }];
};

/** Units that most rows of a table use. */
const unitsOf = (table: readonly Row[]): ReadonlySet<string> => {
  const found = table.map((row) =>
    row
      .slice(1)
      .flatMap(partsOf)
      .map(moneyUnit)
      .filter((unit) => unit !== null),
  );
  const priced = found.filter(({ length }) => length > 0).length;
  return new Set(priced >= least.rows && priced >= table.length / 2 ? found.flat() : []);
};

/** A name and a number in most rows, because all prices use one coin. */
const isPlainList = (table: readonly Row[]): boolean => {
  const rows = table.filter(
    ([name = "", price = "", ...rest]) => rest.length === 0 && /^\p{L}/u.test(name) && /^\d[\d,]*(?: \p{L}{2,12})?$/u.test(price),
  );
  return rows.length >= least.rows && rows.length >= table.length - 1;
};
