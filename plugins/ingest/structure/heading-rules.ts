import { givesOrders, unsupportedWords } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { DraftRule } from "freeform-rpg/plugins/policy/self-correction";
import type { FoundHeadings, NumberedPiece } from "./headings.ts";

type Heading = FoundHeadings["headings"][number];

const mostWords = 8;

/** The rules for a model's headings: they are at known blocks, in order, and consist of words of their section. */
export const headingRules = (part: readonly NumberedPiece[]): readonly DraftRule<FoundHeadings>[] => {
  const each = (id: string, check: (heading: Heading, before: Heading | undefined, all: readonly Heading[]) => string | null) => ({
    id,
    check: ({ headings }: FoundHeadings) =>
      headings.flatMap((heading, at) => {
        const message = check(heading, headings[at - 1], headings);
        return message === null ? [] : [{ severity: "error" as const, field: `headings[${at}]`, message }];
      }),
  });
  return [
    each("block_known", ({ block, title }) =>
      isKnown(block, part) ? null : `"${title}" begins at block ${block}, which you were not given. Use a number of the list.`,
    ),
    each("title_short", ({ title }) =>
      countWords(title) <= mostWords ? null : `The title "${title}" has more than ${mostWords} words. Write a shorter one.`,
    ),
    each("title_in_text", (heading, _, all) => {
      const strays = straysOf(heading, all, part);
      return strays.length === 0
        ? null
        : `${quote(strays)} of the title "${heading.title}" does not occur in the section. Make titles of the section's own words.`;
    }),
    each("in_order", ({ block, title }, before) =>
      block > (before?.block ?? -1) ? null : `"${title}" does not come after the section before it. Keep the order of the blocks.`,
    ),
  ];
};

/** The usable headings of an answer: those at known blocks. A title that the section does not support is replaced by the section's first words. */
export const checkHeadings = ({ headings }: FoundHeadings, part: readonly NumberedPiece[]): { headings: Heading[]; faults: string[] } => {
  const faults: string[] = [];
  const known = headings.filter(({ block }) => isKnown(block, part));
  if (known.length < headings.length)
    faults.push(`The model began ${headings.length - known.length} sections at unknown blocks; they were left out.`);
  const held = known.map((heading) => {
    if (countWords(heading.title) <= mostWords && straysOf(heading, known, part).length === 0) return heading;
    const opening = openingOf(heading, part);
    faults.push(`The model called a section "${heading.title}", which is not in its words; it is called "${opening}" by its beginning.`);
    return { ...heading, title: opening };
  });
  return { headings: held, faults };
};

const isKnown = (block: number, part: readonly NumberedPiece[]): boolean => part.some(({ number }) => number === block);

/** The words of a title that its section does not contain. */
const straysOf = ({ block, title }: Heading, all: readonly Heading[], part: readonly NumberedPiece[]): string[] => {
  const next = Math.min(...all.map((one) => one.block).filter((one) => one > block), Infinity);
  const text = part.filter(({ number }) => number >= block && number < next).map(({ piece }) => piece.block.text);
  return unsupportedWords(title, text.filter((one) => !givesOrders(one)).join("\n"));
};

const openingOf = ({ block }: Heading, part: readonly NumberedPiece[]): string => {
  const text = part.find(({ number }) => number === block)?.piece.block.text ?? "";
  const words = (/^[^.!?:;]+/.exec(text)?.[0] ?? text).trim().split(/\s+/);
  return words.slice(0, mostWords).join(" ") || "Untitled";
};

const countWords = (text: string): number => text.trim().split(/\s+/).length;
const quote = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(", ");
