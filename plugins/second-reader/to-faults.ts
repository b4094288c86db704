import type { Fault, SecondReading } from "freeform-rpg/schemas";
import type { Reading } from "./read-again.ts";

/** The contradictions whose two quotations stand where they are said to stand; a model's word alone is no fault. */
export const toFaults = ({ contradictions }: SecondReading, { text, ...decided }: Reading): Fault[] => {
  const told = plain(text);
  const known = stringsIn(decided).map(plain);
  return contradictions
    .filter(({ quote }) => isQuote(quote) && told.includes(plain(quote)))
    .filter(({ against }) => plain(against) !== "" && known.some((one) => one.includes(plain(against))))
    .map(({ quote, against, why }) => {
      const start = text.indexOf(quote);
      return {
        code: "second-reader/contradiction",
        message: `"${quote}" cannot be true beside "${against}". ${why}`,
        severity: "error",
        suggestion: "Tell it as it was decided.",
        expected: against,
        actual: quote,
        ...(start < 0 ? {} : { location: { start, end: start + quote.length } }),
      };
    });
};

/** A single word proves nothing. */
const isQuote = (quote: string): boolean => /\S\s+\S/.test(quote.trim());

/** The same words, however quotation marks, dashes, blanks and capitals are written. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‐-―]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

const stringsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
