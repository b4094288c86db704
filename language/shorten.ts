import { splitSentences } from "./sentences.ts";

/** At most `max` characters with white space collapsed, cut between words where there are any; `mark` shows the cut. */
export const shorten = (text: string, max: number, mark = "…"): string => {
  const flat = text.replaceAll(/\s+/g, " ").trim();
  if (flat.length <= max) return flat;
  const room = max - mark.length;
  const blank = flat.lastIndexOf(" ", room);
  return `${flat.slice(0, blank > 0 ? blank : room)}${mark}`;
};

/** The leading sentences that fit into `max` characters, at least one; paragraphs stay apart. */
export const fitSentences = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const sentences = splitSentences(text);
  const start = sentences[0]?.span.start ?? 0;
  const last = sentences.findLast(({ span }) => span.end - start <= max) ?? sentences[0];
  return text.slice(start, last?.span.end);
};
