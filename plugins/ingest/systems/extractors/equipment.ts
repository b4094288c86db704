import { readGoods, readTables } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { SystemsDetail, SystemsFind } from "freeform-rpg/schemas";
import { eachOnce, findIn } from "../book.ts";
import type { Book, Extractor } from "../book.ts";
import type { Passage } from "../passages.ts";

/** Things with a price: rows of tables with an amount of money, and offers in running text. */
export const equipment: Extractor<"equipment"> = {
  key: "equipment",
  signs: ["number_table"],
  sections: ["equipment_list"],
  find: (book) => {
    const shapes = shapesOf(book);
    const listed = new Set(book.sectionsOf("equipment_list").flatMap(({ head, parts }) => [head, ...parts]));
    return eachOnce(
      book.passages.flatMap((passage) => [
        ...readTables(passage.body).flatMap((table) => [
          ...readTable(passage, table, shapes),
          ...(listed.has(passage) ? readPlainList(passage, table) : []),
        ]),
        ...readRunOns(passage, shapes),
      ]),
    );
  },
};

/** Patterns of cells. */
interface Shapes {
  readonly cost: RegExp;
  readonly weight: RegExp;
}

const damage = /^\d{0,2}d\d{1,3}\b|^\+?\d+ (?:\w+ )?damage$|^\d+ (?:piercing|slashing|bludgeoning)$|^damage \d+$/i;

const shapesOf = ({ config }: Book): Shapes => ({
  cost: amountIn(config.extraction.equipment.cost_units),
  weight: amountIn(config.extraction.equipment.weight_units),
});

const amountIn = (units: readonly string[]): RegExp => {
  const one = units.map((unit) => unit.replace(/[^\w]/g, String.raw`\$&`)).join("|");
  return one === ""
    ? /(?!)/
    : new RegExp(String.raw`^(?:(?:${one}) ?[\d,./]+|[\d,.]*(?:\d/\d)?[\d½¼¾]* ?(?:${one})\.?)(?: per \w+| each)?(?: \(.*\))?$`, "i");
};

/** Splits a cell into its values: "near, 15 coins, 2 weight" has three. */
const partsOf = (cell: string): string[] => (/\d/.test(cell) && !/\(.*,.*\)/.test(cell) ? cell.split(/, (?!\d{3}\b)/) : [cell]);

const priceHead = /^(?:price|cost|value)s?\b/i;

const readTable = (passage: Passage, table: readonly (readonly string[])[], shapes: Shapes): SystemsFind<"equipment">[] => {
  const isCost = (cell: string) => /\d/.test(cell) && shapes.cost.test(cell);
  const heads = table[0]?.slice(1).flatMap(partsOf).some(isCost) ? [] : (table[0] ?? []);
  const column = heads.findIndex((cell) => priceHead.test(cell));
  const costOf = ([, ...cells]: readonly string[]) =>
    cells.flatMap(partsOf).find(isCost) ?? (column > 0 && /\d/.test(cells[column - 1] ?? "") ? (cells[column - 1] ?? null) : null);
  const priced = table.slice(heads.length > 0 ? 1 : 0).filter((row) => costOf(row) !== null);
  if (priced.length < 2 || priced.length < table.length / 3) return [];
  return priced.flatMap((row) => {
    const [name = "", ...cells] = row;
    if (!/\p{L}{2}/u.test(name) || /^\d/.test(name)) return [];
    const values = cells.flatMap((cell, at) => partsOf(cell).map((part) => ({ head: heads[at + 1], part })));
    const details = detailsOf(passage, costOf(row), values, shapes);
    return [findIn<"equipment">(passage, name, details, { confidence: sureOf.table, quote: row.join(" | ") })];
  });
};

type CellValues = readonly { readonly head?: string | undefined; readonly part: string }[];

const detailsOf = (passage: Passage, cost: string | null, values: CellValues, { weight }: Shapes): SystemsDetail<"equipment"> => {
  const pick = (test: (part: string) => boolean) => values.find(({ part }) => part !== cost && test(part))?.part ?? null;
  const load = pick((part) => /[\d½¼]/.test(part) && weight.test(part));
  const hurts = pick((part) => damage.test(part));
  const rest = values.filter(({ part }) => ![cost, load, hurts].includes(part) && !/^[—–*-]?$/.test(part));
  const properties = rest.map(({ head, part }) => (head ? `${head}: ${part}` : part));
  return { category: passage.title, cost, weight: load, damage: hurts, properties };
};

/** The confidence of things, by how they were found. */
const sureOf = { table: 0.95, runOn: 0.85, plain: 0.8 };

/** "Burglar's Pack (16 gp). Includes ...", "Spear reach, 5 coins, 1 weight": the price after the name. */
const readRunOns = (passage: Passage, shapes: Shapes): SystemsFind<"equipment">[] =>
  readGoods(passage.body, (cell) => /\d/.test(cell) && shapes.cost.test(cell)).map(({ name, price, notes, quote }) => {
    const details = detailsOf(
      passage,
      price,
      notes.map((part) => ({ part })),
      shapes,
    );
    return findIn<"equipment">(passage, name, details, { confidence: sureOf.runOn, quote });
  });

/** A list of goods whose prices have no unit, because all are in one coin. */
const readPlainList = (passage: Passage, table: readonly (readonly string[])[]): SystemsFind<"equipment">[] => {
  const rows = table.filter(
    ([name = "", price = "", ...rest]) => rest.length === 0 && /^\p{Lu}/u.test(name) && /^\d[\d,]*(?: \p{L}{2,12})?$/u.test(price),
  );
  const units = new Set(rows.map(([, price = ""]) => price.replace(/[\d, ]+|s$/g, "")));
  if (rows.length < 2 || rows.length < table.length - 1 || units.size > 1) return [];
  return rows.map(([name = "", price = ""]) => {
    const [, bare = name, noted] = /^(.+?) \(([^()]+)\)$/.exec(name) ?? [];
    const properties = noted?.split(", ") ?? [];
    const hurts = properties.find((one) => damage.test(one)) ?? null;
    const rest = properties.filter((one) => one !== hurts);
    const details = { category: passage.title, cost: price, weight: null, damage: hurts, properties: rest };
    return findIn<"equipment">(passage, bare, details, { confidence: sureOf.plain, quote: `${name} | ${price}` });
  });
};
