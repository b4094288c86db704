import type { StageContext } from "freeform-rpg/kernel";
import { withholdOrders } from "freeform-rpg/plugins/ingest/book-text/lib";
import { askInHalves, loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService, OfflineAnswer } from "freeform-rpg/plugins/models/core";
import { askCorrected } from "freeform-rpg/plugins/policy/self-correction/lib";
import type { Extraction } from "freeform-rpg/schemas";
import { FoundHeadings } from "./headings.ts";
import type { NumberedPiece } from "./headings.ts";
import { headingRules, checkHeadings } from "./heading-rules.ts";
import type { Piece } from "./piece.ts";

/** Asks where sections begin in a book that does not say. */
export const structurePrompt = loadPrompt("ingest/structure_v2");

/** Without a model nothing more is known than the heuristics found: nothing. */
export const offlineStructureAnswer: OfflineAnswer = { promptId: structurePrompt.id, answer: (): FoundHeadings => ({ headings: [] }) };

/** Blocks of one question, and letters of each. */
const batch = { blocks: 150, letters: 160 };
/** Blocks below which a book is one section in any case. */
const leastBlocks = 12;

/** A book's pieces with headings among them, and what a person should know of the answers. */
export interface AskedPieces {
  readonly pieces: readonly Piece[];
  readonly doubts: readonly string[];
}

/** What is asked with. */
export interface HeadingQuestions {
  readonly models: ModelService;
  readonly call: StageContext;
}

/** The book's pieces with the headings that a model finds put before them; those it may not have found are left out. */
export const askHeadings = async (book: Extraction, pieces: readonly Piece[], desk: HeadingQuestions): Promise<AskedPieces> => {
  if (pieces.length < leastBlocks) return { pieces, doubts: [] };
  const numbered = pieces.map((piece, number) => ({ number, piece }));
  const found = new Map<number, FoundHeadings["headings"][number]>();
  const doubts: string[] = [];
  for (let from = 0; from < numbered.length; from += batch.blocks) {
    desk.call.progress("Looking for sections", from, numbered.length);
    const some = numbered.slice(from, from + batch.blocks);
    const { answers, missed } = await askInHalves(some, (part) => askPart(book.title, part, desk));
    for (const { headings, faults } of answers) {
      for (const heading of headings) found.set(heading.block, heading);
      doubts.push(...faults);
    }
    const [first] = missed;
    if (first)
      doubts.push(
        `The model gave no usable answer about sections on ${showPages(missed.map(({ item }) => item.piece.page))}: ${first.why}`,
      );
  }
  const headed = numbered.flatMap(({ number, piece }) => {
    const heading = found.get(number);
    return heading ? [headingPiece(piece, heading), piece] : [piece];
  });
  return { pieces: headed, doubts };
};

const askPart = async (title: string, part: readonly NumberedPiece[], { models, call }: HeadingQuestions) => {
  const blocks = part.map(({ number, piece: { page, block } }) => ({
    block: number,
    page,
    text: withholdOrders(block.text).slice(0, batch.letters),
  }));
  const rules = headingRules(part);
  const asked = { models, call, prompt: structurePrompt, schema: FoundHeadings, input: { title, blocks }, rules };
  return checkHeadings((await askCorrected(asked)).draft, part);
};

const headingPiece = ({ page, index, block }: Piece, { title: text, level }: FoundHeadings["headings"][number]): Piece => ({
  page,
  index,
  block: { type: "heading", text, level, places: block.places },
});

const showPages = (pages: readonly number[]): string => `pages ${Math.min(...pages)} to ${Math.max(...pages)}`;
