import type { CitationNode, Span } from "freeform-rpg/schemas";

/** A citation in a text, before it is joined to its claim. `mark` is its position in the claim. */
export interface FoundCitation {
  readonly source: CitationNode["source"];
  readonly mark: Span;
}

/** A line such as `[1] https://…`, which defines a mark. */
export interface SourceLine {
  readonly label: string;
  readonly source: CitationNode["source"];
  readonly span: Span;
}

/** Finds the lines that list sources: `[1] …`, `[1]: …` and the footnote `[^1]: …`, whose source may be left out. */
export const findSourceLines = (text: string): SourceLine[] =>
  [...text.matchAll(/^[ \t]*\[\^?(\w{1,20})\](?::?[ \t]+(\S[^\r\n]*)|:[ \t]*$)/gmu)].map(
    ({ 0: line, 1: label = "", 2: value = "", index }) => ({
      label,
      source: readSource(value.trim()),
      span: { start: index, end: index + line.length },
    }),
  );

const numbers = String.raw`\[\^?(?<numbers>\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*)\](?![(:])`;
const footnote = String.raw`\[\^(?<footnote>\w{1,20})\](?![(:])`;
const label = String.raw`\[(?<label>\w{1,20})\](?![(:])`;
const url = String.raw`(?<url>https?:\/\/[^\s)\]>"']+[^\s)\]>"'.,;:!?])`;
const handle = String.raw`\b(?<handle>(?:doi:\s?10\.\d{4,9}\/[^\s)\]>"']*[^\s)\]>"'.,;:!?]|arXiv:\s?\d{4}\.\d{4,5}(?:v\d+)?))`;
const named = String.raw`[([](?:[Ss]ources?|[Ss]ee|[Cc]f\.|[Rr]ef(?:erence)?):?[ \t]+(?<named>[^)\]\n]{2,120})[)\]]`;
const blank = String.raw`(?<blank>[([](?:[Ss]ources?|[Rr]ef(?:erence)?|[Cc]itation):?[ \t]{0,5}[?.…-]{0,3}[)\]]|\[(?:[Cc]itation|[Ss]ource) needed\])`;
const name = String.raw`\p{Lu}[\p{L}'’-]{1,30}(?:,? (?:and|&) \p{Lu}[\p{L}'’-]{1,30})?(?: et al\.?)?`;
const years = String.raw`\((?<years>${name},? (?:1[5-9]|20)\d{2}[a-z]?(?:, pp?\. ?[\d–-]{1,9})?(?:; ${name},? (?:1[5-9]|20)\d{2}[a-z]?){0,9})\)`;
const marks = new RegExp([numbers, blank, footnote, label, url, handle, named, years].join("|"), "gu");

/** Citations that are read of one text: `[1-50]` again and again would make fifty of every six units. */
const most = 10_000;

/** Finds marks such as `[1]` and `[2, 3]`, addresses, DOIs, `(Source: …)` and `(Ada and Bell, 1999)`. `text` holds no lines of sources. What comes after the first {@link most} is left out. */
export const findCitations = (text: string, lines: readonly SourceLine[]): FoundCitation[] => {
  const listed = new Map(lines.map((line) => [line.label, line.source]));
  // The same mark means the same sources everywhere.
  const known = new Map<string, readonly CitationNode["source"][]>();
  const found: FoundCitation[] = [];
  for (const { 0: mark, index, groups = {} } of text.matchAll(marks)) {
    const sources = known.get(mark) ?? sourcesOf(groups, listed);
    known.set(mark, sources);
    if (found.length >= most) break;
    for (const source of sources) found.push({ source, mark: { start: index, end: index + mark.length } });
  }
  return found;
};

const sourcesOf = (
  found: Readonly<Record<string, string | undefined>>,
  sources: ReadonlyMap<string, CitationNode["source"]>,
): CitationNode["source"][] => {
  if (found["numbers"] !== undefined) return spellOut(found["numbers"]).map((one) => sources.get(one) ?? { type: "reference", value: one });
  if (found["label"] !== undefined) return [sources.get(found["label"]) ?? []].flat();
  if (found["footnote"] !== undefined) return [sources.get(found["footnote"]) ?? { type: "reference", value: `^${found["footnote"]}` }];
  if (found["blank"] !== undefined) return [{ type: "reference", value: "" }];
  if (found["years"] !== undefined) return found["years"].split("; ").map((value) => ({ type: "reference", value }));
  return [readSource(found["url"] ?? found["handle"] ?? found["named"] ?? "")];
};

/** `1, 3-5` is 1, 3, 4 and 5. */
const spellOut = (written: string): string[] =>
  written.split(/[,;]/).flatMap((part) => {
    const [first = 0, last = first] = part.split(/[–-]/).map(Number);
    return last < first || last - first > 50 ? [String(first)] : Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
  });

const readSource = (value: string): CitationNode["source"] => {
  const address = /https?:\/\/[^\s)\]>"']*[^\s)\]>"'.,;:!?]/.exec(value)?.[0];
  if (address !== undefined) return { type: "url", value: address };
  return { type: /\.(?:pdf|docx?|md|txt|html?)\b/i.test(value) ? "document" : "reference", value };
};
