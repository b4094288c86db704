import { PdfError } from "./pdf-error.ts";

/** The numbers of the requested pages of a book. Throws `pages_invalid` when it has none of them, `pdf_broken` when it has no pages at all. */
export const pagesWanted = (
  count: number,
  range: { readonly from: number; readonly to: number } | null,
  name: string,
): readonly number[] => {
  if (count === 0) throw new PdfError("pdf_broken", `"${name}" has no pages. Try to fetch or save it again.`);
  const from = Math.max(1, range?.from ?? 1);
  const to = Math.min(count, range?.to ?? count);
  if (from > to) throw new PdfError("pages_invalid", `"${name}" has ${count} pages, so page ${from} is not among them.`);
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
};
