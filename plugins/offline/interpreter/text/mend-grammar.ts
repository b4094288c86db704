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
  // "Shh. I want to listen": a cry before what is done
  [/^\W*(?:sh+|hush|hm+|ok|okay|right|well|alright|wait)[.!…]+\s+(?=i (?:want|would like|'d like|need|am going) to )/giu, ""],
  // "I enter in the room"
  [/\b(enter(?:s|ing)?) (?:in|into) (?=(?:the|this|his|her|their)\b)/giu, "$1 "],
];

/** Puts slips of learners right: "I look the chair" looks at it. */
export const mendGrammar = (text: string): string => slips.reduce((said, [pattern, mended]) => said.replaceAll(pattern, mended), text);
