import { families as allFamilies, findEntries, openVocabulary, splitPassages } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { Entry, EntryKind, LabelFamily, Passage as TextPassage } from "freeform-rpg/plugins/ingest/book-text";
import type { ExtractionConfig } from "freeform-rpg/plugins/rules/systems";
import type { Segment, SystemsDetail, SystemsFind, SystemsKey } from "freeform-rpg/schemas";
import { shortenQuote } from "./markdown.ts";
import { readPassages, under } from "./passages.ts";
import type { Passage } from "./passages.ts";

/** A book as extractors read it. */
export interface Book {
  readonly segments: readonly Segment[];
  readonly passages: readonly Passage[];
  /** The headings of the book with what they are parts of. */
  readonly texts: readonly TextPassage[];
  /** What the book describes under labels. */
  readonly entries: readonly Entry[];
  readonly config: ExtractionConfig;
  /** Passages whose heading the system's patterns give this content type, each with those under it. */
  sectionsOf(contentType: string): readonly { readonly head: Passage; readonly parts: readonly Passage[] }[];
}

/** Makes a book of segments that a system's hints are read with; its labels come before those of the families. */
export const openBook = (segments: readonly Segment[], config: ExtractionConfig, families: readonly LabelFamily[] = allFamilies): Book => {
  const passages = readPassages(segments);
  const { labels, abbreviations } = config.extraction;
  const short = Object.entries(abbreviations).map(([label, name]) => [keyOf(name).replaceAll(" ", "_"), [label, name]]);
  const known = [{ id: config.id, labels }, ...families, { id: config.id, labels: { creature: Object.fromEntries(short) } }];
  const texts = splitPassages(segments);
  const entries = findEntries(texts, openVocabulary(known));
  const sectionsOf: Book["sectionsOf"] = (contentType) => {
    const headers = config.patterns.sections.filter(({ content_type }) => content_type === contentType).map(({ header }) => header);
    return passages.flatMap((head, at) =>
      headers.some((header) => header.test(head.title)) ? [{ head, parts: under(passages, at) }] : [],
    );
  };
  return { segments, passages, texts, entries, config, sectionsOf };
};

/** One kind of rule: how its segments are recognised, and how it is read by structure alone. */
export interface Extractor<K extends SystemsKey> {
  readonly key: K;
  /** Structural signs, and content types of sections, of segments that a model should read for this extractor. */
  readonly signs: readonly string[];
  readonly sections: readonly string[];
  readonly find: (book: Book) => SystemsFind<K>[];
}

/** A find by structure. */
export const findIn = <K extends SystemsKey>(
  passage: Pick<Passage, "segment" | "pages" | "body" | "title">,
  name: string,
  details: SystemsDetail<K>,
  { confidence, quote = passage.body || passage.title }: { readonly confidence: number; readonly quote?: string },
): SystemsFind<K> => ({
  name: shortenQuote(name, 110),
  segment: passage.segment,
  pages: [passage.pages[0], passage.pages[1]],
  quote: shortenQuote(quote, 300),
  confidence,
  found_by: "structure",
  details,
});

/** The entries of a kind, with the place where each stands. */
export const entriesOf = ({ entries }: Book, kind: EntryKind) =>
  entries
    .filter((entry) => entry.kind === kind)
    .map((entry) => {
      const { segment } = entry.passage;
      return { entry, place: { segment: segment.id, pages: segment.pages, body: entry.text, title: entry.name } };
    });

/** Each name once, with its most certain find; the first of equal ones. */
export const eachOnce = <K extends SystemsKey>(finds: readonly SystemsFind<K>[]): SystemsFind<K>[] => {
  const best = new Map<string, SystemsFind<K>>();
  for (const find of finds) {
    const known = best.get(keyOf(find.name));
    if (known === undefined || known.confidence < find.confidence) best.set(keyOf(find.name), find);
  }
  return [...best.values()];
};

/** Names are equal when they differ only in case and white space. */
export const keyOf = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s’']+/g, " ")
    .trim();
