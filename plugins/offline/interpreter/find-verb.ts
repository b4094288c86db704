import type { Lexicon } from "./lexicon.ts";
import { baseForms, isSlip } from "./words.ts";

/** A verb found in a clause: its canonical name and the words it took. */
export interface FoundVerb {
  readonly verb: string;
  /** As the player put it, base form, words joined by `_`. */
  readonly phrase: string;
  readonly start: number;
  readonly end: number;
}

/** Words that come before the verb and say nothing about it. */
const leadIn = new Set(
  (
    "i i'll i'd i'm im ill we we'll let's lets me us my want wanna would like try tries trying attempt attempts attempting to going gonna will can could " +
    "should may might please now just then and so but first next finally also again quickly quietly carefully slowly silently softly calmly " +
    "gently cautiously casually immediately suddenly desperately discreetly stealthily politely loudly firmly angrily nervously the a an " +
    "do does did decide start begin proceed manage need have must is it's am ok okay well hey um uh hmm maybe perhaps player character he she they " +
    "use_my while before after as by shit fuck fucking damn hell god crap in order both instead simply boldly swiftly closely directly nonchalantly"
  ).split(" "),
);

const isLeadIn = (word: string): boolean => leadIn.has(word) || (word.length > 4 && word.endsWith("ly"));

/** The first verb of the clause; a misspelt one when none is spelt right. `null` when there is none. */
export const findVerb = (words: readonly string[], lexicon: Lexicon): FoundVerb | null => {
  for (let at = 0; at < words.length; at++) {
    const found = isNoun(words, at) ? null : phraseAt(words, at, lexicon);
    if (found && !isHelper(found, words, lexicon)) return found;
  }
  return findSlip(words, lexicon);
};

/** The verb that a clause opens with, lead-in words apart: what makes it a clause of its own. */
export const opensWithVerb = (words: readonly string[], lexicon: Lexicon): boolean => {
  const at = words.findIndex((word, index) => !isLeadIn(word) || phraseAt(words, index, lexicon) !== null);
  return at >= 0 && phraseAt(words, at, lexicon) !== null;
};

const beforeNoun = new Set("the a an this that these those my his her their your its our some any no of by for about than".split(" "));

/** "The owner of this bar", "by lifting your glass": behind such a word, and behind anything that was said before it, there is no action. */
const isNoun = (words: readonly string[], at: number): boolean =>
  beforeNoun.has(words[at - 1] ?? "") && words.slice(0, at - 1).some((word) => !isLeadIn(word));

/** "Go talk to him", "try to run": the first of two verbs only leads to the second. */
const isHelper = ({ phrase, end }: FoundVerb, words: readonly string[], lexicon: Lexicon): boolean => {
  if (!["go", "get", "move", "step", "walk", "head", "run", "approach", "plan", "set"].includes(phrase)) return false;
  const next = words.slice(end).findIndex((word) => !isLeadIn(word) && !["over", "up", "out", "back", "in", "ahead"].includes(word));
  const rest = next < 0 ? [] : words.slice(end + next);
  const found = phraseAt(rest, 0, lexicon);
  const joined = words.slice(end, end + Math.max(next, 0));
  return found !== null && rest.length > 1 && !joined.some((word) => word === "the" || word === "a" || word === "my");
};

const phraseAt = (words: readonly string[], start: number, lexicon: Lexicon): FoundVerb | null => {
  const [head, ...tail] = words.slice(start, start + lexicon.longestPhrase);
  if (head === undefined) return null;
  for (let more = tail.length; more >= 0; more--) {
    for (const base of baseForms(head)) {
      const phrase = [base, ...tail.slice(0, more)].join("_");
      const verb = lexicon.verbs.get(phrase);
      if (verb !== undefined)
        return (more === 0 ? apart(base, words, start, lexicon) : null) ?? { verb, phrase, start, end: start + more + 1 };
    }
  }
  return null;
};

const particles = new Set(["up", "down", "over", "out", "off", "on", "back", "away"]);
const pronouns = new Set(["it", "him", "her", "them", "this", "that"]);

/** "Turn the letter over", "hold it up to the light": a phrase whose particle stands behind its object. */
const apart = (base: string, words: readonly string[], start: number, lexicon: Lexicon): FoundVerb | null => {
  const last = words.slice(-2).join("_");
  const far = words.length > start + 3 ? lexicon.verbs.get(`${base}_${last}`) : undefined;
  if (far !== undefined) return { verb: far, phrase: `${base}_${last}`, start, end: start + 1 };
  const behind = pronouns.has(words[start + 1] ?? "") ? words[start + 2] : words.length > start + 2 ? words.at(-1) : undefined;
  if (behind === undefined || !particles.has(behind)) return null;
  const phrase = `${base}_${behind}`;
  const verb = lexicon.verbs.get(phrase);
  return verb === undefined ? null : { verb, phrase, start, end: start + 1 };
};

const findSlip = (words: readonly string[], lexicon: Lexicon): FoundVerb | null => {
  const start = words.findIndex((word) => !isLeadIn(word));
  const typed = words[start];
  if (typed === undefined || typed.length < 4) return null;
  for (const base of baseForms(typed).slice(0, 2)) {
    const meant = [...lexicon.verbs.keys()].filter((phrase) => !phrase.includes("_")).find((phrase) => isSlip(base, phrase));
    const found = meant === undefined ? null : phraseAt([meant, ...words.slice(start + 1)], 0, lexicon);
    if (found) return { ...found, start, end: start + found.end };
  }
  return null;
};
