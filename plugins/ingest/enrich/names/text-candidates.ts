import type { PackContentType, Segment } from "freeform-rpg/schemas";
import type { Passage } from "freeform-rpg/plugins/ingest/book-text";
import type { Candidate } from "./candidate.ts";
import { kindOf } from "freeform-rpg/plugins/ingest/book-text/lib";
import { sureness } from "./sureness.ts";
import { kindInName } from "freeform-rpg/plugins/ingest/book-text/lib";
import { tokensOf } from "./tokens-of.ts";

const name = String.raw`\p{Lu}[\p{Ll}’']{2,}(?: (?:of (?:the )?)?\p{Lu}[\p{Ll}’']+){0,2}`;
/** Patterns in which a text states the type of a name. */
const introductions: readonly (readonly [PackContentType, RegExp])[] = [
  [
    "npc",
    new RegExp(
      String.raw`(?<![\p{L}] )\b(?:[Tt]he )?((?:Lord|Lady|Sir|Captain|King|Queen|Prince|Princess|Doctor|Father|Mother|Sister|Brother|Baron|Baroness|Widow) ${name})`,
      "gu",
    ),
  ],
  ["location", new RegExp(String.raw`\b((?:Port|Fort|Mount|Lake|Castle|Cape) \p{Lu}[\p{Ll}’']+)`, "gu")],
  [
    "location",
    new RegExp(
      String.raw`(?:^|[.!?] )(${name}) (?:lies|stands|sits|rises|sprawls) (?:at|in|on|near|by|under|below|above|beyond|between|along)\b`,
      "gmu",
    ),
  ],
];
/** "The reeve, Ansgar Holt, ...": the description precedes the name. */
const apposed = new RegExp(
  String.raw`\b(?:[Tt]he|[Aa]n?|[Hh]er|[Hh]is|[Ii]ts) (?:\p{Ll}+ ){0,2}(\p{Ll}+), (\p{Lu}[\p{Ll}’']+ \p{Lu}[\p{Ll}’']+),`,
  "gu",
);

const introduced = ({ text, segment }: Passage): Candidate[] => {
  if (!worldIntents.has(segment.intent)) return [];
  const found = [
    ...introductions.flatMap(([type, pattern]) => [...text.matchAll(pattern)].map(([, called = ""]) => ({ called, type }))),
    ...[...text.matchAll(apposed)].flatMap(([, noun = "", called = ""]) => ({ called, type: kindOf(noun) })),
  ];
  return found.flatMap(({ called, type }) =>
    type === null ? [] : [{ name: called, type, segment: segment.id, found: "text" as const, confidence: sureness.introduced, says: "" }],
  );
};

/** Intents of chapters whose text describes the world. */
const worldIntents = new Set<Segment["intent"]>(["SETTING", "FACTIONS", "NARRATIVE"]);

const sequence =
  /(?<![.!?:;“"\n|•*]\s{0,2})(?<![\p{L}\p{N}])(?:(?:Lord|Lady|Sir|Captain|King|Queen|Prince|Princess|Doctor|Dr\.|Mr\.|Mrs\.|Father|Mother|Brother|Sister|Saint|St\.)\s)?\p{Lu}[\p{Ll}’']{2,}(?:\s(?:of\s(?:the\s)?|the\s|de\s|von\s|van\s)?\p{Lu}[\p{Ll}’']+){0,3}(?![\p{L}])/gu;

interface TextName {
  readonly name: string;
  readonly segment: string;
  count: number;
  /** The part of `count` in chapters that describe the world. */
  inWorld: number;
  /** The lower-case words before it. */
  readonly before: string[];
}

/**
 * Names that running text capitalises repeatedly: names of two or more words twice, single words four times. A word that the book
 * also writes in lower case is not a name.
 */
export const textCandidates = (passages: readonly Passage[]): Candidate[] => {
  const cases = countCases(passages);
  return [...passages.flatMap(introduced), ...gather(passages).flatMap((found) => judge(found, cases))];
};

const gather = (passages: readonly Passage[]): TextName[] => {
  const all = new Map<string, TextName>();
  for (const { text, segment } of passages) {
    for (const { 0: match, index } of text.matchAll(sequence)) {
      const name = match.replace(/[’']s$/, "");
      const one = all.get(name) ?? { name, segment: segment.id, count: 0, inWorld: 0, before: [] };
      all.set(name, one);
      one.count += 1;
      one.inWorld += worldIntents.has(segment.intent) ? 1 : 0;
      one.before.push(/(\p{Ll}+)\s+$/u.exec(text.slice(Math.max(0, index - 20), index))?.[1] ?? "");
    }
  }
  return [...all.values()];
};

const judge = ({ name, segment, count, inWorld, before }: TextName, isOftenSmall: (word: string) => boolean): Candidate[] => {
  const words = name.split(" ").filter((word) => /^\p{Lu}/u.test(word));
  const enough = words.length > 1 ? count >= 2 : count >= 4;
  if (!enough || inWorld < 0.7 * count || words.every((word) => isOftenSmall(word)) || name.includes("’")) return [];
  const type = guessType(name, before);
  const confidence = type === "general" ? sureness.text : sureness.textOfKind;
  return [{ name, type, segment, found: "text", confidence, says: "" }];
};

/** Whether the book writes a word in lower case at least a tenth as often as capitalised. */
const countCases = (passages: readonly Passage[]): ((word: string) => boolean) => {
  const counts = new Map<string, [large: number, small: number]>();
  for (const { raw, key } of passages.flatMap(({ text }) => tokensOf(text))) {
    const count = counts.get(key) ?? [0, 0];
    count[/^\p{Lu}/u.test(raw) ? 0 : 1] += 1;
    counts.set(key, count);
  }
  return (word) => {
    const [large, small] = counts.get(word.toLowerCase()) ?? [0, 0];
    return small * 10 >= large;
  };
};

const guessType = (name: string, before: readonly string[]): PackContentType => {
  const own = kindInName(name);
  if (own !== null) return own;
  const atPlaces = before.filter((word) => /^(?:in|at|to|from|near|into|across|through|around|outside)$/.test(word)).length;
  return atPlaces >= 2 && atPlaces >= 0.4 * before.length ? "location" : "general";
};
