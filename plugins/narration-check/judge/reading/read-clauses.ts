import { stemOf } from "freeform-rpg/language";

/** Whether a word is affirmed, denied, or only tried, feared or imagined. */
export type Mood = "so" | "not" | "maybe";

/** A word by its stem. The player's character is `you`, anyone else `they`. */
export interface ClauseWord {
  readonly stem: string;
  readonly mood: Mood;
  /** False for function words, which have a meaning only next to others. */
  readonly heavy: boolean;
}

/** A stretch of prose between stops and conjunctions. */
export interface Clause {
  readonly words: readonly ClauseWord[];
  readonly spoken: boolean;
  readonly subject: "you" | "they" | "it";
}

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const negators = listOf(
  "not never no nobody none nothing neither nor without hardly scarcely barely nowhere fails failed unable refuse refuses refused",
);
const hedges = listOf(
  "almost nearly if would could might may should try tries tried trying attempt want wants wanted hope hopes hoped hoping seem seems seemed before expect wish about_to as_if as_though until unless whether",
);
const light = listOf(
  "the a an of to in on at for with by and or as is be was were are am been have has had do does did it its this that there you your yourself they their them from into over up down out off one just then than",
);
const breaks = listOf("but and then while until yet instead when");
const articles = listOf("the a an their your this that");

/** Maps the pronouns of every grammatical person to two: the player's character, and anyone else. */
const persons: ReadonlyMap<string, string> = new Map([
  ...["i", "me", "we", "us", "you"].map((word) => [word, "you"] as const),
  ...["my", "our", "mine", "yours", "your", "ours"].map((word) => [word, "your"] as const),
  ...["myself", "ourselves", "yourself"].map((word) => [word, "yourself"] as const),
  ...["he", "she", "they", "him", "them", "somebody", "someone"].map((word) => [word, "they"] as const),
  ...["her", "his", "hers", "their", "theirs"].map((word) => [word, "their"] as const),
]);

const saying =
  "say|ask|tell|whisper|shout|call|answer|reply|lie|murmur|add|begin|snap|growl|offer|plead|beg|insist|explain|mutter|said|told";
const ownSpeech = new RegExp(
  String.raw`"[^"]*"(?=\s*,? (?:you|i|we) (?:\w+ly )?(?:${saying}))|(?<=\b(?:you|i) (?:${saying})[^".]{0,40}[:,] )"[^"]*"`,
  "g",
);

/** Expands contractions and joins words that have one meaning. */
const spellOut = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(ownSpeech, " ")
    .replaceAll(/\bwon't\b/g, "will not")
    .replaceAll(/\bcan(?:'t|not)\b/g, "can not")
    .replaceAll("n't", " not")
    .replaceAll(/\b(about to|as if|as though)\b/g, (words) => words.replace(" ", "_"))
    .replaceAll(/'(?:re|s|m)\b/g, " is")
    .replaceAll(/'ve\b/g, " have")
    .replaceAll(/'(?:ll|d)\b/g, " will");

/** Splits prose into clauses of stems, independent of tense and grammatical person. The player character's own speech is left out. */
export const readClauses = (text: string): Clause[] => {
  const clauses: Clause[] = [];
  let [spoken, tokens, subject]: [boolean, string[], Clause["subject"]] = [false, [], "it"];
  const close = (): void => {
    if (tokens.length > 0) {
      subject = subjectOf(tokens) ?? subject;
      clauses.push({ words: toWords(tokens), spoken, subject });
    }
    tokens = [];
  };
  for (const [token] of spellOut(text).matchAll(/[a-z_]+|[".,;:!?—–]/g)) {
    if (/[a-z]/.test(token) && !breaks.has(token)) tokens.push(token);
    else close();
    if (token === '"') spoken = !spoken;
    if (/[.!?;"]/.test(token)) subject = "it";
  }
  close();
  return clauses;
};

/** The subject that the clause begins with; `undefined` when it continues with a verb. */
const subjectOf = (tokens: readonly string[]): Clause["subject"] | undefined => {
  const [first = "", second = ""] = tokens;
  const person = persons.get(first);
  if (person === "you" || person === "your") return "you";
  if (person !== undefined) return "they";
  if (articles.has(first)) return persons.get(second) === "they" ? "they" : "it";
  return /^(?:it|nothing|nobody|no|there)$/.test(first) ? "it" : undefined;
};

const toWords = (tokens: readonly string[]): ClauseWord[] => {
  let mood: Mood = "so";
  return tokens.map((token) => {
    const negator = negators.has(token);
    if (hedges.has(token)) mood = "maybe";
    const stem = persons.get(token) ?? stemOf(token);
    const word = { stem, mood: negator ? "so" : mood, heavy: !light.has(stem) && !light.has(token) } as const;
    if (negator) mood = "not";
    return word;
  });
};
