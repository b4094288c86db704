import { findQuotes } from "../text/split-sentences.ts";

/** "I think Viktor sold him out", "maybe the priest lied": what the player makes of the story, said to nobody. Plans and wishes are none. */
export const isTheorising = (text: string): boolean => supposing.test(text) && !planning.test(text) && findQuotes(text).length === 0;

const supposing =
  /^\W*(?:(?:so|ok|okay|hm+|well|right|and|but|now|huh)[\s,.]+)*(?:(?:i|we) (?:think|guess|bet|suspect|believe|reckon|suppose|assume)\b(?! (?:so|not|about|back|over|of|through|hard)\b)|my (?:theory|guess|bet) is\b|(?:maybe|perhaps|probably)\b)/i;

/** What is to be done, or said to somebody. */
const planning =
  /\b(?:you|your)\b|\b(?:i|we)(?:'ll| will| shall| should| could| can| might| must| would|'d| want| need| have to| am going| ought)\b|^\W*(?:\w+[\s,.]+)?(?:maybe|perhaps|probably) (?:i|we|go|ask|try|look|take|talk|check)\b|\b(?:and|then),? (?:i|we) (?!think|guess|bet|suspect|believe|know)\w+/i;
