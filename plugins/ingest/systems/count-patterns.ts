import type { Segment, SystemsKey } from "freeform-rpg/schemas";
import type { Book, Extractor } from "./book.ts";

/** The number of patterns of the system's configuration that occur in an extractor's segments. */
export const countPatterns = <K extends SystemsKey>(
  { key, sections }: Extractor<K>,
  { config, passages }: Book,
  segments: readonly Segment[],
): number => {
  const ids = new Set(segments.map(({ id }) => id));
  const titles = passages.filter(({ segment }) => ids.has(segment)).map(({ title }) => title);
  const patterns = [...config.patterns.indicators.map(({ pattern }) => pattern), ...(key === "magic" ? config.patterns.magic : [])];
  const headers = config.patterns.sections.filter(({ content_type }) => sections.includes(content_type));
  return (
    patterns.filter((pattern) => segments.some(({ text }) => pattern.test(text))).length +
    headers.filter(({ header }) => titles.some((title) => header.test(title))).length
  );
};
