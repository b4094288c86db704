import type { Page } from "freeform-rpg/schemas";
import type { Line } from "./parts.ts";

/** An entry that ends with page numbers. */
const entry = /(?:\p{L}[\p{L}\d’'")\s-]*[.…\s]*[,:]?\s*|[.…]{2,}\s*)\d{1,3}(?:\s*[,–-]\s*\d{1,3})*$/u;

/** Distinguishes a table of contents (near the front) and an index (near the end) from text: most of their lines end with page numbers. */
export const findMatter = (lines: readonly Line[], page: number, pages: number): Page["matter"] => {
  const entries = lines.filter(({ text }) => /\d$/.test(text) && entry.test(text));
  const titled = lines.some(({ text }) => /^(table of )?contents$|^index$/i.test(text));
  if (lines.length < 8 || entries.length < (titled ? 0.3 : 0.55) * lines.length) return "body";
  const texts = entries.map(({ text }) => text);
  if (page <= Math.max(6, pages * 0.06)) return titled || isInOrder(texts, pageOf, least.rising) ? "contents" : "body";
  return page > pages * 0.85 && (titled || isInOrder(texts, letterOf, least.sorted)) ? "index" : "body";
};

/** The least share of entries that follow the one before: contents by their pages, an index by its letters. A list of goods with prices has neither. */
const least = { rising: 0.8, sorted: 0.6 };

const pageOf = (text: string): number => Number(/\d{1,3}$/.exec(text)?.[0] ?? 0);
const letterOf = (text: string): number => /\p{L}/u.exec(text)?.[0]?.toLowerCase().codePointAt(0) ?? 0;

const isInOrder = (texts: readonly string[], by: (text: string) => number, share: number): boolean => {
  const steps = texts.slice(1).map((text, at) => by(text) >= by(texts[at] ?? ""));
  return steps.filter(Boolean).length >= share * steps.length;
};
