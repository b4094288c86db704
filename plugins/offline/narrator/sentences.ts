/** Ends of sentences; inside quotation marks nothing ends. */
const ending = /[.!?…]/;
const closing = /["'”’)]/;

/** Splits prose into sentences, never inside quotation marks. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap(splitLine)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

const splitLine = (line: string): string[] => {
  const sentences: string[] = [];
  let start = 0;
  let open = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line.charAt(at);
    if (letter === '"') open = !open;
    if (letter === "“" || letter === "”") open = letter === "“";
    if (open || !endsAt(line, at)) continue;
    sentences.push(line.slice(start, at + 1));
    start = at + 1;
  }
  return [...sentences, line.slice(start)];
};

/** True where a sentence's last character stands: its stop, or a mark that closes right after one; no small letter follows. */
const endsAt = (line: string, at: number): boolean => {
  const letter = line.charAt(at);
  const stopped = ending.test(letter) || (closing.test(letter) && ending.test(line.charAt(at - 1)));
  return stopped && /^(?:\s+[^\p{Ll}\s]|\s*$)/u.test(line.slice(at + 1));
};

/** A sentence without the names in it: the same phrase about somebody else reads as a repetition too. */
export const patternOf = (sentence: string, names: readonly string[]): string => {
  const bare = sentence.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, "");
  return names
    .reduce((text, name) => text.replaceAll(name, "#"), bare)
    .replaceAll(/\s+/g, " ")
    .trim();
};
