import { createFinding } from "./detector.ts";
import type { Detect } from "./detector.ts";
import type { NarrationFacts } from "../facts/narration-facts.ts";
import { isHedged, showsTense } from "../reading/reading.ts";
import type { ReadSentence } from "../reading/reading.ts";
import { title } from "../reading/titles.ts";
import { isInPastTense } from "../reading/verbs.ts";

const part = String.raw`\p{Lu}[\p{Ll}'’-]{1,}`;
const name = String.raw`(?:${title} )?${part}(?: (?:of |the |van |de )?${part}){0,2}`;
const verb = String.raw`[a-z]{2,}(?<!s)s`;
const speech =
  "says|asks|replies|answers|whispers|mutters|shouts|calls|murmurs|snaps|growls|laughs|hisses|cries|said|asked|replied|answered|whispered|muttered|shouted|called|murmured|snapped|growled|laughed|hissed|cried|drawled|barked|announced|drawls|barks|announces";

/** Patterns in which a person is introduced or speaks. One unknown name is enough, because only a person can be meant. */
const introductions: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:called|named|by the name of) (?<who>${name})`, "gu"),
  new RegExp(String.raw`\b(?:${speech}) (?<who>${name})`, "gu"),
  new RegExp(String.raw`\b[Ii]t (?:is|was) (?<who>${name}) (?:who|that) `, "gu"),
  new RegExp(String.raw`\b(?:does|did) (?:young |old |little )?(?<who>${name})(?=[,.;!])`, "gu"),
];

/** Patterns in which a named person acts: "there stands X Y", "X Y strides". They match streets and ships too, so every part of the name must be unknown. */
const entrances: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:stands|comes|enters|sits|waits|appears) (?<who>(?:${title} )?${part} (?:of )?${part})`, "gu"),
  new RegExp(
    String.raw`(?<!\b(?:the|a|an|of|to|at|from|with|for|by|about|past|behind|beside|near|like|than|towards?|on|in|under|over|into|see|hear|and|or) )(?<who>(?:${title} ${part}|${part} ${part})(?: (?:of )?${part})?)(?:,[^,.]{1,50},)* (?:${verb})\b`,
    "gu",
  ),
];

/** Patterns in which a person of two names, or with a title, has just come or is seen. */
const arrivalsOfAny: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<who>${title} ${part}(?: ${part})?|${part} ${part})(?: (?:from|of) the(?: \p{Ll}+){1,3})? (?:has|had) (?:just |already )?(?:come|stepped|risen|taken|appeared|arrived|walked|climbed|got|followed|entered)\b`,
    "gu",
  ),
  new RegExp(
    String.raw`\b(?:you|I|we|he|she|they) (?:sees?|saw|finds?|found|meets?|met|recogni[sz]e[sd]?) (?:(?:the|a|an) \p{Ll}+(?: \p{Ll}+)?, )?(?<who>${title} ${part}(?: ${part})?|${part} ${part})(?:,| (?:at|by|in|on|with|who|coming|standing|sitting|waiting)\b)`,
    "gu",
  ),
];

/** Speech in which somebody introduces themselves: "Lindholm," he says, "of the whaler Solveig." */
const selfIntroductions: readonly RegExp[] = [
  new RegExp(String.raw`"(?<who>${part}(?: ${part})?)(?:," (?:he|she|they) (?:says?|said), "|, )(?:of|from) the (?:\p{Ll}+ )?\p{Lu}`, "gu"),
  new RegExp(String.raw`"(?<who>${part} ${part})," (?:he|she|they) (?:says?|said), "(?:${title}|of|from|at your)\b`, "gu"),
  new RegExp(String.raw`\b(?:[Mm]y name is|[Tt]he name is|[Tt]hey call me) (?<who>${name})`, "gu"),
];

/** Entrances in the past tense, for texts that are narrated in it. */
const pastEntrances = new RegExp(
  String.raw`(?:^|[.;,] |\b(?:and|then|when) )(?<who>(?:${title} ${part}|${part} ${part})(?: (?:of )?${part})?)(?:,[^,.]{1,50},)* (?:came|stood|sat|took|went|rose|drew|threw|ran|strode|spoke|held|got|put|leant|swung|caught|gave|\p{Ll}{2,}ed) (?!by\b|in \d)`,
  "gu",
);

