import { createFinding } from "./detector.ts";
import type { Detect } from "./detector.ts";
import type { NarrationFacts } from "../facts/narration-facts.ts";
import { isHedged, showsTense } from "../reading/reading.ts";
import type { ReadSentence } from "../reading/reading.ts";
import { title } from "../reading/titles.ts";
import { isToldInPast } from "../reading/verbs.ts";

const part = String.raw`\p{Lu}[\p{Ll}'’-]{1,}`;
const name = String.raw`(?:${title} )?${part}(?: (?:of |the |van |de )?${part}){0,2}`;
const verb = String.raw`[a-z]{2,}(?<!s)s`;
const speech =
  "says|asks|replies|answers|whispers|mutters|shouts|calls|murmurs|snaps|growls|laughs|hisses|cries|said|asked|replied|answered|whispered|muttered|shouted|called|murmured|snapped|growled|laughed|hissed|cried|drawled|barked|announced|drawls|barks|announces";

/** Places where somebody is introduced or speaks: here one unknown name is enough, for nothing but a person can be meant. */
const introductions: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:called|named|by the name of) (?<who>${name})`, "gu"),
  new RegExp(String.raw`\b(?:${speech}) (?<who>${name})`, "gu"),
  new RegExp(String.raw`\b[Ii]t (?:is|was) (?<who>${name}) (?:who|that) `, "gu"),
  new RegExp(String.raw`\b(?:does|did) (?:young |old |little )?(?<who>${name})(?=[,.;!])`, "gu"),
];

/** Places where somebody acts by name: "there stands X Y", "X Y strides". Streets and ships do so too, so all of the name must be unknown. */
const entrances: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:stands|comes|enters|sits|waits|appears) (?<who>(?:${title} )?${part} (?:of )?${part})`, "gu"),
  new RegExp(
    String.raw`(?<!\b(?:the|a|an|of|to|at|from|with|for|by|about|past|behind|beside|near|like|than|towards?|on|in|under|over|into|see|hear|and|or) )(?<who>(?:${title} ${part}|${part} ${part})(?: (?:of )?${part})?)(?:,[^,.]{1,50},)* (?:${verb})\b`,
    "gu",
  ),
];

/** In a story told in the past, what somebody did is done now. */
const pastEntrances = new RegExp(
  String.raw`(?:^|[.;,] |\b(?:and|then|when) )(?<who>(?:${title} ${part}|${part} ${part})(?: (?:of )?${part})?)(?:,[^,.]{1,50},)* (?:came|stood|sat|took|went|rose|drew|threw|ran|strode|spoke|held|got|put|leant|swung|caught|gave|\p{Ll}{2,}ed) (?!by\b|in \d)`,
  "gu",
);

/** Somebody acts or speaks whom the story does not know and nobody introduced. */
export const detectUnknown: Detect = ({ sentences, facts }) => {
  const known = { people: wordsOfPeople(facts), all: knownWords(facts), things: namesOf([...facts.items, ...facts.places]).map(bare) };
  const seen = new Set<string>();
  const arrivals = isToldInPast(sentences.filter(showsTense).map(({ told }) => told)) ? [...entrances, pastEntrances] : entrances;
  return sentences.flatMap((sentence) => {
    const stranger = findStranger(sentence, known, arrivals);
    if (stranger === undefined || seen.has(stranger)) return [];
    seen.add(stranger);
    return [
      createFinding(
        sentence,
        `Nobody in the story is called "${stranger}".`,
        "Let only those act who are in the packet, or introduce them with the narration.",
      ),
    ];
  });
};

interface Known {
  /** Names of those who may speak here, and of what the events tell. */
  readonly people: ReadonlySet<string>;
  /** Names of places and things: a loudspeaker may speak. */
  readonly things: readonly string[];
  /** Every name that means anything. */
  readonly all: ReadonlySet<string>;
}

const findStranger = (sentence: ReadSentence, known: Known, arrivals: readonly RegExp[]): string | undefined => {
  const narrated = blankSpoken(sentence);
  for (const [patterns, suffices] of [
    [introductions, (names: readonly string[]) => names.some((name) => !known.people.has(bare(name)))],
    [arrivals, (names: readonly string[]) => names.every((name) => !known.all.has(bare(name)))],
  ] as const)
    for (const { index, groups } of patterns.flatMap((pattern) => [...narrated.matchAll(pattern)])) {
      const who = groups?.["who"] ?? "";
      const names = (who.match(/[\p{L}'’-]+/gu) ?? []).filter((word) => /^\p{Lu}/u.test(word) && !isTitle.test(word));
      if (names.length > 0 && !known.things.includes(bare(who)) && suffices(names) && !isHedged(sentence.told, index)) return who;
    }
  return undefined;
};

const isTitle = new RegExp(`^${title}$`);

/** The sentence with what is said aloud blanked out and its capitals kept. */
const blankSpoken = ({ text, told }: ReadSentence): string =>
  text.replaceAll(/[\s\S]/g, (unit, at: number) => (told.charAt(at) === " " ? " " : unit));

const bare = (word: string): string => word.toLowerCase().replace(/['’]s?$/, "");

/** Whose name stands in a place's or a thing's name is not there for that. */
const wordsOfPeople = ({ actor, people, events, items, places }: NarrationFacts): ReadonlySet<string> => {
  const others = namesOf([...items, ...places]);
  const told = events.map(({ text }) => others.reduce((rest, name) => rest.replaceAll(name, ""), text));
  return toWords([...namesOf([actor, ...people]), ...told]);
};

const namesOf = (named: readonly { readonly name: string; readonly aliases: readonly string[] }[]): string[] =>
  named.flatMap(({ name, aliases }) => [name, ...aliases]);

/** Every word by which anyone or anything in the story may be called. */
const knownWords = (facts: NarrationFacts): ReadonlySet<string> =>
  new Set([
    ...wordsOfPeople(facts),
    ...toWords(namesOf([...facts.items, ...facts.places])),
    ...toWords([...facts.known.map(({ text }) => text), ...facts.outcomes.map(({ target }) => target), facts.scenery, facts.speech]),
  ]);

const toWords = (texts: readonly string[]): ReadonlySet<string> => new Set((texts.join(" ").match(/[\p{L}'’-]+/gu) ?? []).map(bare));
