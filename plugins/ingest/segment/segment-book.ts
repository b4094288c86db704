import type { SegmentSizes } from "./segment-sizes.ts";
import { blocksToMarkdown } from "freeform-rpg/plugins/ingest/core/lib";
import type { Block, Extraction, Section, Segment, Segments, Structure } from "freeform-rpg/schemas";
import { splitBlocks } from "./split-blocks.ts";
import { countWords } from "./count-words.ts";

/** A run of blocks that becomes a segment. */
export interface Draft {
  readonly section: Section;
  readonly blocks: readonly Block[];
  readonly words: number;
}

/**
 * Splits a book into segments: first at headings; then small neighbours in one chapter are joined, those of the same intent first, and long
 * sections are split between paragraphs. Front and back matter is left out.
 */
export const segmentBook = (book: Extraction, structure: Structure, sizes: SegmentSizes): Segments =>
  nameSegments(cutBook(book, structure, sizes), structure);

/** The runs of blocks that become segments, before {@link segmentBook} names them. */
export const cutBook = (book: Extraction, { sections }: Structure, sizes: SegmentSizes): readonly Draft[] => {
  const pages = new Map(book.pages.map((page) => [page.number, page.blocks]));
  const included = sections.filter(({ intent }) => intent !== "META");
  const drafts = included
    .map((section) => draftSection(section, pages))
    .filter(({ blocks }) => blocks.length > 1 || blocks[0]?.type !== "heading");
  return joinLeft(joinSmall(drafts, sizes), sizes).flatMap((draft) => splitLarge(draft, sizes));
};

const draftSection = (section: Section, pages: ReadonlyMap<number, readonly Block[]>): Draft => {
  const text = section.blocks.flatMap(([page, index]) => pages.get(page)?.[index] ?? []);
  const place = text[0]?.places[0] ?? { page: section.pages[0], box: [0, 0, 0, 0] };
  const heading: Block = { type: "heading", text: section.title, level: Math.max(1, section.level), places: [place] };
  const blocks = [heading, ...text];
  return { section, blocks, words: countWords(blocks) };
};

/** Joins small sections with the one before, within a chapter and near the target size. */
const joinSmall = (drafts: readonly Draft[], { least, target }: SegmentSizes): readonly Draft[] => {
  const joined: Draft[] = [];
  for (const draft of drafts) {
    const last = joined.at(-1);
    const fits = last && (last.words < least || draft.words < least) && last.words + draft.words <= target * 1.25;
    if (last && fits && isOneChapter(last.section, draft.section)) {
      joined[joined.length - 1] = joinDrafts(last, draft);
    } else joined.push(draft);
  }
  return joined;
};

const isOneChapter = (a: Section, b: Section): boolean => a.intent === b.intent && lieTogether(a, b);

const lieTogether = (a: Section, b: Section): boolean => (a.path[0] ?? a.title) === (b.path[0] ?? b.title) || a.level === 0;

/** Joins sections that are still small with a neighbour in the chapter, of any intent. */
const joinLeft = (drafts: readonly Draft[], { least, target }: SegmentSizes): readonly Draft[] => {
  const joined: Draft[] = [];
  for (const draft of drafts) {
    const last = joined.at(-1);
    const small = last && Math.min(last.words, draft.words) < least && last.words + draft.words <= 2 * target;
    if (last && small && lieTogether(last.section, draft.section)) joined[joined.length - 1] = joinDrafts(last, draft);
    else joined.push(draft);
  }
  return joined;
};

/** The joined run has the place of the first part and the intent of the longer one. */
const joinDrafts = (first: Draft, second: Draft): Draft => ({
  section: { ...first.section, intent: (second.words > first.words ? second : first).section.intent },
  blocks: [...first.blocks, ...second.blocks],
  words: first.words + second.words,
});

const splitLarge = (draft: Draft, sizes: SegmentSizes): readonly Draft[] =>
  draft.words <= sizes.most ? [draft] : splitBlocks(draft.blocks, sizes).map((blocks) => ({ ...draft, blocks, words: countWords(blocks) }));

/** Names runs of blocks, and the sections that are front or back matter. */
export const nameSegments = (drafts: readonly Draft[], { sections }: Structure): Segments => ({
  segments: nameDrafts(drafts),
  left_out: sections.filter(({ intent }) => intent === "META").map(({ title }) => title),
});

const nameDrafts = (drafts: readonly Draft[]): Segment[] => {
  const counts = new Map<string, number>();
  return drafts.map(({ section, blocks, words }) => {
    const part = (counts.get(section.id) ?? 0) + 1;
    counts.set(section.id, part);
    const pages = blocks.flatMap(({ places }) => places.map(({ page }) => page));
    return {
      id: part === 1 ? section.id : `${section.id}_part_${part}`,
      title: part === 1 ? section.title : `${section.title} (part ${part})`,
      path: section.path,
      intent: section.intent,
      pages: [Math.min(...pages), Math.max(...pages)],
      words,
      text: blocksToMarkdown(blocks),
    };
  });
};
