import { nameByStructure } from "freeform-rpg/plugins/ingest/enrich/lib";
import { segmentBook } from "freeform-rpg/plugins/ingest/segment/lib";
import { detectStructure } from "freeform-rpg/plugins/ingest/structure/lib";
import type { Extraction } from "freeform-rpg/schemas";
import type { TruthBlock } from "./books.ts";
import { wordsOf } from "./words.ts";

/** Something that was said with a confidence, and whether it is right. */
export interface Said {
  readonly stated: number;
  readonly right: boolean;
}

/** One less the mean distance between what was stated and how often that was right, over tenths of confidence; 1 when nothing was said. */
export const reliabilityOf = (said: readonly Said[]): number => {
  const tenths = [...Map.groupBy(said, ({ stated }) => Math.round(10 * stated)).values()];
  const distance = tenths.reduce((sum, some) => {
    const stated = some.reduce((all, one) => all + one.stated, 0);
    return sum + Math.abs(stated - some.filter(({ right }) => right).length);
  }, 0);
  return 1 - distance / Math.max(1, said.length);
};

/** Whoever structure alone takes for a creature, and creatures that it takes for something else; none where the truth shows no creatures. */
export const judgeCreatures = (book: Extraction, truth: readonly TruthBlock[]): Said[] => {
  const creatures = creaturesOf(truth);
  if (creatures.size === 0) return [];
  const { segments } = segmentBook(book, detectStructure(book), { least: 150, most: 2000, target: 600 });
  return nameByStructure({ segments }).flatMap(({ name, type, confidence }): Said[] => {
    const isOne = creatures.has(keyOf(name));
    return type === "npc" || isOne ? [{ stated: confidence, right: type === "npc" && isOne }] : [];
  });
};

const keyOf = (name: string): string => wordsOf(name).join(" ");

/** Headings soon followed by hit points: whatever a game calls the rest, creatures have these. */
const creaturesOf = (truth: readonly TruthBlock[]): ReadonlySet<string> =>
  new Set(
    truth.flatMap(({ type, text }, at) => {
      const rest = truth.slice(at + 1, at + 9);
      const end = rest.findIndex((block) => block.type === "heading");
      const below = rest
        .slice(0, end < 0 ? rest.length : end)
        .map((block) => block.text)
        .join(" ");
      return type === "heading" && /\b\d+ HP\b|\bHit Points:? \d+/i.test(below.slice(0, 400)) ? [keyOf(text)] : [];
    }),
  );
