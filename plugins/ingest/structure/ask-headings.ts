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

/** Asks where sections begin in a book without headings. */
export const structurePrompt = loadPrompt("ingest/structure_v3");

/** The offline model's answer: no headings. */
export const offlineStructureAnswer: OfflineAnswer = { promptId: structurePrompt.id, answer: (): FoundHeadings => ({ headings: [] }) };

/** The number of blocks per request, and the letters of each. */
const batch = { blocks: 150, letters: 160 };
/** The minimum number of blocks of a book that is divided into sections. */
const leastBlocks = 12;

/** A book's pieces with the headings that were found, and warnings about the answers. */
export interface HeadingResult {
  readonly pieces: readonly Piece[];
  readonly doubts: readonly string[];
}

/** The services for asking. */
export interface HeadingContext {
  readonly models: ModelService;
  readonly call: StageContext;
}

/** Inserts the headings that a model finds into the book's pieces. Invalid headings are left out. */
export const askHeadings = async (book: Extraction, pieces: readonly Piece[], context: HeadingContext): Promise<HeadingResult> => {
  if (pieces.length < leastBlocks) return { pieces, doubts: [] };
  const numbered = pieces.map((piece, number) => ({ number, piece }));
  const found = new Map<number, FoundHeadings["headings"][number]>();
  const doubts: string[] = [];
  for (let from = 0; from < numbered.length; from += batch.blocks) {
    context.call.progress("Looking for sections", from, numbered.length);
    const some = numbered.slice(from, from + batch.blocks);
    const { answers, missed } = await askInHalves(some, (part) => askPart(book.title, part, context));
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

const askPart = async (title: string, part: readonly NumberedPiece[], { models, call }: HeadingContext) => {
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
