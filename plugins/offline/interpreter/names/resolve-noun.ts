/* oxlint-disable complexity, max-params, max-lines-per-function */
import type { Token } from "../text/token.ts";
import { textOf } from "../text/tag-text.ts";
import { wordsOf } from "../text/fold.ts";
import { findDescribed, isPersonWord } from "./find-described.ts";
import { matchName } from "./match-name.ts";
import type { Named, NamedKind } from "./name-book.ts";
import { nounWords } from "./noun-words.ts";
import type { NounWords } from "./noun-words.ts";
import { isPersonal, peopleByMention, resolvePerson, resolveThing } from "./pronouns.ts";
import type { PronounContext } from "./pronouns.ts";

/** What a noun phrase means. */
export interface Reference {
  /** `self` is the actor; `here` the place of the scene. */
  readonly named: Named | "self" | "here" | null;
  /** The words themselves, articles left out. */
  readonly called: string;
  /** Set when a pronoun or a description pointed to what is meant. */
  readonly pointed: boolean;
  /** True when only what it is part of is known: "the sill of the niche". */
  readonly part: boolean;
  /** More than one when the words leave a choice that matters. */
  readonly several: readonly Named[];
  readonly words: NounWords;
}

const bodyParts = new Set(
  "hand hands arm arms face eye eyes ear ears back head foot feet leg legs lap shoulder shoulders neck throat chest nose mouth cheek cheeks finger fingers wrist wrists knee knees hair collar sleeve sleeves elbow palm palms shin stomach belly pocket pockets wound wounds side jaw skull".split(
    " ",
  ),
);

/** "The office door": the door of what the words before it name. */
const openings = new Set("door doors window windows gate lock handle wall walls".split(" "));

/** True for a part of somebody's body or dress. */
export const isBodyPart = (word: string): boolean => bodyParts.has(word);

/** Finds what a noun phrase means. `likes` says which kinds are likelier to be meant. */
export const resolveNoun = (
  tokens: readonly Token[],
  context: PronounContext,
  likes: Partial<Record<NamedKind, number>> = {},
): Reference => {
  const words = nounWords(tokens);
  const called = calledIn(tokens);
  const found = (named: Reference["named"], rest: Partial<Reference> = {}): Reference => ({
    named,
    called,
    pointed: false,
    part: false,
    several: [],
    words,
    ...rest,
  });
  const bare = tokens.filter(({ pos }) => pos !== "PUNCT").map(({ word }) => word);
  const [only = ""] = bare;
  if (bare.length === 0) return found(null);
  if (bare.length === 1 && /^(?:me|myself|us|ourselves|i|we)$/.test(only)) return found("self");
  if (bare.length === 1 && /^(?:here)$/.test(only)) return found("here");
  if (only === "them" || only === "they") return pointAll(found, context);
  if (bare.length === 1 && isPersonal(only)) return point(found, resolvePerson(only, context));
  if (bare.length <= 2 && /^(?:it|this|that|these|those|both)(?: (?:one|thing))?$/.test(bare.join(" "))) {
    const thing = resolveThing(context);
    return thing === undefined ? found(null) : found(thing, { pointed: true });
  }
  if (bare.length === 1 && only === "there") {
    const place = context.earlier.findLast(({ kind }) => kind === "place" || kind === "feature");
    return place === undefined ? found(null) : found(place, { pointed: true });
  }
  const best = bestNamed(words, context, likes);
  if (best.length > 0) return best.length === 1 ? found(best[0] ?? null) : found(best[0] ?? null, { several: best });
  const owner = ownerOf(tokens, words, context);
  if (owner !== null) return found(owner, { pointed: true, part: true });
  const opening =
    openings.has(words.head) && words.words.length > 1
      ? bestNamed(nounWords(tokens.filter(({ word }) => word !== words.head)), context, {})
      : [];
  if (opening.length === 1 && opening[0]?.kind !== "person") return found(opening[0] ?? null, { part: true });
  const feature = findFactFeature(words, context);
  if (feature !== undefined) return found(feature);
  if (!words.words.some(isPersonWord)) return found(null);
  return point(found, findDescribed(bare, context));
};

const point = (found: (named: Reference["named"], rest?: Partial<Reference>) => Reference, meant: readonly Named[]): Reference =>
  found(meant[0] ?? null, { pointed: true, several: meant.length > 1 ? meant : [] });

/** "Them" means what the message spoke of before, or the one person here. */
const pointAll = (found: (named: Reference["named"], rest?: Partial<Reference>) => Reference, context: PronounContext): Reference => {
  const before = context.earlier.findLast(({ kind }) => kind !== "place");
  const meant = before === undefined ? peopleByMention(context) : [before];
  return meant.length === 1 ? found(meant[0] ?? null, { pointed: true }) : found(null);
};

const calledIn = (tokens: readonly Token[]): string =>
  textOf(tokens.filter(({ pos }, at) => pos !== "DET" || at > 0))
    .replace(/^(?:my|your|his|her|its|our|their|the|a|an|some|this|that)\s+/i, "")
    .replace(/[.,!?]+$/, "");

/** What a known fact about a feature of the place speaks of: "the loose stone" of the wall. */
const findFactFeature = ({ words, telling }: NounWords, { packet, book }: PronounContext): Named | undefined => {
  if (words.length === 0) return undefined;
  const fact = packet.facts.find(({ object }) => {
    const text = typeof object["text"] === "string" && typeof object["feature"] === "string" ? wordsOf(object["text"]) : [];
    return text.length > 0 && [...telling].every((word) => text.includes(word)) && words.some((word) => text.includes(word));
  });
  return book.find(({ kind, name }) => kind === "feature" && name === fact?.object["feature"]);
};

/** The things that the words call best: several when nothing sets them apart. */
const bestNamed = (words: NounWords, { book, earlier }: PronounContext, likes: Partial<Record<NamedKind, number>>): Named[] => {
  const scored = book
    .map((named) => ({ named, sure: matchName(words, named) }))
    .filter(({ sure }) => sure >= 4)
    .map(({ named, sure }) => ({
      named,
      score: sure + (named.present ? 3 : 0) + (likes[named.kind] ?? 0) / 2 + (earlier.includes(named) ? 1 : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [first] = scored;
  if (first === undefined) return [];
  const level = scored.filter(({ score, named }) => score > first.score - 0.01 && named.kind === first.named.kind);
  return level.map(({ named }) => named);
};

/** "Viktor's hands", "his foot", "the sill of the niche": what they are part of. */
const ownerOf = (tokens: readonly Token[], words: NounWords, context: PronounContext): Named | null => {
  const owners = tokens.filter(({ owner }) => owner);
  const [by] = tokens;
  const of = tokens.findIndex(({ word }, at) => at > 0 && word === "of");
  if (words.head === "worth") return null;
  if (owners.length > 0) {
    const last = tokens.findLastIndex(({ owner }) => owner);
    return bestNamed(nounWords(tokens.slice(0, last + 1).map((token) => ({ ...token, owner: false }))), context, { person: 6 })[0] ?? null;
  }
  if (of > 0) return bestNamed(nounWords(tokens.slice(of + 1)), context, {})[0] ?? null;
  const pronoun = by !== undefined && tokens.length > 1 && /^(?:his|her|their)$/.test(by.word);
  const shown = by !== undefined && bodyParts.has(words.head) && /^(?:those|these|that)$/.test(by.word);
  if (!pronoun && !shown) return null;
  const meant = resolvePerson(pronoun ? by.word : "them", context);
  return meant.length === 1 || bodyParts.has(words.head) ? (meant[0] ?? null) : null;
};
