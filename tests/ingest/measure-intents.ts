import { readFileSync } from "node:fs";
import { join } from "node:path";
import { classifySegments } from "freeform-rpg/plugins/ingest-classify";
import { segmentBook } from "freeform-rpg/plugins/ingest-segment";
import { detectStructure } from "freeform-rpg/plugins/ingest-structure";
import { ChapterIntent, SegmentRoute } from "freeform-rpg/schemas";
import type { Extraction } from "freeform-rpg/schemas";
import { z } from "zod";
import type { Share } from "./measures.ts";
import { wordsOf } from "./words.ts";

/** Chapters by title, what each is for, and the routes of its pieces that are right; labelled by hand from the printed pages. */
const Labels = z.record(z.string(), z.array(z.tuple([z.string(), ChapterIntent, z.array(SegmentRoute)])));

/** How many labelled chapters that were found have the right intent, and how many of their segments a right route. */
export interface IntentMeasure {
  readonly intents: Share;
  readonly routes: Share;
}

/** Compares a book's chapters with the labels; books without labels count nothing. */
export const measureIntents = (name: string, book: Extraction): IntentMeasure => {
  const labels = Labels.parse(JSON.parse(readFileSync(join(import.meta.dirname, "labels.json"), "utf8")))[name] ?? [];
  const structure = detectStructure(book);
  const { segments } = segmentBook(book, structure, { least: 150, most: 2000, target: 600 });
  const routes = new Map(classifySegments(segments).segments.map(({ id, route }) => [id, route]));
  const keyOf = (title: string) => wordsOf(title).join("");
  const rows = labels.flatMap(([title, intent, right]) => {
    const found = structure.sections.filter((section) => keyOf(section.title) === keyOf(title)).sort((a, b) => a.level - b.level)[0];
    if (!found) return [];
    const inside = segments.filter(({ path, title: own }) => keyOf(path[0] ?? own) === keyOf(title));
    const fitting = inside.filter(({ id }) => right.some((route) => route === routes.get(id)));
    return [{ right: found.intent === intent, inside: right.length ? inside.length : 0, fitting: right.length ? fitting.length : 0 }];
  });
  const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + pick(row), 0);
  return {
    intents: { found: sum((row) => Number(row.right)), of: rows.length },
    routes: { found: sum((row) => row.fitting), of: sum((row) => row.inside) },
  };
};
