import { spokenSentences } from "freeform-rpg/language";

/** What is asked: the questions among the sentences, the one before with them where they point back to it; all where none is a question. */
export const questionsIn = (spoken: string): string => {
  const sentences = spokenSentences(spoken);
  const first = sentences.findIndex((sentence) => sentence.endsWith("?"));
  const pointsBack = /\b(?:he|she|it|they|him|her|them|that|this|those)\b/i.test(sentences[first] ?? "");
  return first < 0 ? spoken : sentences.filter((sentence, at) => sentence.endsWith("?") || (pointsBack && at === first - 1)).join(" ");
};
