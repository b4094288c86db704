import { spokenSentences } from "freeform-rpg/language";
import { uncalled } from "./uncalled.ts";

/** A question that wants a yes or a no. */
export interface Whether {
  /** What is asked, without name, greeting and question mark. */
  readonly clause: string;
  /** True where it is about the one who is asked: "did you know him", "are you married". */
  readonly isYou: boolean;
  /** True where it is put in the negative: "didn't he leave?". */
  readonly isNegative: boolean;
  /** True for what is put as so, and only has to be owned or denied: "he was your boy, wasn't he?" */
  readonly isClaim: boolean;
}

const auxiliary = "is|are|was|were|am|do|does|did|have|has|had|can|could|will|would|shall|should|may|might|must";
const leadIn = String.raw`^\W*(?:(?:and|but|so|or|then|well|now|please|tell me|be honest|honestly|really|look|listen|ah|oh)[\s,.!]+)*`;
const asked = new RegExp(`${leadIn}(?<aux>${auxiliary})(?<not>n't)?\\s+(?<subject>\\S+)`, "i");
/** "If she helps me, I will write it down" asks nothing. */
const reported = /^\W*(?:whether|if)\s+(?<subject>\S+)(?!.*,\s*(?:then )?(?:i|we)\b)/i;
const tagged =
  /^(?<clause>.+),\s*(?:is|are|was|were|do|does|did|have|has|had|can|could|will|would)(?:n't)?\s+(?:you|he|she|it|they|that|there)(?:,\s*[^,]{2,25})?\s*$/i;

/** Reads a question that wants a yes or a no; `null` for any other. `names` are those by which the listener may be called in it. */
export const whetherIn = (question: string, names: readonly string[] = []): Whether | null => {
  const plain = uncalled(
    soleQuestion(question)
      .replaceAll(/[’`]/g, "'")
      .replace(/[?!.\s]+$/, ""),
    names,
  );
  const tag = tagged.exec(plain)?.groups?.["clause"];
  if (tag !== undefined) return { clause: tag, isYou: /^\W*you\b/i.test(tag), isNegative: negative.test(tag), isClaim: true };
  if (/\bor\b(?! not\b)/i.test(plain)) return null;
  // "Do you know who wrote it?" asks who.
  if (/\b(?:know|remember|tell me|say|guess|explain|heard?|see|saw) (?:who|whom|whose|what|where|when|why|how|which)\b/i.test(plain))
    return null;
  const found = asked.exec(plain) ?? reported.exec(plain);
  if (found === null) return null;
  const subject = (found.groups?.["subject"] ?? "").toLowerCase();
  return { clause: plain.slice(found.index), isYou: subject === "you", isNegative: found.groups?.["not"] !== undefined, isClaim: false };
};

/** "He was your boy, wasn't he? The tenth.": of several sentences the only one that asks. */
const soleQuestion = (text: string): string => {
  const [question, ...more] = spokenSentences(text).filter((sentence) => sentence.endsWith("?"));
  return question === undefined || more.length > 0 ? text : question;
};

const negative = /\b(?:not|never|no|nobody|nothing)\b|n't\b/i;
