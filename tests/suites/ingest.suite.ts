import { readFileSync } from "node:fs";
import { layOutBook, readBook } from "freeform-rpg/plugins/ingest-extract";
import { findBooks, findLibrary } from "../ingest/books.ts";
import type { TruthBook } from "../ingest/books.ts";
import { similarityOf } from "../ingest/edit-distance.ts";
import { bookWords, measureHeadings, measureOrder, measureRows } from "../ingest/measures.ts";
import type { Share } from "../ingest/measures.ts";
import { measureStatBlocks, readMonsters } from "../ingest/stat-blocks.ts";
import { measureEntities, sumUpEntities } from "../ingest/measure-entities.ts";
import type { EntityMeasure } from "../ingest/measure-entities.ts";
import { measureSystems, sumUpSystems } from "../ingest/measure-systems.ts";
import type { SystemsMeasure } from "../ingest/measure-systems.ts";
import { wordsOf } from "../ingest/words.ts";
import type { Suite } from "./suite.ts";

/** What one book came to; all but the counts are shares. */
interface Reading {
  readonly name: string;
  readonly honest: boolean;
  readonly similarity: number;
  readonly headings: ReturnType<typeof measureHeadings>;
  readonly rows: Share;
  readonly order: Share;
  readonly statBlocks: Share;
  readonly systems: SystemsMeasure | null;
  readonly entities: EntityMeasure | null;
}

/** Lays out every book whose right text is known and compares. Skips, with its reason, where there are no books. */
export const suite: Suite = async ({ data }) => {
  const folder = findLibrary(data);
  if (folder === null) {
    const why = "Skipped: there is no folder of books with their truth. Name one with --data DIR; docs/ingest.md says what it holds.";
    return { results: [], cases: [{ id: "books", passed: true, why }] };
  }
  const readings: Reading[] = [];
  for (const book of findBooks(folder)) readings.push(await readOne(book, folder));
  return { results: sumUp(readings), cases: readings.map(describe) };
};

const readOne = async ({ name, file, truth }: TruthBook, folder: string): Promise<Reading> => {
  const raw = await readBook(readFileSync(file), { name });
  const pages = layOutBook(raw.pages, raw.bookmarks);
  const words = bookWords(pages);
  const book = { title: name, page_count: raw.pageCount, pages: [...pages], bookmarks: [...raw.bookmarks], warnings: [] };
  const right = truth.flatMap(({ text }) => wordsOf(text));
  const stream = raw.pages.flatMap(({ runs }) => runs.flatMap(({ text }) => wordsOf(text)));
  return {
    name,
    // A stream that is wrong shares few words in order with the truth, whatever is done about hyphens and heads.
    honest: similarityOf(stream, right) > 0.75,
    similarity: similarityOf(words, right),
    headings: measureHeadings(
      pages.filter(({ matter }) => matter === "body").flatMap(({ blocks }) => blocks),
      truth,
    ),
    rows: measureRows(words, truth),
    order: measureOrder(words, truth),
    statBlocks: measureStatBlocks(words, right, readMonsters(folder)),
    systems: await measureSystems(book, folder),
    entities: measureEntities(book, truth, folder),
  };
};

const sumUp = (readings: readonly Reading[]) => {
  const least = (honest: boolean) => Math.min(1, ...readings.filter((one) => one.honest === honest).map(({ similarity }) => similarity));
  const add = (pick: (one: Reading) => Share): Share => ({
    found: readings.reduce((sum, one) => sum + pick(one).found, 0),
    of: readings.reduce((sum, one) => sum + pick(one).of, 0),
  });
  const [rows, order, statBlocks] = [add(({ rows }) => rows), add(({ order }) => order), add(({ statBlocks }) => statBlocks)];
  const mean = readings.reduce((sum, { headings }) => sum + headings.f1, 0) / Math.max(1, readings.length);
  return [
    share("edit_similarity_honest_min", least(true)),
    share("edit_similarity_wrong_stream_min", least(false)),
    share("heading_f1_mean", mean),
    share("table_rows", rows.found / Math.max(1, rows.of)),
    share("block_order", order.found / Math.max(1, order.of)),
    { metric: "stat_blocks", value: statBlocks.found, of: statBlocks.of },
    ...sumUpSystems(readings.map(({ systems }) => systems)),
    ...sumUpEntities(readings.map(({ entities }) => entities)),
  ];
};

const share = (metric: string, value: number) => ({ metric, value: Number(value.toFixed(4)), of: 1 });

const describe = ({ name, honest, similarity, headings, rows, order, statBlocks }: Reading) => {
  const per = (value: number) => (100 * value).toFixed(1);
  const stats = statBlocks.of ? `, stat blocks ${statBlocks.found} of ${statBlocks.of}` : "";
  const why =
    `${honest ? "honest" : "wrong"} stream; words ${per(similarity)}, headings F1 ${per(headings.f1)} (level ${per(headings.level)}), ` +
    `order ${per(order.found / order.of)}, rows ${rows.found} of ${rows.of}${stats}`;
  return { id: name, passed: similarity >= 0.9, why };
};
