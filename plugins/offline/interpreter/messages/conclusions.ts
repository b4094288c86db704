import { splitSegments } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";
import { saysDone } from "./sentence-kinds.ts";

/** "So the priest sold a saint to a collector. I go back and ...": what the player concludes, where something is done besides. It is nothing that is done. */
export const conclusionsIn = (text: string): string[] => {
  const segments = splitSegments(text);
  if (segments.length < 2 || !segments.some((one) => saysDone(one.text))) return [];
  return segments.filter(({ kind, end, text: one }) => kind === "sentence" && end !== "?" && isConclusion(one)).map((one) => one.text);
};

/** A sentence about others that draws a conclusion: it has a subject of its own, and what they do behind it. */
const isConclusion = (sentence: string): boolean => {
  const rest = opening.exec(sentence)?.groups?.["rest"];
  // "Then it's the stable. I hurry there.": that says where.
  if (rest === undefined || /^it\b/i.test(rest) || /\b(?:i|we|you|me|us|my|our|your)\b/i.test(rest)) return false;
  const [first, ...others] = tagText(rest);
  if (first === undefined || !/^(?:DET|PRON|PROPN|NOUN|ADJ)$/.test(first.pos)) return false;
  return others.some(({ pos, word, lemma }) => (pos === "VERB" || pos === "AUX") && word !== lemma);
};

const opening = /^\W*(?:so|then|ah|oh|aha|right|hm+|okay|ok|which means|that means|meaning)[,\s]+(?:that )?(?<rest>[^,:"“]+)$/i;
