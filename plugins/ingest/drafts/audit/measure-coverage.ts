import type { AssembledPack, Extraction, Segments } from "freeform-rpg/schemas";
import { wordsOf } from "freeform-rpg/language";
import { countShared, wordsInPack } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { WordCoverage } from "./ingest-audit.ts";

/** Counts the words of a book by destination: each word is matched with an occurrence in the pack's texts. */
export const measureCoverage = (book: Extraction, pieces: Segments, pack: AssembledPack): WordCoverage => {
  const pages = (matter: readonly string[]) =>
    book.pages.filter((page) => matter.includes(page.matter)).flatMap(({ blocks }) => blocks.flatMap(({ text }) => wordsOf(text)));
  const body = pages(["body"]);
  const segments = pieces.segments.flatMap(({ text }) => wordsOf(text));
  const inPack = countShared(body, wordsInPack(pack));
  const inSegments = countShared(body, segments);
  const left_out = body.length - inSegments;
  return {
    book: body.length,
    in_pack: inPack,
    share: body.length === 0 ? 0 : Number((inPack / body.length).toFixed(4)),
    contents_and_index: pages(["contents", "index"]).length,
    left_out,
    unaccounted: Math.max(0, body.length - inPack - left_out),
  };
};
