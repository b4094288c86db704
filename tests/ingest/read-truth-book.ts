import { readFileSync } from "node:fs";
import { layOutBook, readBook } from "freeform-rpg/plugins/ingest/extract/lib";
import type { TruthBook } from "./books.ts";
import { similarityOf } from "./edit-distance.ts";
import { judgeResolution } from "./judge-resolution.ts";
import { extractAlone, leaveOut } from "./leave-out.ts";
import { measureEntities } from "./measure-entities.ts";
import { measureHeads } from "./measure-heads.ts";
import { measureIntents } from "./measure-intents.ts";
import { judgeCreatures } from "./measure-reliability.ts";
import { measureSystems } from "./measure-systems.ts";
import { bookWords, measureHeadings, measureOrder, measureRows } from "./measures.ts";
import { readWithPeers } from "./peers.ts";
import { measurePublicly } from "./public-measures.ts";
import { wordsOf } from "./words.ts";

/** What one book came to. */
export type Reading = Awaited<ReturnType<typeof readTruthBook>>;

/** Word similarity and rows of a plain tool. */
const measurePeer = (words: readonly string[] | null, right: readonly string[], { truth }: TruthBook) =>
  words === null ? null : { similarity: similarityOf(words, right), rows: measureRows(words, truth) };

/** Lays a book out and compares it with its right text, beside plain tools on the same file. */
export const readTruthBook = async (book: TruthBook, folder: string) => {
  const { name, file, truth } = book;
  const raw = await readBook(readFileSync(file), { name });
  const pages = layOutBook(raw.pages, raw.bookmarks);
  const words = bookWords(pages);
  const right = truth.flatMap(({ text }) => wordsOf(text));
  const stream = raw.pages.flatMap(({ runs }) => runs.flatMap(({ text }) => wordsOf(text)));
  const blocks = pages.filter(({ matter }) => matter === "body").flatMap((page) => page.blocks);
  // A stream that is wrong shares few words in order with the truth, whatever is done about hyphens and heads.
  const honest = similarityOf(stream, right) > 0.75;
  const similarity = similarityOf(words, right);
  const peers = await readWithPeers(file);
  const extraction = {
    title: raw.title || name,
    page_count: raw.pageCount,
    pages: [...pages],
    bookmarks: [...raw.bookmarks],
    warnings: [],
  };
  const known = await extractAlone(extraction, leaveOut(null));
  const others = leaveOut(known.system);
  const unknown = await extractAlone(extraction, others);
  return {
    name,
    honest,
    similarity,
    headings: measureHeadings(blocks, truth),
    rows: measureRows(words, truth),
    order: measureOrder(words, truth),
    open: measurePublicly(blocks, words, truth),
    // Where text and truth differ by more than heads, words at an edge say nothing about heads.
    heads: honest && similarity > 0.995 ? measureHeads(raw.pages, pages, right) : null,
    intents: measureIntents(name, extraction),
    creatures: judgeCreatures(extraction, truth),
    systems: measureSystems(extraction, known, truth, folder),
    entities: measureEntities(extraction, truth, folder),
    family: known.system,
    resolution: judgeResolution(name, known),
    unknown: {
      systems: measureSystems(extraction, unknown, truth, folder),
      entities: measureEntities(extraction, truth, folder, others),
      resolution: judgeResolution(name, unknown),
    },
    peers: { pdfParse: measurePeer(peers.pdfParse, right, book), pdftotext: measurePeer(peers.pdftotext, right, book) },
  };
};
