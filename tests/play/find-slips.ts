import { isThirdPerson, sentencesOf } from "freeform-rpg/language";

/** Slips of language in a narration, with the sentence of each. What is said aloud in it is left out: players and people talk as they like. */
export const findSlips = (narration: string): string[] =>
  sentencesOf(narration.replaceAll(/"[^"]*"|“[^”]*”/g, "“…”")).flatMap((sentence) =>
    slips.filter(({ isIn }) => isIn(sentence)).map(({ name }) => `${name}: ${sentence}`),
  );

interface Slip {
  readonly name: string;
  isIn(sentence: string): boolean;
}

const slips: readonly Slip[] = [
  { name: "a word twice", isIn: (text) => /\b(?!that\b|had\b)(\p{L}+) \1\b/iu.test(text) },
  { name: "a verb that does not fit", isIn: (text) => verbsAfterYou(text).some((verb) => isThirdPerson(verb) && !fitting.has(verb)) },
  {
    name: "a request turned round",
    isIn: (text) => /\byou (?:show|tell|give|take|bring|help|hand|let|lend|follow) (?:you|me|us)\b/iu.test(text),
  },
  {
    name: "a name twice",
    isIn: (text) =>
      /\b(\p{Lu}\p{Ll}{2,})(?: \p{Lu}\p{Ll}+)? (?:to|and|with|for|of) \1\b|\b(\p{Lu}\p{Ll}{2,})\b[^.]*, \2\b[.!?]?$/u.test(text),
  },
  { name: "a capital inside a word", isIn: (text) => /\b\p{Ll}+\p{Lu}/u.test(text) },
  { name: "a small letter to begin with", isIn: (text) => /^\p{Ll}/u.test(text) },
  { name: "the first person", isIn: (text) => !asked.test(text) && /\b(?:I|I'm|I'll|my|myself)\b/.test(text) },
];

/** The game speaks of itself, or a page is read out: "the last page reads: I have counted twice". */
const asked = /^I did not follow|^I could not tell|\breads: /;

/** What stands behind "you", unless it is what somebody gives them: "Pell brings you noodles". */
const verbsAfterYou = (text: string): string[] =>
  [...text.matchAll(/(?<!\b(?:brings?|gives?|hands?|pours?|serves?|sells?|offers?|shows?|tells?|lends?) )\byou (\p{Ll}+)/giu)].map(
    ([, verb = ""]) => verb,
  );

/** Words behind "you" that end like a verb of the third person and are none. */
const fitting = new Set("always perhaps others besides sometimes yes things towards upwards afterwards".split(" "));
