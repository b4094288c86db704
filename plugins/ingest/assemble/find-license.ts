import type { Extraction, PackLicense } from "freeform-rpg/schemas";

const speaks =
  /\b(?:licen[sc]ed? (?:under|is|agreement)|creative commons|open game license|public domain|all rights reserved|this work includes|CC[ -](?:BY|0))\b|©|\bcopyright\b/i;

/** The maximum paragraphs and letters of a statement. A longer one is the full text of a licence, which a link replaces. */
const most = { paragraphs: 5, letters: 1500 };

/** The licence that a book names, with its statement in the book's words as `notes`, which users of the pack must retain. `null` when it names none. */
export const findLicense = ({ pages }: Extraction): PackLicense | null => {
  const blocks = pages.flatMap((page) => page.blocks.filter(({ type }) => type === "para" || type === "li").map(({ text }) => text));
  const found = [...new Set(blocks.filter((text) => speaks.test(text)))].slice(0, most.paragraphs);
  if (found.length === 0) return null;
  return { type: typeOf(found.join("\n")), notes: found.join("\n\n").slice(0, most.letters) };
};

const typeOf = (text: string): PackLicense["type"] => {
  if (/non-?commercial|no-?deriv|\bBY-N[CD]\b/i.test(text)) return "custom";
  if (/share-?alike|BY[ -]SA/i.test(text)) return "cc-by-sa";
  if (/creative commons attribution|CC[ -]BY\b/i.test(text)) return "cc-by";
  if (/\bCC0\b|dedicated to the public domain/i.test(text)) return "cc0";
  return /\bMIT licen[sc]e\b/i.test(text) ? "mit" : "custom";
};
