import { changeUnquoted } from "../text/split-sentences.ts";

/** What learners of English leave out or put in, and how the reader knows it. */
const slips: readonly (readonly [pattern: RegExp, mended: string])[] = [
  // "I look the chair"
  [
    /\b(look(?:s|ing)?) (?=(?:the|this|these|those|his|her|their|its|my) (?!same\b|part\b|other way\b|worse\b|type\b)(?![^,.;!?]* (?:in the (?:eyes?|face)|up|over|up and down)\b))/giu,
    "$1 at ",
  ],
  [/\b(look(?:s|ing)?) (?=what (?:is|are|was)\b)/giu, "$1 at "],
  [/\b(listen(?:s|ing)?) (?=(?:the|this|his|her|their)\b)/giu, "$1 to "],
  // "The old wall stone by stone"
  [/(?<=\p{L}) (\p{L}{3,}) by \1\b/giu, ", $1 by $1"],
  // "I enter in the room"
  [/\b(enter(?:s|ing)?) (?:in|into) (?=(?:the|this|his|her|their)\b)/giu, "$1 "],
  [/\b(?:say|explain) (?=(?:him|her|them)\b)(?!her (?:name|piece|prayers)\b)/giu, "tell "],
];

/** Puts slips of learners right: "I look the chair" looks at it. Quotations stay as they are. */
export const mendGrammar = (text: string): string =>
  changeUnquoted(text, (part) => slips.reduce((said, [pattern, mended]) => said.replaceAll(pattern, mended), part));
