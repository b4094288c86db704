import { splitSentences } from "freeform-rpg/language";
import type { ReviewMaterial } from "freeform-rpg/plugins/narration-check/reviewer";
import type { NarrationVerdict } from "freeform-rpg/schemas";
import type { EntailmentModel } from "./entailment-model.ts";

/** The limits of a check. */
export interface ContradictionOptions {
  /** The probability from which a sentence counts as a contradiction, 0 to 1. */
  readonly threshold: number;
  /** Events and facts that each sentence is compared with. */
  readonly maxReferences: number;
}

/** Compares every sentence of the text with what happened and with what is known, and returns the strongest contradiction of each. */
export const findContradictions = async (
  { text, events, facts }: ReviewMaterial,
  model: EntailmentModel,
  { threshold, maxReferences }: ContradictionOptions,
): Promise<NarrationVerdict[]> => {
  const references = [...events, ...facts].slice(0, maxReferences);
  const sentences = splitSentences(text)
    .map((sentence) => sentence.text.trim())
    .filter((sentence) => /\s/.test(sentence));
  const pairs = sentences.flatMap((sentence) => references.map((reference) => [reference.text, sentence] as const));
  const scores = await model.judge(pairs);
  return sentences.flatMap((quote, at) => {
    const own = references.map(({ ref }, nth) => ({ ref, score: scores[at * references.length + nth]?.contradiction ?? 0 }));
    const [worst] = own.toSorted((a, b) => b.score - a.score);
    if (worst === undefined || worst.score < threshold) return [];
    const why = `A local entailment model gives a contradiction a probability of ${worst.score.toFixed(2)}.`;
    return [{ quote, about: worst.ref, why, kind: "contradicts" as const }];
  });
};
