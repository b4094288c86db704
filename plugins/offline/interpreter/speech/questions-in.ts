import { spokenSentences } from "freeform-rpg/language";

/** What is asked: the questions among the sentences, the one before with them where they point back to it; all where none is a question. */
export const questionsIn = (spoken: string): string => {
  const sentences = spokenSentences(spoken);
  const first = sentences.findIndex((sentence) => sentence.endsWith("?"));
  const pointsBack = /\b(?:he|she|it|they|him|her|them|that|this|those)\b/i.test(sentences[first] ?? "");
  const isBefore = (at: number): boolean => pointsBack && at === first - 1 && !courtesy.test(sentences[at] ?? "");
  return first < 0 ? spoken : sentences.filter((sentence, at) => sentence.endsWith("?") || isBefore(at)).join(" ");
};

/** "Sorry about the lamp, Odo.": what is asked next is about something else. */
const courtesy =
  /^\W*(?:(?:i['’]?m|i am|we['’]re|and|oh|well|so|very|really|terribly|awfully|truly|my|many)[\s,]+)*(?:sorry|apologies|excuse|forgive|pardon|thanks|thank you|cheers|good (?:morning|day|afternoon|evening|night))\b/i;
