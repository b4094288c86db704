import type { Span } from "freeform-rpg/schemas";

/** A sentence and its exact place. */
export interface Sentence {
  readonly text: string;
  readonly span: Span;
}

const abbreviation = /(?:^|[\s("'“‘])(?:mr|mrs|ms|dr|st|sgt|lt|capt|col|gen|prof|rev|jr|sr|vs|vol|pp?|cf|e\.g|i\.e|\p{Lu})\.$/iu;

/** Where a sentence may end: full stops of several scripts, an empty line, a line that begins a list, a heading or a row of a table. */
const ends =
  /(?<![.!?…؟।])[.!?…؟।]+["'”’»)\]*_]*(?=\s|$)|[。！？]+[」』”’）]*|\n\s*\n|\n(?=\s*(?:[-*•]|\d+[.)]|\[\d+\]|#{1,6})\s)|(?<=^#{1,6} [^\n]{0,200})\n|\n(?=\|)/gmu;

/** Splits prose into sentences. Speech stays with the words that introduce or follow it; an empty line or a list item ends a sentence too. */
export const splitSentences = (text: string): Sentence[] => {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(ends)) {
    const end = /^\s/.test(mark) ? index : index + mark.length;
    if (mark.trim() !== "" && goesOn(text, start, end, mark)) continue;
    push(sentences, text, start, end);
    start = index + mark.length;
  }
  push(sentences, text, start, text.length);
  return sentences;
};

const goesOn = (text: string, start: number, end: number, mark: string): boolean => {
  const after = text.slice(end, end + 40);
  if (/^\s+\p{Ll}/u.test(after)) return /["”’']/.test(mark) || mark.startsWith("…") || mark === "..." || !/[!?]/.test(mark);
  const before = text.slice(Math.max(start, end - 8), end);
  if (mark === "." && (abbreviation.test(before) || (/\bnos?\.$/i.test(before) && /^\s*\d/.test(after)))) return true;
  // `"Stop!" Odo says.` is one sentence; `"Stop!" Odo turns away.` is two.
  return (
    /["”]$/.test(mark) &&
    /^[ \t]+(?:\p{Lu}[\p{L}'’-]*[ \t]+){1,3}(?:says?|said|asks?|asked|replies|replied|whispers?|mutters?|answers?)\b/u.test(after)
  );
};

const push = (sentences: Sentence[], text: string, from: number, to: number): void => {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  if (start < end) sentences.push({ text: text.slice(start, end), span: { start, end } });
};
