import { abbreviations, speechVerbs } from "./english/abbreviations.ts";

/** A sentence and its exact place. */
export interface Sentence {
  readonly text: string;
  /** UTF-16 offsets; `end` is exclusive. */
  readonly span: { readonly start: number; readonly end: number };
}

/**
 * Splits prose into sentences. Speech stays with the words that introduce or follow it: `"Stop!" Odo says.` is one sentence. An empty
 * line, a list item, a heading and a table row end a sentence too; a single line break does not.
 */
export const splitSentences = (text: string): Sentence[] => {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(boundaries)) {
    const end = /^\s/.test(mark) ? index : index + mark.length;
    if (mark.trim() !== "" && continues(text, start, end, mark)) continue;
    addTrimmed(sentences, text, start, end);
    start = index + mark.length;
  }
  addTrimmed(sentences, text, start, text.length);
  return sentences;
};

/** The sentences of a text: see {@link splitSentences}. */
export const sentencesOf = (text: string): string[] => splitSentences(text).map((sentence) => sentence.text);

/** The sentences of what somebody says, with their marks: every mark ends one, as players leave out capitals. */
export const spokenSentences = (said: string): string[] => said.split(/(?<=[.!?])\s+/);

/** The first `count` sentences of a text, with the white space between them. */
export const firstSentences = (text: string, count: number): string => {
  const sentences = splitSentences(text).slice(0, count);
  return text.slice(sentences[0]?.span.start ?? 0, sentences.at(-1)?.span.end ?? 0);
};

// Written out, not Intl.Segmenter: that breaks at Markdown marks (`**Rest.** Then`), not at `…`, and takes eight times as long.
const boundaries =
  /(?<![.!?…؟।])[.!?…؟।]+["'”’»)\]*_]*(?=\s|$)|[。！？]+[」』”’）]*|\n\s*\n|\n(?=\s*(?:[-*•]|\d+[.)]|\[\d+\]|#{1,6})\s)|(?<=^#{1,6} [^\n]{0,200})\n|\n(?=\|)/gmu;

const abbreviation = new RegExp(
  `(?:^|[\\s("'“‘])(?:${abbreviations.map((word) => word.replaceAll(".", "\\.")).join("|")}|\\p{Lu})\\.$`,
  "iu",
);
const attribution = new RegExp(`^[ \\t]+(?:\\p{Lu}[\\p{L}'’-]*[ \\t]+){1,3}(?:${speechVerbs.join("|")})\\b`, "u");

const continues = (text: string, start: number, end: number, mark: string): boolean => {
  const after = text.slice(end, end + 40);
  if (/^\s+\p{Ll}/u.test(after)) return /["”’']/.test(mark) || mark.startsWith("…") || mark === "..." || !/[!?]/.test(mark);
  const before = text.slice(Math.max(start, end - 8), end);
  if (mark === "." && (abbreviation.test(before) || (/\bnos?\.$/i.test(before) && /^\s*\d/.test(after)))) return true;
  return /["”]$/.test(mark) && attribution.test(after);
};

const addTrimmed = (sentences: Sentence[], text: string, from: number, to: number): void => {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  if (start < end) sentences.push({ text: text.slice(start, end), span: { start, end } });
};
