/** How much a recap tells. */
export type RecapLength = "short" | "standard" | "full";

/** What somebody wants to be told. */
export interface RecapWish {
  /** How many of the last sessions; what has happened since them is always told. Default 1. */
  readonly sessions?: number;
  /** Default `standard`. */
  readonly length?: RecapLength;
}

/** Characters of a recap; a full one is as long as what it tells. */
const most: Record<RecapLength, number> = { short: 500, standard: 2000, full: Number.POSITIVE_INFINITY };

/** What a recap is put together from, oldest first. */
export interface RecapPart {
  /** What stands over it where several are told; empty for none. */
  readonly title: string;
  readonly text: string;
}

/** Puts a recap together. Each part keeps its share of the length; what a part does not need, the newer ones get. */
export const tellRecap = (parts: readonly RecapPart[], length: RecapLength): string => {
  const told = parts.filter(({ text }) => text !== "");
  if (told.length === 0) return "Nothing has happened yet.";
  let left = most[length];
  const texts = told.map(({ title, text }, at) => {
    const shortened = shorten(text, left / (told.length - at));
    left -= shortened.length;
    return title === "" || told.length === 1 ? shortened : `${title}\n${shortened}`;
  });
  return `Previously on this story:\n\n${texts.join("\n\n")}`;
};

/** The sentences of a text that fit, at least its first; paragraphs stay apart. */
const shorten = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const sentences = [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)].map(({ segment }) => segment);
  let kept = "";
  for (const sentence of sentences) {
    if (kept !== "" && kept.length + sentence.length > most) break;
    kept += sentence;
  }
  return kept.trim();
};
