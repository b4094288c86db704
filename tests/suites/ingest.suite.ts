import { findBooks, findLibrary } from "../ingest/books.ts";
import type { Share } from "../ingest/measures.ts";
import { readTruthBook } from "../ingest/read-truth-book.ts";
import type { Reading } from "../ingest/read-truth-book.ts";
import { shareOf, sumUp } from "../ingest/sum-up.ts";
import type { Suite } from "./suite.ts";

/** Lays out every book whose right text is known and compares, beside plain tools. Skips, with its reason, where there are no books. */
export const suite: Suite = async ({ data }) => {
  const folder = findLibrary(data);
  if (folder === null) {
    const why = "Skipped: there is no folder of books with their truth. Name one with --data DIR; docs/ingest.md says what it holds.";
    return { results: [], cases: [{ id: "books", passed: true, why }] };
  }
  const readings: Reading[] = [];
  for (const book of findBooks(folder)) readings.push(await readTruthBook(book, folder));
  return { results: sumUp(readings), cases: readings.map(describe) };
};

const describe = (reading: Reading) => {
  const { name, honest, similarity, headings, rows, order, systems, open, heads, intents, peers } = reading;
  const parts = [
    `${honest ? "honest" : "wrong"} stream; words ${per(similarity)}`,
    `headings F1 ${per(headings.f1)} (level ${per(headings.level)})`,
    `order ${per(shareOf(order))}`,
    `rows ${tell(rows)}`,
    `rolls ${reading.resolution ?? "-"}, as an unknown game ${reading.unknown.resolution ?? "-"}`,
    ...(systems ? [`stat blocks ${tell(systems.blocks)}, fields ${tell(systems.fields)}`] : []),
    `NID ${per(open.nid)}, TEDS ${open.teds === null ? "-" : per(open.teds)}, MHS ${per(open.mhs)}`,
    ...(heads ? [`running heads recall ${tell(heads.recall)}, precision ${tell(heads.precision)}`] : []),
    ...(intents.intents.of ? [`intents ${tell(intents.intents)}, routes ${tell(intents.routes)}`] : []),
    `pdf-parse alone ${tellPeer(peers.pdfParse)}`,
    peers.pdftotext ? `pdftotext ${tellPeer(peers.pdftotext)}` : "pdftotext is not installed",
  ];
  return { id: name, passed: similarity >= 0.9, why: parts.join("; ") };
};

const per = (value: number): string => (100 * value).toFixed(1);
const tell = ({ found, of }: Share): string => `${found} of ${of}`;
const tellPeer = (peer: Reading["peers"]["pdfParse"]): string => (peer ? `words ${per(peer.similarity)}, rows ${tell(peer.rows)}` : "-");
