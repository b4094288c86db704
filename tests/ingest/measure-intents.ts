import { readFileSync } from "node:fs";
import { join } from "node:path";
import { classifySegments } from "freeform-rpg/plugins/ingest/classify/lib";
import { segmentBook } from "freeform-rpg/plugins/ingest/segment/lib";
import { detectStructure } from "freeform-rpg/plugins/ingest/structure/lib";
import { ChapterIntent, SegmentRoute } from "freeform-rpg/schemas/ingest";
import type { Extraction } from "freeform-rpg/schemas";
import { z } from "zod";
import type { Said } from "./measure-reliability.ts";
import type { Share } from "./measures.ts";
import { wordsOf } from "./words.ts";

/** Chapters by title, what each is for, and the routes of its pieces that are right; labelled by hand from the printed pages. */
const Labels = z.record(z.string(), z.array(z.tuple([z.string(), ChapterIntent, z.array(SegmentRoute)])));

/** How many labelled chapters that were found have the right intent, and how many of their segments a right route. */
export interface IntentMeasure {
  readonly intents: Share;
  readonly routes: Share;
  /** Each of these segments with how sure its class is and whether its route is right. */
  readonly said: readonly Said[];
}

/** Compares a book's chapters with the labels; books without labels count nothing. */
export const measureIntents = (name: string, book: Extraction): IntentMeasure => {
  const labels = Labels.parse(JSON.parse(readFileSync(join(import.meta.dirname, "labels.json"), "utf8")))[name] ?? [];
  const structure = detectStructure(book);
  const { segments } = segmentBook(book, structure, { least: 150, most: 2000, target: 600 });
  const classes = new Map(classifySegments(segments).segments.map((one) => [one.id, one]));
  const keyOf = (title: string) => wordsOf(title).join("");
  const rows = labels.flatMap(([title, intent, right]) => {
    const found = structure.sections.filter((section) => keyOf(section.title) === keyOf(title)).sort((a, b) => a.level - b.level)[0];
    if (!found) return [];
    const inside = segments.filter(({ path, title: own }) => keyOf(path[0] ?? own) === keyOf(title));
    const said = (right.length === 0 ? [] : inside).flatMap(({ id }): Said[] => {
      const made = classes.get(id);
      return made === undefined ? [] : [{ stated: made.confidence, right: right.includes(made.route) }];
    });
    return [{ right: found.intent === intent, said }];
  });
  const said = rows.flatMap((row) => row.said);
  return {
    intents: { found: rows.filter((row) => row.right).length, of: rows.length },
    routes: { found: said.filter(({ right }) => right).length, of: said.length },
    said,
  };
};
