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
 * Cuts a book into segments: at headings first; then small neighbours of one chapter are joined, those of one intent before others, and what is
 * too long is split between paragraphs. Front and back matter stays out.
 */
export const segmentBook = (book: Extraction, structure: Structure, sizes: SegmentSizes): Segments =>
  nameSegments(cutBook(book, structure, sizes), structure);

/** A book cut into runs of blocks: what {@link segmentBook} names. */
export const cutBook = (book: Extraction, { sections }: Structure, sizes: SegmentSizes): readonly Draft[] => {
  const pages = new Map(book.pages.map((page) => [page.number, page.blocks]));
  const kept = sections.filter(({ intent }) => intent !== "META");
  const drafts = kept
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

/** Small sections join the one before while both lie in one chapter and together stay near the target. */
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

/** What is still small is no piece of its own: it joins what stands beside it in the chapter, whatever that is for. */
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

/** Keeps the first one's place in the book; what it is for is told by the longer. */
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
