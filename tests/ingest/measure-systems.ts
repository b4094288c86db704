import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { classifySegments } from "freeform-rpg/plugins/ingest-classify";
import { segmentBook } from "freeform-rpg/plugins/ingest-segment";
import { detectStructure } from "freeform-rpg/plugins/ingest-structure";
import { extractSystems } from "freeform-rpg/plugins/ingest-systems";
import { openSystemShelf } from "freeform-rpg/plugins/systems";
import type { Extraction, SystemsFind, SystemsResults } from "freeform-rpg/schemas";
import { z } from "zod";
import type { Share } from "./measures.ts";

/** How much of what is known to stand in a book its extractors find, by structure alone. */
export interface SystemsMeasure {
  /** Stat blocks found by name, of those that stand in the book; and fields of these with the right number. */
  readonly entities: Share;
  readonly fields: Share;
  /** Conditions found by name, of all; and of these, effects that are told in full. */
  readonly conditions: Share;
  readonly effects: Share;
  /** Things with a price found by name; and of these, prices that are right. */
  readonly equipment: Share;
  readonly prices: Share;
}

/** Extracts a book's rules without a model and compares them with the truth folder's lists; `null` where these are of another book. */
export const measureSystems = async (book: Extraction, folder: string): Promise<SystemsMeasure | null> => {
  const truth = readTruth(folder);
  if (truth === null) return null;
  const { segments } = segmentBook(book, detectStructure(book), { least: 150, most: 2000, target: 600 });
  const systems = openSystemShelf(join(import.meta.dirname, "..", "..", "systems"));
  const { results } = await extractSystems({ segments, classes: classifySegments(segments), hint: null, systems });
  const text = ` ${plain(segments.map((segment) => segment.text).join(" "))} `;
  if (!truth.conditions.some(({ desc }) => text.includes(plain(desc[0] ?? "").slice(0, 60)))) return null;
  return { ...measureEntities(results, truth, text), ...measureConditions(results, truth), ...measureEquipment(results, truth, text) };
};

const scores = ["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"] as const;
const Score = z.number();
const Monster = z.object({
  name: z.string(),
  hit_points: z.number(),
  hit_dice: z.string(),
  strength: Score,
  dexterity: Score,
  constitution: Score,
  intelligence: Score,
  wisdom: Score,
  charisma: Score,
});
const Condition = z.object({ name: z.string(), desc: z.array(z.string()) });
const Item = z.object({ name: z.string(), cost: z.object({ quantity: z.number(), unit: z.string() }) });
type Truth = { monsters: z.infer<typeof Monster>[]; conditions: z.infer<typeof Condition>[]; items: z.infer<typeof Item>[] };

const readTruth = (folder: string): Truth | null => {
  const read = <T>(name: string, shape: z.ZodType<T>): T[] => {
    const file = join(folder, "truth", `5e-SRD-${name}.json`);
    return existsSync(file) ? z.array(shape).parse(JSON.parse(readFileSync(file, "utf8"))) : [];
  };
  const truth = { monsters: read("Monsters", Monster), conditions: read("Conditions", Condition), items: read("Equipment", Item) };
  return truth.monsters.length + truth.conditions.length + truth.items.length === 0 ? null : truth;
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

/** A monster stands in the book when its name and its hit points with their dice do, near each other. */
const measureEntities = ({ entity_stats }: SystemsResults, { monsters }: Truth, text: string) => {
  const found = named(entity_stats.items);
  const standing = monsters.filter(({ name, hit_points, hit_dice }) =>
    standsWith(text, plain(name), `hit points ${hit_points} ${hit_dice} `),
  );
  const fields = standing.flatMap((monster) => {
    const find = found.get(plain(monster.name));
    if (find === undefined) return [];
    const value = (name: string) => Number.parseInt(find.details.fields.find((field) => field.name === name)?.value ?? "", 10);
    return [value("hit_points") === monster.hit_points, ...scores.map((score) => value(score) === monster[score])];
  });
  return { entities: share(standing.map(({ name }) => found.has(plain(name)))), fields: share(fields) };
};

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

/** A thing stands in the book when its name does, with its price behind it. */
const measureEquipment = ({ equipment }: SystemsResults, { items }: Truth, text: string) => {
  const found = named(equipment.items);
  const price = ({ cost }: Truth["items"][number]) => `${cost.quantity} ${cost.unit}`;
  const standing = items.filter((item) => standsWith(text, plain(item.name), ` ${price(item)}`));
  const finds = standing.map((item) => ({ item, find: found.get(plain(item.name)) }));
  return {
    equipment: share(finds.map(({ find }) => find !== undefined)),
    prices: share(finds.flatMap(({ item, find }) => (find === undefined ? [] : isPrice(find, price(item))))),
  };
};

const isPrice = ({ details }: SystemsFind<"equipment">, price: string): boolean => plain(details.cost?.replaceAll(",", "") ?? "") === price;
