import type { Page } from "freeform-rpg/schemas";
import type { Line } from "./parts.ts";

/** An entry that ends with page numbers. */
const entry = /(?:\p{L}[\p{L}\d’'")\s-]*[.…\s]*[,:]?\s*|[.…]{2,}\s*)\d{1,3}(?:\s*[,–-]\s*\d{1,3})*$/u;

/** Distinguishes a table of contents (near the front) and an index (near the end) from text: most of their lines end with page numbers. */
export const findMatter = (lines: readonly Line[], page: number, pages: number): Page["matter"] => {
  const entries = lines.filter(({ text }) => /\d$/.test(text) && entry.test(text));
  const least = lines.some(({ text }) => /^(table of )?contents$|^index$/i.test(text)) ? 0.3 : 0.55;
  if (lines.length < 8 || entries.length < least * lines.length) return "body";
  if (page <= Math.max(6, pages * 0.06)) return "contents";
  return page > pages * 0.85 ? "index" : "body";
};
