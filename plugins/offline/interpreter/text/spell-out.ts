/** Chat spellings, and what they stand for. */
const spellings: Readonly<Record<string, string>> = {
  im: "I am",
  ive: "I have",
  dont: "do not",
  doesnt: "does not",
  didnt: "did not",
  wont: "will not",
  cant: "can not",
  isnt: "is not",
  wasnt: "was not",
  arent: "are not",
  couldnt: "could not",
  wouldnt: "would not",
  thats: "that is",
  whats: "what is",
  wheres: "where is",
  whos: "who is",
  hes: "he is",
  shes: "she is",
  theyre: "they are",
  youre: "you are",
  theres: "there is",
  youll: "you will",
  theyll: "they will",
  itll: "it will",
  weve: "we have",
  youve: "you have",
  theyve: "they have",
  havent: "have not",
  hasnt: "has not",
  shouldnt: "should not",
  werent: "were not",
  gonna: "going to",
  wanna: "want to",
  gotta: "have to",
  gimme: "give me",
  lemme: "let me",
  tryna: "trying to",
  outta: "out of",
  dunno: "do not know",
  kinda: "kind of",
  teh: "the",
  th: "the",
  hte: "the",
  adn: "and",
  cna: "can",
  nad: "and",
  taht: "that",
  wiht: "with",
  "'bout": "about",
  abt: "about",
  wat: "what",
  wht: "what",
  hw: "how",
  wot: "what",
  thx: "thanks",
  rn: "right now",
  smth: "something",
  sth: "something",
  u: "you",
  ur: "your",
  r: "are",
  plz: "please",
  pls: "please",
  cuz: "because",
  thru: "through",
  w: "with",
  "w/": "with",
  "w/o": "without",
  "&": "and",
  "'em": "them",
  em: "them",
  til: "until",
  "c'mon": "come on",
  "i'm": "I am",
  "i'll": "I will",
  "i'd": "I would",
  "i've": "I have",
  "let's": "let us",
};

/** A player's text without the marks of chat: asterisks, a leading slash, capitals throughout. "@Odo hello" calls Odo. */
export const cleanUp = (text: string): string => {
  const plain = text
    .replaceAll(/[*_~]+/g, " ")
    .replace(/^\s*(?:lol|lmao|rofl|haha+|hehe+|omg)\b[\s,.!]*(?=\S[^.!?]*[,.!?] (?:so |then )?i [a-z])/i, "")
    .replace(/^\s*@([\p{L}'-]+)\s+(?=\p{L})/u, "$1, ")
    .replace(/^[\s/@>]+/, "")
    .replaceAll(/[ \t\r]+/g, " ")
    .trim();
  return /[a-z]/.test(plain) ? plain : plain.toLowerCase();
};

/** A text in full words: "I am" for "im", "going to" for "gonna", "pick it up" for "pick it back up". */
export const spellOut = (text: string): string =>
  withoutBack(text)
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\b(who|what|where|why|how|when) (?:tf|the (?:hell|heck|fuck|devil|deuce)|on earth)(?= \p{L})/giu, "$1")
    .replaceAll(opening, (word) => (word.toLowerCase() === "lets" ? "let us" : "I will"))
    .replaceAll(/(?<=\p{L} )'?n'?(?= \p{L})/giu, "and")
    .replaceAll(/(?<=\b(?!to |i |we )[\p{L}'-]+ )form(?= (?:the|my|his|her|their|its|under|behind)\b)/giu, "from")
    .replaceAll(/(?<![\p{L}\w'])(?:[\w']*[a-z][\w']*|&|w\/o?)(?![\p{L}\w'])/giu, (word) => spell(word));

/** "Lets go", "or ill shoot": without their apostrophe they are other words where they do not open a clause. */
const opening =
  /(?<=^\W*|[.,;:!?]\s*|\b(?:or|and|then|but|so|ok|okay|well|now) )(?:lets\b|ill\b(?= [a-z]+)(?! (?:at|with|and|or|from|of|as)\b))/gi;

/** "Back" that only says that something was so before. What is put or given back goes somewhere, and keeps it. */
const withoutBack = (text: string): string =>
  text
    .replaceAll(/\b(pick|get|take|put|pull) (it|them|that|this|him|her) back (up|out|down|on|off)\b/gi, "$1 $2 $3")
    .replaceAll(
      /\b(take|grab|pick up) ((?:the|my|that|this|his|her|their) [\w' -]{2,40}?) back(?=\s*(?:[.,;!?]|$|and\b|then\b))/gi,
      "$1 $2",
    );

const spell = (word: string): string => {
  const full = Object.hasOwn(spellings, word.toLowerCase()) ? spellings[word.toLowerCase()] : undefined;
  return full ?? word;
};
