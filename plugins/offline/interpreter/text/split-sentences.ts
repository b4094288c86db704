/** A sentence, or words in quotation marks. */
export interface Segment {
  readonly kind: "sentence" | "quote";
  /** Without its closing mark. */
  readonly text: string;
  /** The closing mark; empty where there is none. */
  readonly end: "" | "." | "?" | "!" | ":" | ",";
  /** As the player wrote it, where `text` is spelled out. */
  readonly typed?: string;
}

const quoted = /["“„«]([^"“”„«»]+)(?:["”“»]|$)|(?<=^|[\s,:(])['‘]((?:[^'’‘]|['’](?=\w))+)['’](?=$|[\s.,;:!?)])/g;

/** Words in quotation marks, and where they stand with their marks. */
export interface Quote {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The quotations of a text: what is said aloud, not a quoted name. */
export const findQuotes = (text: string): Quote[] =>
  [...text.matchAll(quoted)].flatMap((match) => {
    const said = (match[1] ?? match[2] ?? "").trim();
    if (said === "" || isNamed(text, match.index, match[0], said)) return [];
    return [{ start: match.index, end: match.index + match[0].length, text: said }];
  });

/** Changes what stands outside quotation marks. */
export const changeUnquoted = (text: string, change: (part: string) => string): string => {
  let changed = "";
  let from = 0;
  for (const { start, end } of findQuotes(text)) {
    changed += change(text.slice(from, start)) + text.slice(start, end);
    from = end;
  }
  return changed + change(text.slice(from));
};

/** Splits a text into sentences and quotations, in order. A quoted word or two inside a sentence stays in it. */
export const splitSegments = (text: string): Segment[] => {
  const segments: Segment[] = [];
  let from = 0;
  for (const { start, end, text: said } of findQuotes(text)) {
    segments.push(...splitSentences(text.slice(from, start)), { kind: "quote", text: said, end: closing(said) });
    from = end;
  }
  return [...segments, ...splitSentences(text.slice(from))];
};

/** `who "V" might be`: a name that is quoted, not words that are said. */
const isNamed = (text: string, at: number, whole: string, said: string): boolean => {
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at + whole.length).trimStart();
  if (before === "" || /[,:.!?]$|\b(?:say|says|shout|yell|whisper|reply|answer|mutter|call|add|ask|cry)$/i.test(before)) return false;
  return said.split(" ").length <= 3 && !/[.!?,]$/.test(said) && /^[a-z]/.test(after);
};

const closing = (text: string): Segment["end"] => {
  const mark = /[.?!:,]$/.exec(text)?.[0];
  return mark === "?" || mark === "!" || mark === "." || mark === ":" || mark === "," ? mark : "";
};

const abbreviation = /(?:^|[\s(])(?:mr|mrs|ms|dr|st|fr|sgt|capt|lt|prof|rev|hon|sr|jr|no|vs|etc|e\.g|i\.e|a\.m|p\.m|[a-z])$/i;

const splitSentences = (text: string): Segment[] => {
  const sentences: Segment[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(/\.{2,}|…|[.?!;:]+(?=\s|$|[)\]])|\s[-–—]+\s|\n/g)) {
    if (mark === "." && abbreviation.test(text.slice(from, index))) continue;
    add(sentences, text.slice(from, index), markOf(mark));
    from = index + mark.length;
  }
  add(sentences, text.slice(from), "");
  return sentences;
};

const markOf = (mark: string): Segment["end"] =>
  mark.includes("?") ? "?" : mark.includes("!") ? "!" : mark.includes(":") ? ":" : /[.…;]/.test(mark) ? "." : ",";

const add = (sentences: Segment[], text: string, end: Segment["end"]): void => {
  const plain = text.replace(/^[\s,)\]]+/, "").trim();
  if (/[\p{L}\p{N}]/u.test(plain))
    sentences.push({ kind: "sentence", text: plain.replace(/,$/, ""), end: end === "" && plain.endsWith(",") ? "," : end });
};
