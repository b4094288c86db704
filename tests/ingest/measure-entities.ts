import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nameByStructure } from "freeform-rpg/plugins/ingest/enrich/lib";
import { segmentBook } from "freeform-rpg/plugins/ingest/segment/lib";
import { detectStructure } from "freeform-rpg/plugins/ingest/structure/lib";
import type { Extraction } from "freeform-rpg/schemas";
import { z } from "zod";
import type { TruthBlock } from "./books.ts";
import type { LeftOut } from "./leave-out.ts";
import type { Share } from "./measures.ts";
import { wordsOf } from "./words.ts";

/** How well a book's entities are named by structure alone. */
export interface EntityMeasure {
  /** Creatures of the book that are named, of all that are known. */
  readonly creatures: Share;
  /** What was taken for creatures and is one, of all that was. */
  readonly taken: Share;
  /** Things and conditions that are named, of all that are known to stand in the book. */
  readonly others: Share;
}

/** Names a book's entities without a model and compares; `null` where nothing is known of the book's creatures. */
export const measureEntities = (
  book: Extraction,
  truth: readonly TruthBlock[],
  folder: string,
  { vocabulary }: Partial<LeftOut> = {},
): EntityMeasure | null => {
  const { segments } = segmentBook(book, detectStructure(book), { least: 150, most: 2000, target: 600 });
  const text = ` ${segments.flatMap((segment) => wordsOf(segment.text)).join(" ")} `;
  const creatures = namesWithin(text, [...bestiaryOf(truth), ...readList(folder, "5e-SRD-Monsters.json", text)]);
  if (creatures.size === 0) return null;
  const others = namesWithin(
    text,
    ["5e-SRD-Equipment.json", "5e-SRD-Conditions.json"]
      .flatMap((file) => readList(folder, file, text))
      .map((name) => name.replace(/ \(.*\)$/, "")),
  );
  const entities = nameByStructure({ segments }, vocabulary);
  const named = new Set(entities.map(({ name }) => keyOf(name)));
  const taken = new Set(entities.filter(({ type }) => type === "npc").map(({ name }) => keyOf(name)));
  return {
    creatures: { found: [...creatures].filter((name) => taken.has(name)).length, of: creatures.size },
    taken: { found: [...taken].filter((name) => creatures.has(name)).length, of: taken.size },
    others: { found: [...others].filter((name) => named.has(name)).length, of: others.size },
  };
};

/** What all books came to: `entity_f1` over creatures, of which every one is known, and how many others were named. */
export const sumUpEntities = (
  measures: readonly (EntityMeasure | null)[],
  prefix = "",
): { metric: string; value: number; of: number }[] => {
  const known = measures.filter((measure) => measure !== null);
  if (known.length === 0) return [];
  const add = (pick: (one: EntityMeasure) => Share): Share => ({
    found: known.reduce((sum, one) => sum + pick(one).found, 0),
    of: known.reduce((sum, one) => sum + pick(one).of, 0),
  });
  const [creatures, taken, others] = [add((one) => one.creatures), add((one) => one.taken), add((one) => one.others)];
  const f1 = (creatures.found + taken.found) / Math.max(1, creatures.of + taken.of);
  return [
    { metric: `${prefix}entity_f1`, value: Number(f1.toFixed(4)), of: 1 },
    { metric: `${prefix}entities_creatures`, value: creatures.found, of: creatures.of },
    { metric: `${prefix}entities_others`, value: others.found, of: others.of },
  ];
};

const keyOf = (name: string): string => wordsOf(name).join(" ");

const namesWithin = (text: string, names: readonly string[]): Set<string> =>
  new Set(names.map(keyOf).filter((name) => text.includes(` ${name} `)));

const List = z.array(z.object({ name: z.string() }));

/** A list belongs to a book in which most of its names stand. */
const readList = (folder: string, file: string, text: string): string[] => {
  const path = join(folder, "truth", file);
  if (!existsSync(path)) return [];
  const names = List.parse(JSON.parse(readFileSync(path, "utf8"))).map(({ name }) => name);
  return namesWithin(text, names).size >= 0.6 * names.length ? names : [];
};

/** Headings one level below one that is called a bestiary. */
const bestiaryOf = (truth: readonly TruthBlock[]): string[] => {
  const names: string[] = [];
  let above: number | null = null;
  for (const { type, level = 1, text } of truth) {
    if (type !== "heading") continue;
    if (/\bbestiary\b/i.test(text)) above = level;
    else if (above !== null && level <= above) above = null;
    else if (above !== null && level === above + 1) names.push(text);
  }
  return names;
};
