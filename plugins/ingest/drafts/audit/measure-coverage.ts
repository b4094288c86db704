import type { AssembledPack, Extraction, Segments } from "freeform-rpg/schemas";
import { wordsOf } from "freeform-rpg/language";
import type { WordCoverage } from "./ingest-audit.ts";

/** Counts the words of a book by destination: each word is matched with an occurrence in the pack's texts. */
export const measureCoverage = (book: Extraction, pieces: Segments, pack: AssembledPack): WordCoverage => {
  const pages = (matter: readonly string[]) =>
    book.pages.filter((page) => matter.includes(page.matter)).flatMap(({ blocks }) => blocks.flatMap(({ text }) => wordsOf(text)));
  const body = pages(["body"]);
  const segments = pieces.segments.flatMap(({ text }) => wordsOf(text));
  const texts = pack.files
    .filter(({ path }) => path.endsWith(".md") && path.includes("/"))
    .flatMap(({ text }) => wordsOf(withoutFront(text)));
  const inPack = countShared(body, texts);
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

const withoutFront = (text: string): string => text.replace(/^---\n[\s\S]*?\n---\n/, "");

const countShared = (wanted: readonly string[], there: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const word of there) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
};
