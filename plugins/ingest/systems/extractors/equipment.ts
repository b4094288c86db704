import { readGoods, readPriceTable, readTables } from "freeform-rpg/plugins/ingest/book-text/lib";
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
        ...readTables(passage.body).flatMap((table) => readTable(passage, table, { shapes, sells: listed.has(passage) })),
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

const damage = /^\d{0,2}[dw]\d{1,3}\b|^\+?\d+ (?:\w+ )?damage$|^\d+ (?:piercing|slashing|bludgeoning)$|^damage \d+$/i;

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

type CellValues = readonly { readonly head?: string | undefined; readonly part: string }[];

const detailsOf = (passage: Passage, cost: string | null, values: CellValues, { weight }: Shapes): SystemsDetail<"equipment"> => {
  const pick = (test: (part: string) => boolean) => values.find(({ part }) => part !== cost && test(part))?.part ?? null;
  const load = pick((part) => /[\d½¼]/.test(part) && weight.test(part));
  const hurts = pick((part) => damage.test(part));
  const rest = values.filter(({ part }) => ![cost, load, hurts].includes(part) && !/^[—–*-]?$/.test(part));
  const properties = rest.map(({ head, part }) => (head ? `${head}: ${part}` : part));
  return { category: passage.title, cost, weight: load, damage: hurts, properties };
};

interface Shop {
  readonly shapes: Shapes;
  readonly sells: boolean;
}

/** The rows of a table. Where names differ without their brackets, these hold properties: "Spear (d6, bulky)". */
const readTable = (passage: Passage, table: readonly (readonly string[])[], { shapes, sells }: Shop): SystemsFind<"equipment">[] => {
  const offered = readPriceTable(table, { isPrice: (cell) => shapes.cost.test(cell), sells });
  const split = offered.map(({ name }) => /^(?<bare>.+?) \((?<notes>[^()]+)\)$/.exec(name)?.groups ?? { bare: name });
  const differ = new Set(split.map(({ bare }) => bare)).size === offered.length;
  return offered.map(({ name, price, values, quote }, at) => {
    const { bare = name, notes } = differ ? (split[at] ?? {}) : {};
    const noted = notes?.split(", ").map((part) => ({ head: undefined, part })) ?? [];
    return findIn<"equipment">(passage, bare, detailsOf(passage, price, [...noted, ...values], shapes), {
      confidence: sureOf.table,
      quote,
    });
  });
};

/** The confidence of things, by how they were found. */
const sureOf = { table: 0.95, runOn: 0.85 };

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
