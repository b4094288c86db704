import type { CitationNode, Span } from "freeform-rpg/schemas";

/** A citation in a text, before it is joined to the claim that it stands in. `mark` is where the claim carries it. */
export interface FoundCitation {
  readonly source: CitationNode["source"];
  readonly mark: Span;
}

/** A line such as `[1] https://…`, which says what a mark stands for. */
export interface SourceLine {
  readonly label: string;
  readonly source: CitationNode["source"];
  readonly span: Span;
}

/** Finds the lines that list sources. */
export const findSourceLines = (text: string): SourceLine[] =>
  [...text.matchAll(/^[ \t]*\[(\w{1,20})\]:?[ \t]+(\S[^\n]*)$/gmu)].map(({ 0: line, 1: label = "", 2: value = "", index }) => ({
    label,
    source: readSource(value.trim()),
    span: { start: index, end: index + line.length },
  }));

/** Finds marks such as `[1]`, bare addresses and `(Source: …)` outside the lines that list sources. */
export const findCitations = (text: string, lines: readonly SourceLine[]): FoundCitation[] => {
  const sources = new Map(lines.map(({ label, source }) => [label, source]));
  const found: FoundCitation[] = [];
  for (const { 0: mark, 1: label, 2: url, 3: named, index } of text.matchAll(
    /\[(\d{1,3}|\w{1,20}(?=\]))\](?![(:])|(https?:\/\/[^\s)\]>"']+[^\s)\]>"'.,;:!?])|\((?:source|see|cf\.):?\s+([^)\n]{2,120})\)/giu,
  )) {
    const span = { start: index, end: index + mark.length };
    if (lines.some((line) => line.span.start <= span.start && span.end <= line.span.end)) continue;
    if (label !== undefined && !/^\d+$/.test(label) && !sources.has(label)) continue;
    const source = label === undefined ? readSource(url ?? named ?? "") : (sources.get(label) ?? { type: "reference", value: label });
    found.push({ source, mark: span });
  }
  return found;
};

const readSource = (value: string): CitationNode["source"] => {
  const url = /https?:\/\/\S+/.exec(value)?.[0];
  if (url !== undefined) return { type: "url", value: url };
  return { type: /\.(?:pdf|docx?|md|txt|html?)\b/i.test(value) ? "document" : "reference", value };
};
