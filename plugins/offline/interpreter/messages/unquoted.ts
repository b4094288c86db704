import { findQuotes } from "../text/split-sentences.ts";

/** The words outside quotation marks. */
export const unquoted = (text: string): string => {
  const bare = findQuotes(text).reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
  return bare.replaceAll(/\s+/g, " ").replaceAll(/^[\s.,;:!?]+|[\s,;:]+$/g, "");
};
