import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { segmentBook } from "freeform-rpg/plugins/ingest/segment/lib";
import { detectStructure } from "freeform-rpg/plugins/ingest/structure/lib";
import type { Extraction, SystemsExtraction, SystemsFind, SystemsResults } from "freeform-rpg/schemas";
import { z } from "zod";
import type { TruthBlock } from "./books.ts";
import type { Share } from "./measures.ts";
import { measureStatBlocks, readMonsters } from "./stat-blocks.ts";

/** How much of what is known to stand in a book its extractors find, by structure alone. */
export interface SystemsMeasure {
  /** Stat blocks found by name with all their fields, of those that stand in the book; and fields that are right, of all of theirs. */
  readonly blocks: Share;
  readonly fields: Share;
  /** Conditions found by name, of all; and of these, effects that are told in full. */
  readonly conditions: Share;
  readonly effects: Share;
  /** Things with a price found by name; and of these, prices and weights that are right. */
  readonly equipment: Share;
  readonly prices: Share;
  readonly weights: Share;
}

/** Compares the rules that were extracted from a book with the truth folder's lists; `null` where these are of another book. */
export const measureSystems = (
  book: Extraction,
  { results }: SystemsExtraction,
  blocks: readonly TruthBlock[],
  folder: string,
): SystemsMeasure | null => {
  const truth = readTruth(folder);
  if (truth === null) return null;
  const { segments } = segmentBook(book, detectStructure(book), { least: 150, most: 2000, target: 600 });
  const own = segments.map((segment) => segment.text).join("\n");
  const text = ` ${plain(own)} `;
  const texts = [own, blocks.map((block) => block.text).join("\n")];
  if (!truth.conditions.some(({ desc }) => text.includes(plain(desc[0] ?? "").slice(0, 60)))) return null;
  return {
    ...measureStatBlocks(results.entity_stats.items, texts, readMonsters(folder)),
    ...measureConditions(results, truth),
    ...measureEquipment(results, truth, text),
  };
};

const Condition = z.object({ name: z.string(), desc: z.array(z.string()) });
const Item = z.object({
  name: z.string(),
  cost: z.object({ quantity: z.number(), unit: z.string() }),
  weight: z.number().optional(),
});
type Truth = { conditions: z.infer<typeof Condition>[]; items: z.infer<typeof Item>[] };

const readTruth = (folder: string): Truth | null => {
  const read = <T>(name: string, shape: z.ZodType<T>): T[] => {
    const file = join(folder, "truth", `5e-SRD-${name}.json`);
    return existsSync(file) ? z.array(shape).parse(JSON.parse(readFileSync(file, "utf8"))) : [];
  };
  const truth = { conditions: read("Conditions", Condition), items: read("Equipment", Item) };
  return truth.conditions.length + truth.items.length === 0 ? null : truth;
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();

const named = <T extends { readonly name: string }>(finds: readonly T[]): ReadonlyMap<string, T> =>
  new Map(finds.map((find) => [plain(find.name), find]));

const share = (flags: readonly boolean[]): Share => ({ found: flags.filter(Boolean).length, of: flags.length });

const standsWith = (text: string, name: string, near: string): boolean => {
  for (let at = text.indexOf(` ${name} `); at >= 0; at = text.indexOf(` ${name} `, at + 1))
    if (text.slice(at, at + 400).includes(near)) return true;
  return false;
};

const measureConditions = (results: SystemsResults, { conditions }: Truth) => {
  const found = named(results.conditions.items);
  const told = conditions.flatMap(({ name, desc }) => {
    const find = found.get(plain(name));
    const effects = plain(find?.details.effects.join(" ") ?? "");
    return find === undefined ? [] : desc.filter((line) => line.startsWith("-")).map((line) => effects.includes(plain(line).slice(0, 60)));
  });
  return { conditions: share(conditions.map(({ name }) => found.has(plain(name)))), effects: share(told) };
};

/** A list's name says how much is sold, and for armour what it is: "Chalk (1 piece)", "Padded Armor". The book's table does not. */
const soldAs = (name: string): string =>
  plain(name.replace(/ \(.*\)$/, ""))
    .replace(/ armor$/, "")
    .trim();

/** A thing stands in the book when its name does, with its price behind it. */
const measureEquipment = ({ equipment }: SystemsResults, { items }: Truth, text: string) => {
  const found = new Map(equipment.items.map((find) => [soldAs(find.name), find]));
  const standing = items.filter((item) => standsWith(text, soldAs(item.name), ` ${priceOf(item)} `));
  const finds = standing.flatMap((item) => {
    const find = found.get(soldAs(item.name));
    return find === undefined ? [] : [{ item, find }];
  });
  return {
    equipment: { found: finds.length, of: standing.length },
    prices: share(finds.map(({ item, find }) => plain(find.details.cost?.replaceAll(",", "") ?? "") === priceOf(item))),
    weights: share(finds.flatMap(({ item, find }) => (item.weight === undefined || item.weight === 0 ? [] : isWeight(find, item.weight)))),
  };
};

const priceOf = ({ cost }: Truth["items"][number]): string => `${cost.quantity} ${cost.unit}`;

const parts: Readonly<Record<string, number>> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };

/** "1/4 lb.", "1½ lb." and "65 lb." as numbers. */
const isWeight = ({ details }: SystemsFind<"equipment">, weight: number): boolean => {
  const {
    over,
    under,
    whole,
    part = "",
  } = /^(?:(?<over>\d)\/(?<under>\d)|(?<whole>\d*)(?<part>[½¼¾]?))/.exec(details.weight ?? "")?.groups ?? {};
  const told = over === undefined ? Number(whole) + (parts[part] ?? 0) : Number(over) / Number(under);
  return Math.abs(told - weight) < 0.01;
};