/** Finds people who act or speak although the story does not contain them and no one introduced them. */
export const detectUnknown: Detect = ({ sentences, facts }) => {
  const known = knownNames(facts);
  const seen = new Set<string>();
  const arrivals = isInPastTense(sentences.filter(showsTense).map(({ narrated }) => narrated))
    ? [...entrances, ...arrivalsOfAny, pastEntrances]
    : [...entrances, ...arrivalsOfAny];
  return sentences.flatMap((sentence) => {
    if (!hasNewName(sentence, known)) return [];
    const stranger = findStranger(sentence, known, arrivals) ?? findIntroduced(sentence, known);
    if (stranger === undefined || seen.has(stranger)) return [];
    seen.add(stranger);
    return [
      createFinding(
        sentence,
        `The story has no one called "${stranger}".`,
        "Let only those act who are in the packet, or introduce them with the narration.",
      ),
    ];
  });
};

/** True when a sentence has a capitalised word, its first one apart, that is no part of a person's name. */
const hasNewName = ({ text }: ReadSentence, { people }: KnownNames): boolean =>
  [...text.matchAll(/(?<=[\p{L}\p{N},;:—"“”'’-] ?["“‘']?)\p{Lu}[\p{L}’'-]+/gu)].some(([word]) => !people.has(bare(word)));

interface KnownNames {
  /** Words in the names of people and in the texts of events. */
  readonly people: ReadonlySet<string>;
  /** Names of places and things: a loudspeaker may speak. */
  readonly things: readonly string[];
  /** Every word that may be part of a name in the story. Most texts have no new name, and need none of them. */
  all(): ReadonlySet<string>;
}

const knownNames = (facts: NarrationFacts): KnownNames => {
  const people = wordsOfPeople(facts);
  let all: ReadonlySet<string> | undefined;
  return { people, things: namesOf([...facts.items, ...facts.places]).map(bare), all: () => (all ??= knownWords(facts, people)) };
};

const findStranger = (sentence: ReadSentence, known: KnownNames, arrivals: readonly RegExp[]): string | undefined => {
  const narrated = blankSpoken(sentence);
  for (const [patterns, suffices] of [
    [introductions, (names: readonly string[]) => names.some((name) => !known.people.has(bare(name)))],
    [arrivals, (names: readonly string[]) => names.every((name) => !known.all().has(bare(name)))],
  ] as const)
    for (const { index, groups } of patterns.flatMap((pattern) => [...narrated.matchAll(pattern)])) {
      const who = groups?.["who"] ?? "";
      const names = properNamesIn(who);
      if (names.length > 0 && !known.things.includes(bare(who)) && suffices(names) && !isHedged(sentence.narrated, index)) return who;
    }
  return undefined;
};

/** The name by which a stranger introduces themselves. */
const findIntroduced = ({ text }: ReadSentence, known: KnownNames): string | undefined =>
  selfIntroductions
    .flatMap((pattern) => [...text.replaceAll(/[“”]/g, '"').matchAll(pattern)])
    .map(({ groups }) => groups?.["who"] ?? "")
    .find((who) => {
      const names = properNamesIn(who);
      return names.length > 0 && names.every((one) => !known.all().has(bare(one)));
    });

const properNamesIn = (who: string): string[] =>
  (who.match(/[\p{L}'’-]+/gu) ?? []).filter((word) => /^\p{Lu}/u.test(word) && !isTitle.test(word));

const isTitle = new RegExp(`^${title}$`);

/** The sentence with its speech replaced by blanks, in its original case. */
const blankSpoken = ({ text, narrated }: ReadSentence): string =>
  text.replaceAll(/[\s\S]/g, (unit, at: number) => (narrated.charAt(at) === " " ? " " : unit));

const bare = (word: string): string => word.toLowerCase().replace(/['’]s?$/, "");

/** Names of people. A person whose name is only part of the name of a place or an item is not included. */
const wordsOfPeople = ({ actor, people, events, items, places }: NarrationFacts): ReadonlySet<string> => {
  const others = namesOf([...items, ...places]);
  const eventTexts = events.map(({ text }) => others.reduce((rest, name) => rest.replaceAll(name, ""), text));
  return toWords([...namesOf([actor, ...people]), ...eventTexts]);
};

const namesOf = (named: readonly { readonly name: string; readonly aliases: readonly string[] }[]): string[] =>
  named.flatMap(({ name, aliases }) => [name, ...aliases]);

/** Every word of a name or of a known text in the story. */
const knownWords = (facts: NarrationFacts, people: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([
    ...people,
    ...toWords(namesOf([...facts.items, ...facts.places])),
    ...toWords([...facts.known.map(({ text }) => text), facts.scenery, facts.speech]),
  ]);

const toWords = (texts: readonly string[]): ReadonlySet<string> => new Set((texts.join(" ").match(/[\p{L}'’-]+/gu) ?? []).map(bare));
