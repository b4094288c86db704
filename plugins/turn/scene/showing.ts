/** How somebody comes to see something. */
const views = String.raw`(?:sees?|view|read|look|glance|peer|examine|inspect|study|recogni[sz]e|(?:take|have|get) an?(?:other)? (?:\w+ )?(?:look|glance|peek|read))`;
const viewer = String.raw`(?!(?:i|me|us|we|you)\b)[\p{L}'’.-]+(?: (?!and\b)[\p{L}'’.-]+){0,2}?`;

const patterns: readonly RegExp[] = [
  /\b(?:shows?|displays?|flash(?:es)?|dangles?|brandish(?:es)?)\b/iu,
  /\b(?:holds?|lifts?|raises?) (?:[\p{L}'’-]+ ){0,4}?(?:up|out(?!(?: [\p{L}'’-]+){0,4} to\b))\b/iu,
  // Only a name begins with a capital: "before noon" shows nothing.
  new RegExp(
    String.raw`\b(?:[Hh]olds?|[Ll]ays?|[Pp]uts?|[Ss]laps?|[Ss]lides?|[Ss]preads?|[Ss]ets?|[Pp]laces?|[Pp]ush(?:es)?|[Ss]hoves?|[Dd]rops?|[Tt]urns?|[Uu]nfolds?|[Ww]aves?) [^.!?]*?\b(?:(?:in front of|before) (?:him|her|them|\p{Lu}[\p{L}'’.-]+)|(?:under|beneath|below|in|before) (?:[\p{L}'’]+ ){1,3}(?:nose|face|eyes))\b`,
    "u",
  ),
  new RegExp(String.raw`\b(?:lets?|allows?|permits?) ${viewer} (?:to )?${views}\b`, "iu"),
  new RegExp(String.raw`\b(?:asks?|tells?|gets?|wants?|begs?) ${viewer} to (?:please )?${views}\b`, "iu"),
  new RegExp(String.raw`\bso (?:that )?${viewer} (?:can|could|may|might|will|would) (?:\w+ )?${views}\b`, "iu"),
  new RegExp(String.raw`\bwhere ${viewer} (?:can|could|must|will|would) (?:\w+ )?${views}\b`, "iu"),
  new RegExp(String.raw`\bfor ${viewer} to ${views}\b`, "iu"),
  new RegExp(
    String.raw`\b(?:gives?|hands?|pass(?:es)?|offers?|lends?|holds?|slides?|push(?:es)?|toss(?:es)?) [^.!?]*?\b(?:to ${views}|for a (?:\w+ )?look)\b`,
    "iu",
  ),
];

/** True for the word of an action by which somebody is shown a thing. */
export const isShowing = (word = ""): boolean => /^(?:show|present|display|flash)\b/.test(word);

/** True for words by which somebody comes to see a thing: "I show him the note", "I hold it out so he can read it", "let her see it". */
export const saysShown = (words: string): boolean => patterns.some((pattern) => pattern.test(words));
