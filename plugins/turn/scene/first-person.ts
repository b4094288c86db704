import { capitalise, isPast, isThirdPerson, plainForm } from "freeform-rpg/language";
import { aliasesOf, namePattern } from "./names.ts";
import { genderOf } from "./describe-person.ts";

interface Speaker {
  readonly name: string;
  readonly attrs: Readonly<Record<string, unknown>>;
}

/**
 * An English sentence about somebody as they say it themselves: `Viktor has read his handwriting` is `I have read ...`. `others` are the names of
 * other people. `null` where it does not name them, or where a pronoun may mean somebody else.
 */
export const inFirstPerson = (sentence: string, speaker: Speaker, others: readonly string[] = []): string | null => {
  const gender = genderOf(speaker);
  const marked = markNames(sentence, speaker);
  const opens = new RegExp(`^(?:${gender === "she" ? "she" : gender === "he" ? "he" : "they"})\\b`, "i").test(marked);
  if (!(marked.includes(mark) || opens)) return null;
  const isPronominal = (gender === "she" ? hers : gender === "he" ? his : theirs).test(marked);
  if (isPronominal && others.some((name) => isActing(marked, name))) return null;
  const turned = isPronominal ? turnPronouns(marked, gender) : marked;
  const told = turnVerbs(placeNames(turned));
  return told === null ? null : capitalise(told);
};

/** Stands where a name of the speaker stood. */
const mark = "§";

const markNames = (sentence: string, speaker: Speaker): string =>
  [speaker.name, ...aliasesOf(speaker)]
    .filter((name) => /^\p{Lu}/u.test(name))
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, name) => text.replaceAll(new RegExp(`(?<![\\p{L}])${namePattern(name)}(?![\\p{L}])`, "gu"), mark), sentence)
    // "Hedda Marl" of somebody who is called Hedda, and Marl.
    .replaceAll(new RegExp(`${mark}(?: ${mark})+`, "g"), mark);

const his = /\b(?:he|him|his|himself)\b/i;
const hers = /\b(?:she|her|hers|herself)\b/i;
const theirs = /\b(?:they|them|their|theirs|themselves|themself)\b/i;

/** What is only somebody's is no second person: "Jin's handwriting". */
const isActing = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}])${namePattern(name)}(?![\\p{L}]|['’]s)`, "iu").test(text);

const turnPronouns = (text: string, gender: "he" | "she" | null): string => {
  if (gender === "she")
    return text
      .replaceAll(/\bshe\b/gi, "I")
      .replaceAll(/\bherself\b/gi, "myself")
      .replaceAll(/\bhers\b/gi, "mine")
      .replaceAll(new RegExp(String.raw`\b(${giving}) her\b`, "gi"), "$1 me")
      .replaceAll(new RegExp(String.raw`\bher\b(?=\s*(?:[.,;:!?]|$)|\s(?:${joining})\b)`, "gi"), "me")
      .replaceAll(/\bher\b/gi, "my");
  if (gender === "he")
    return text
      .replaceAll(/\bhe\b/gi, "I")
      .replaceAll(/\bhimself\b/gi, "myself")
      .replaceAll(/\bhis\b(?=\s*(?:[.,;:!?]|$))/gi, "mine")
      .replaceAll(/\bhis\b/gi, "my")
      .replaceAll(/\bhim\b/gi, "me");
  return text
    .replaceAll(/\bthey\b/gi, "I")
    .replaceAll(/\bthemsel(?:ves|f)\b/gi, "myself")
    .replaceAll(/\btheirs\b/gi, "mine")
    .replaceAll(/\btheir\b/gi, "my")
    .replaceAll(/\bthem\b/gi, "me");
};

const joining =
  "and|or|but|to|in|on|at|by|for|from|with|when|while|where|who|that|as|before|after|out|up|down|off|away|over|into|through|because|if|what|why|how|whom|whose|which|again|so|about|of|nothing|anything|something|everything|nobody|no";

/** Verbs behind which "her" is somebody to whom it is done, and hardly a word before what is hers. */
const giving =
  "let|lets|make|makes|made|help|helps|helped|tell|tells|told|ask|asks|asked|give|gives|gave|given|teach|teaches|taught|sent|bring|brings|brought|owes?|owed|allow|allows|allowed|want|wants|wanted|call|calls|called";

/** A name is "my", "I" where it acts, and else "me". */
const placeNames = (text: string): string =>
  text
    .replaceAll(new RegExp(`${mark}['’]s?(?= )`, "g"), "my")
    .replaceAll(
      new RegExp(`${mark}(?= (?:\\p{L}+ly |never |always |still |also |often |now |only |has |had )?(\\p{L}+))`, "gu"),
      (_, verb: string, at: number) => (at === 0 || isVerb(verb.toLowerCase()) ? "I" : "me"),
    )
    .replaceAll(mark, "me");

const isVerb = (word: string): boolean => auxiliary.test(word) || isPast(word) || isThirdPerson(word);

const auxiliary = /^(?:is|was|has|had|does|did|can|could|will|would|may|might|must|shall|should)$/;

const adverbs = String.raw`(?:(?:never|always|still|also|often|now|only|just|once|twice|\p{L}+ly) )?`;

/** The verbs behind "I", and those that go on with it: "I dress the saints and talk to them". `null` where one of them is no verb. */
const turnVerbs = (text: string): string | null => {
  let isOdd = false;
  let isPresent = false;
  const turned = text.replaceAll(new RegExp(String.raw`\bI (${adverbs})(\p{L}+)\b`, "gu"), (whole, adverb: string, verb: string) => {
    if (auxiliary.test(verb) && !/^(?:is|has|does)$/.test(verb)) return whole;
    if (/^(?:is|has|does)$/.test(verb) || isThirdPerson(verb)) {
      isPresent = true;
      return `I ${adverb}${plainForm(verb)}`;
    }
    isOdd ||= !isPast(verb) && !/^(?:and|who)$/.test(verb);
    return whole;
  });
  if (isOdd) return null;
  return isPresent
    ? turned.replaceAll(
        goingOn,
        (_, lead: string, verb: string) => `${lead}${isThirdPerson(verb) || /^(?:is|has|does)$/.test(verb) ? plainForm(verb) : verb}`,
      )
    : turned;
};

/** Words that stand behind a verb, and hardly behind a noun. */
const behindVerb =
  "the|an?|my|me|it|its|him|her|his|them|their|us|our|you|your|to|in|on|at|with|without|from|into|onto|out|off|up|down|over|under|above|below|behind|beside|near|through|across|along|around|against|about|after|before|between|towards?|upon|until|like|for|by|every\\p{L}*|any\\p{L}*|some\\p{L}*|no|nothing|nobody|not|that|what|when|who|whom|how|why|where|this|these|those|all|each|both|one|two|three|there|here|alone|again|well|\\p{L}+ly";

/** A second verb of the same subject: what follows a noun in the plural would be another verb. */
const goingOn = new RegExp(String.raw`((?:,|\band|\bor|\bbut|\bthen) ${adverbs})(\p{L}+)(?= (?:${behindVerb})\b)`, "gu");
