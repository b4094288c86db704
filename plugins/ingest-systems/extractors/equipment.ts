import type { SystemsFind } from "freeform-rpg/schemas";
import { eachOnce, findIn } from "../book.ts";
import type { Book, Extractor } from "../book.ts";
import { readTables } from "../markdown.ts";
import type { Passage } from "../passages.ts";

/** Things with a price: rows of tables that hold an amount of money. */
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
        ...readPricedNames(passage, shapes),
      ]),
    );
  },
};

/** What cells look like. */
interface Shapes {
  readonly cost: RegExp;
  readonly weight: RegExp;
}

const damage = /^\d{0,2}d\d{1,3}\b|^\d+ (?:\w+ )?damage$|^\d+ (?:piercing|slashing|bludgeoning)$/i;

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

const readTable = (passage: Passage, table: readonly (readonly string[])[], { cost, weight }: Shapes): SystemsFind<"equipment">[] => {
  const isCost = (cell: string) => /\d/.test(cell) && cost.test(cell);
  const priced = table.filter((row) => row.slice(1).some(isCost));
  if (priced.length < 2 || priced.length < table.length / 3) return [];
  const header = table[0]?.some(isCost) ? [] : (table[0] ?? []);
  return priced.flatMap((row) => {
    const [name = "", ...cells] = row;
    if (!/\p{L}{2}/u.test(name) || /^\d/.test(name)) return [];
    const pick = (test: (cell: string) => boolean) => cells.find(test) ?? null;
    const [price, weighs, hurts] = [
      pick(isCost),
      pick((cell) => /[\d½¼]/.test(cell) && weight.test(cell)),
      pick((cell) => damage.test(cell)),
    ];
    const rest = cells.filter((cell) => ![price, weighs, hurts].includes(cell) && !/^[—–*-]?$/.test(cell));
    const properties = rest.map((cell) => tellColumn(header[row.indexOf(cell)], cell));
    const details = { category: passage.title, cost: price, weight: weighs, damage: hurts, properties };
    return [findIn<"equipment">(passage, name, details, { confidence: 0.8, quote: row.join(" | ") })];
  });
};

/** "Burglar's Pack (16 gp). Includes ...": the price behind the name. */
const readPricedNames = (passage: Passage, { cost }: Shapes): SystemsFind<"equipment">[] =>
  [...passage.body.matchAll(/(?:^|[.!] )(\p{Lu}[\p{L}’' -]{2,40}) \(([^()\n]{2,16})\)[.:]/gmu)].flatMap(([quote, name = "", price = ""]) =>
    /\d/.test(price) && cost.test(price)
      ? [
          findIn<"equipment">(
            passage,
            name,
            { category: passage.title, cost: price, weight: null, damage: null, properties: [] },
            { confidence: 0.7, quote },
          ),
        ]
      : [],
  );

/** A list of goods whose prices go without a unit, since all are in one coin. */
const readPlainList = (passage: Passage, table: readonly (readonly string[])[]): SystemsFind<"equipment">[] => {
  const rows = table.filter(([name = "", price = "", ...rest]) => rest.length === 0 && /^\p{Lu}/u.test(name) && /^\d[\d,]*$/.test(price));
  if (rows.length < 2 || rows.length < table.length - 1) return [];
  return rows.map(([name = "", price = ""]) => {
    const [, bare = name, noted] = /^(.+?) \(([^()]+)\)$/.exec(name) ?? [];
    const properties = noted?.split(", ") ?? [];
    const hurts = properties.find((one) => damage.test(one)) ?? null;
    const details = {
      category: passage.title,
      cost: price,
      weight: null,
      damage: hurts,
      properties: properties.filter((one) => one !== hurts),
    };
    return findIn<"equipment">(passage, bare, details, { confidence: 0.6, quote: `${name} | ${price}` });
  });
};

const tellColumn = (head: string | undefined, cell: string): string => (head ? `${head}: ${cell}` : cell);
