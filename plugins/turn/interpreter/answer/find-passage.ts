/**
 * The passage of a text that a model means: for "first words … last words" everything from the first to the last, as it stands in the text;
 * the two may share words. Words that are not in the text stay as they were written.
 */
export const findPassage = (text: string, said: string): string => {
  const [from = "", ...rest] = said.split(/\s*(?:…|\.{3})\s*/);
  const to = rest.at(-1) ?? "";
  if (rest.length === 0 || from === "") return said;
  const start = find(text, from, 0);
  if (start === null) return said;
  if (to === "") return text.slice(start.from).trim();
  const end = find(text, to, start.to) ?? find(text, to, start.from);
  return end === null || end.to < start.to ? said : text.slice(start.from, end.to);
};

/** The words aloud that a model means. A speech that the text interrupts ("Sefa," I say, "who lives there?") is all that stands in its quotation marks. */
export const findSpeech = (text: string, said: string): string => {
  const passage = findPassage(text, said);
  const spoken = quotations(text).join(" ");
  if (passage !== said || spoken === "" || !/…|\.{3}/.test(said)) return passage;
  const within = findPassage(spoken, said);
  return within === said ? spoken : within;
};

const quotations = (text: string): string[] =>
  [...text.matchAll(/["“]([^"“”]+)["”]/gu)].flatMap(([, words = ""]) => (words.trim() === "" ? [] : [words.trim()]));

/** The part of a text that belongs to each action: from the words that it begins with up to those of the next. `undefined` where they are not there. */
export const sliceParts = (text: string, beginnings: readonly string[]): (string | undefined)[] => {
  let at = 0;
  const starts = beginnings.map((words) => {
    const found = words === "" ? null : (find(text, words, at) ?? find(text, words, 0));
    at = found?.to ?? at;
    return found?.from;
  });
  return starts.map((start) => {
    if (start === undefined) return undefined;
    const next = Math.min(...starts.filter((one) => one !== undefined && one > start).map(Number), text.length);
    return text.slice(start, next).replace(/[\s,;:–—-]*(?:\b(?:and|then|and then|but)\b)?[\s,;:–—-]*$/i, "");
  });
};

interface Found {
  readonly from: number;
  readonly to: number;
}

/** Where words stand in a text, however quotation marks, white space and letter case are written. */
const find = (text: string, words: string, after: number): Found | null => {
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) =>
      word
        .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
        .replaceAll(/['’‘]/g, "['’‘]")
        .replaceAll(/["“”]/g, '["“”]'),
    )
    .join("\\s+");
  const search = new RegExp(pattern, "giu");
  search.lastIndex = after;
  const match = search.exec(text);
  return match === null ? null : { from: match.index, to: match.index + match[0].length };
};
