import type { Call } from "freeform-rpg/kernel";
import { loadPrompt } from "freeform-rpg/plugins/models";
import type { ModelService, OfflineAnswer } from "freeform-rpg/plugins/models";
import { askCorrected } from "freeform-rpg/plugins/self-correction";
import type { DraftRule } from "freeform-rpg/plugins/self-correction";
import type { Extraction } from "freeform-rpg/schemas";
import { z } from "zod";
import type { Piece } from "./detect-structure.ts";

/** Asks where sections begin in a book that does not say. */
export const structurePrompt = loadPrompt("ingest/structure_v1");

const Heading = z.strictObject({ block: z.int(), title: z.string().min(1), level: z.int().min(1).max(3) });
/** Where sections begin. */
export const FoundHeadings = z.strictObject({ headings: z.array(Heading) });
export type FoundHeadings = z.infer<typeof FoundHeadings>;

/** Without a model nothing more is known than the heuristics found: nothing. */
export const offlineStructureAnswer: OfflineAnswer = { promptId: structurePrompt.id, answer: (): FoundHeadings => ({ headings: [] }) };

/** Blocks of one question, and letters of each. */
const batch = { blocks: 150, letters: 160 };
/** Blocks below which a book is one section in any case. */
const leastBlocks = 12;

/** The book's pieces with the headings that a model finds put before them; those it may not have found are left out. */
export const askHeadings = async (
  book: Extraction,
  pieces: readonly Piece[],
  { models, call }: { readonly models: ModelService; readonly call: Call },
): Promise<readonly Piece[]> => {
  if (pieces.length < leastBlocks) return pieces;
  const found = new Map<number, FoundHeadings["headings"][number]>();
  for (let from = 0; from < pieces.length; from += batch.blocks) {
    call.progress("Looking for sections", from, pieces.length);
    const blocks = pieces
      .slice(from, from + batch.blocks)
      .map(({ page, block: { text } }, at) => ({ block: from + at, page, text: text.slice(0, batch.letters) }));
    const rules = headingRules(new Set(blocks.map(({ block }) => block)));
    const { draft } = await askCorrected({
      models,
      call,
      prompt: structurePrompt,
      schema: FoundHeadings,
      input: { title: book.title, blocks },
      rules,
    });
    for (const heading of draft.headings) if (isSound(heading, blocks)) found.set(heading.block, heading);
  }
  return pieces.flatMap((piece, at) => {
    const heading = found.get(at);
    return heading ? [headingPiece(piece, heading), piece] : [piece];
  });
};

const mostWords = 8;

const headingRules = (known: ReadonlySet<number>): readonly DraftRule<FoundHeadings>[] => [
  {
    id: "block_known",
    check: ({ headings }) =>
      headings.flatMap(({ block, title }, at) =>
        known.has(block) ? [] : [fault(at, `"${title}" begins at block ${block}, which you were not given. Use a number of the list.`)],
      ),
  },
  {
    id: "title_short",
    check: ({ headings }) =>
      headings.flatMap(({ title }, at) =>
        countWords(title) <= mostWords ? [] : [fault(at, `The title "${title}" has more than ${mostWords} words. Write a shorter one.`)],
      ),
  },
  {
    id: "in_order",
    check: ({ headings }) =>
      headings.flatMap(({ block, title }, at) =>
        block > (headings[at - 1]?.block ?? -1)
          ? []
          : [fault(at, `"${title}" does not come after the section before it. Keep the order of the blocks.`)],
      ),
  },
];

const fault = (at: number, message: string) => ({ severity: "error" as const, field: `headings[${at}]`, message });
const countWords = (text: string): number => text.trim().split(/\s+/).length;

const isSound = ({ block, title }: FoundHeadings["headings"][number], given: readonly { readonly block: number }[]): boolean =>
  given.some((one) => one.block === block) && countWords(title) <= mostWords;

const headingPiece = ({ page, index, block }: Piece, { title, level }: FoundHeadings["headings"][number]): Piece => ({
  page,
  index,
  block: { type: "heading", text: title, level, places: block.places },
});
