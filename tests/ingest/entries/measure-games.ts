import { join } from "node:path";
import { classifySegments } from "freeform-rpg/plugins/ingest/classify/lib";
import { nameByStructure } from "freeform-rpg/plugins/ingest/enrich/lib";
import { segmentBook } from "freeform-rpg/plugins/ingest/segment/lib";
import { detectStructure } from "freeform-rpg/plugins/ingest/structure/lib";
import { extractSystems } from "freeform-rpg/plugins/ingest/systems/lib";
import type { SystemRepository } from "freeform-rpg/plugins/rules/systems";
import { openSystemRepository } from "freeform-rpg/plugins/rules/systems/lib";
import type { Share } from "../measures.ts";
import { wordsOf } from "../words.ts";
import type { Game } from "./game.ts";
import { readMarkdown } from "./read-markdown.ts";

/** How many of a game's entries are found, by structure alone. */
export interface GameMeasure {
  readonly id: string;
  readonly part: Game["part"];
  /** Entities with the right name and type, of those that are in the book; and of those that were found. */
  readonly named: Share;
  readonly right: Share;
  /** Stat blocks by name, and their fields; powers and goods of the game system, by name. */
  readonly blocks: Share;
  readonly fields: Share;
  readonly powers: Share;
  readonly goods: Share;
}

const shipped = openSystemRepository(join(import.meta.dirname, "..", "..", "..", "systems"));
const read = new Map<string, ReturnType<SystemRepository["extraction"]>>();

/** The systems that ship, each read once. */
const systems: SystemRepository = {
  ...shipped,
  extraction: (request) => {
    const known = read.get(String(request.hint)) ?? shipped.extraction(request);
    read.set(String(request.hint), known);
    return known;
  },
};

/** Reads a game's book by structure alone and compares it with what was printed. */
export const measureGame = async ({ id, part, text, creatures, powers, goods, fields }: Game): Promise<GameMeasure> => {
  const book = readMarkdown(id, text);
  const { segments } = segmentBook(book, detectStructure(book), { least: 150, most: 2000, target: 600 });
  const { results } = await extractSystems({ segments, classes: classifySegments(segments), hint: null, systems });
  const truth = new Set([...typed(creatures, "npc"), ...typed(powers, "rules"), ...typed(goods, "item")]);
  const found = new Set(
    nameByStructure({ segments })
      .filter(({ type }) => type === "npc" || type === "rules" || type === "item")
      .flatMap(({ name, type }) => typed([name], type)),
  );
  const shared = [...truth].filter((one) => found.has(one)).length;
  const blocks = new Map(results.entity_stats.items.map((find) => [keyOf(find.name), find.details.fields.map(({ name }) => name)]));
  const held = creatures.flatMap((name) => fields.map((field) => blocks.get(keyOf(name))?.includes(field) === true));
  return {
    id,
    part,
    named: { found: shared, of: truth.size },
    right: { found: shared, of: found.size },
    blocks: among(creatures, new Set(blocks.keys())),
    fields: { found: held.filter(Boolean).length, of: held.length },
    powers: among(powers, namesOf(results.magic.items)),
    goods: among(goods, namesOf(results.equipment.items)),
  };
};

const keyOf = (name: string): string => wordsOf(name).join(" ");
const typed = (names: readonly string[], type: string): string[] => names.map((name) => `${type} ${keyOf(name)}`);
const namesOf = (finds: readonly { readonly name: string }[]): ReadonlySet<string> => new Set(finds.map(({ name }) => keyOf(name)));
const among = (names: readonly string[], found: ReadonlySet<string>): Share => ({
  found: names.filter((name) => found.has(keyOf(name))).length,
  of: names.length,
});
