import { makePdf } from "./make-pdf.ts";
import type { PdfLine } from "./make-pdf.ts";

const page = (title: string, text: string): PdfLine[] => [
  [60, 720, 20, title],
  ...[690, 676, 662, 648].map((y): PdfLine => [60, y, 10, text]),
];

/** A book of four pages: a place, its people, its rules, and advice. */
export const smallBook = (): Buffer =>
  makePdf([
    page("The Old Harbour", "The old harbour keeps its secrets under the tide, and Captain Marlow Vane keeps the lanterns lit."),
    page("The Salt Guild", "The Salt Guild rules the wharves. Its master is Captain Marlow Vane, who fears the drowned bell."),
    page("Combat Rules", "Roll 2d6 and add your skill. On 10 or more you succeed, on 7 to 9 you succeed at a cost."),
    page("Running the Game", "As the game master, you should let the players choose their way, and end each session with a question."),
  ]);
