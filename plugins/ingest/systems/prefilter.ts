import type { Classification, Segment, SystemsFind, SystemsKey } from "freeform-rpg/schemas";
import type { Book, Extractor } from "./book.ts";

/** The segments that a model should read for an extractor: those with its structural signs, under its headings, or in which structure found something. */
export const segmentsFor = <K extends SystemsKey>(
  { signs, sections }: Extractor<K>,
  book: Book,
  { segments }: Classification,
  finds: readonly SystemsFind<K>[],
): Segment[] => {
  const signed = segments
    .filter(({ route, indicators }) => route !== "LORE" && indicators.some((sign) => signs.includes(sign)))
    .map(({ id }) => id);
  const headed = sections.flatMap((type) =>
    book.sectionsOf(type).flatMap(({ head, parts }) => [head, ...parts].map(({ segment }) => segment)),
  );
  const wanted = new Set([...signed, ...headed, ...finds.map(({ segment }) => segment)]);
  return book.segments.filter(({ id }) => wanted.has(id));
};

/** Groups segments into batches with a maximum of words; a longer segment is its own batch. */
export const inBatches = (segments: readonly Segment[], words: number): Segment[][] => {
  const batches: Segment[][] = [];
  let room = 0;
  for (const segment of segments) {
    const last = batches.at(-1);
    if (last && segment.words <= room) last.push(segment);
    else batches.push([segment]);
    room = (last && segment.words <= room ? room : words) - segment.words;
  }
  return batches;
};
