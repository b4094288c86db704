import { textOf } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";
import { findBeside, isSomebody, placedIn } from "./beside-person.ts";
import { findDescribedThing } from "./described-things.ts";
import { findDescribed } from "./find-described.ts";
import { isPersonWord, tradeWords } from "./person-words.ts";
import { bestNamed, findFactFeature, findOpening, ownerOf } from "./find-named.ts";
import type { Likes, Named } from "./name-book.ts";
import { findStuff } from "./find-stuff.ts";
import { nounWords } from "./noun-words.ts";
import type { NounWords } from "./noun-words.ts";
import { isBodyPart } from "./body-parts.ts";
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

/** Finds what a noun phrase means. */
export const resolveNoun = (phrase: readonly Token[], context: PronounContext, likes: Likes = {}): Reference => {
  const tokens = withoutCount(phrase);
  const words = nounWords(tokens);
  const base = { called: calledIn(tokens), pointed: false, part: false, several: [], words };
  const bare = tokens.filter(({ pos }) => pos !== "PUNCT").map(({ word }) => word);
  const meant =
    readPronoun(bare, context) ??
    readPlaced(tokens, context, likes) ??
    readName(tokens, words, context, likes) ??
    readDescription(bare, words, context);
  return { ...base, named: null, ...meant };
};

/** "One of the dryers", "any of these": what it is one of. */
const withoutCount = (tokens: readonly Token[]): readonly Token[] => {
  const [count, of, article] = tokens.map(({ word }) => word);
  const isOne = /^(?:one|any|each|either|another|some|several|most)$/.test(count ?? "") && of === "of";
  return isOne && /^(?:the|these|those|his|her|my|your|their)$/.test(article ?? "") ? tokens.slice(2) : tokens;
};

type Meant = Partial<Reference>;

const nothing: Meant = { named: null };

const readPronoun = (bare: readonly string[], context: PronounContext): Meant | null => {
  const [only = ""] = bare;
  if (bare.length === 0) return nothing;
  if (only === "them" || only === "they") return pointAll(context);
  if (/^(?:it|this|that|these|those|both)(?: (?:one|thing))?$/.test(bare.join(" "))) return pointTo(resolveThing(context));
  if (/^(?:the|this) (?:whole |entire )?(?:room|place|area|surroundings)$/.test(bare.join(" "))) return { named: "here" };
  if (bare.length > 1) return null;
  if (/^(?:me|myself|us|ourselves|i|we)$/.test(only)) return { named: "self" };
  if (only === "here") return { named: "here" };
  if (only === "there") return pointTo(context.earlier.findLast(({ kind }) => kind === "place" || kind === "feature"));
  return isPersonal(only) ? point(resolvePerson(only, context)) : null;
};

const pointTo = (named: Named | undefined): Meant => (named === undefined ? nothing : { named, pointed: true });

const point = (meant: readonly Named[]): Meant => ({ named: meant[0] ?? null, pointed: true, several: meant.length > 1 ? meant : [] });

/** "Them" means what the message spoke of before, or the one person here. */
const pointAll = (context: PronounContext): Meant => {
  const before = context.earlier.findLast(({ kind }) => kind !== "place");
  const meant = before === undefined ? peopleByMention(context) : [before];
  return meant.length === 1 ? pointTo(meant[0]) : nothing;
};

/** "The man behind the priest", "the wall behind Odo": what is said to be beside somebody, and not they. */
const readPlaced = (tokens: readonly Token[], context: PronounContext, likes: Likes): Meant | null => {
  const placed = placedIn(tokens);
  const landmark = placed === null ? null : resolveNoun(placed.landmark, context);
  if (placed === null || landmark?.part !== false || !isPerson(landmark.named)) return null;
  if (isSomebody(placed.front)) return point(findBeside(placed.front, landmark.named, context));
  const thing = resolveNoun(placed.front, context, likes);
  return thing.named === landmark.named ? nothing : thing;
};

const isPerson = (named: Reference["named"]): named is Named => named !== null && typeof named !== "string" && named.kind === "person";

const readName = (tokens: readonly Token[], words: NounWords, context: PronounContext, likes: Likes): Meant | null => {
  const home = homeOf(tokens, context);
  if (home !== undefined) return { named: home };
  const best = bestNamed(words, context, likes).filter((named) => !isForeign(tokens, words, named) && !isAnother(tokens, named, context));
  const [first] = best;
  if (first !== undefined) return { named: first, several: best.length > 1 ? best : [] };
  const owner = ownerOf(tokens, words, context);
  if (owner !== null) return { named: owner, pointed: true, part: true };
  if (isBodyPart(words.head)) return null;
  const described = findDescribedThing(words, context);
  if (described !== undefined) return { named: described, pointed: true };
  const opening = findOpening(tokens, words, context);
  if (opening !== undefined) return { named: opening, part: true };
  const feature = findFactFeature(words, context) ?? findStuff(words, context);
  return feature === undefined ? null : { named: feature, part: true };
};

/** "To Dr Lund's", "to the good doctor's": the place that bears their name. */
const homeOf = (tokens: readonly Token[], context: PronounContext): Named | undefined => {
  const last = tokens.at(-1);
  if (last === undefined || !(last.owner || /['’]s$/.test(last.word))) return undefined;
  const bare = tokens.map((token) => ({ ...token, owner: false, word: token.word.replace(/['’]s$/, "") }));
  const people = { ...context, book: context.book.filter(({ kind }) => kind === "person") };
  const owner = bestNamed(nounWords(bare), people, {})[0] ?? findTrade(bare.at(-1)?.word ?? "", people);
  return context.book.find(
    ({ kind, proper }) => kind === "place" && owner !== undefined && [...proper].some((word) => owner.proper.has(word)),
  );
};

/** Whoever is called by a word for what they do, here or elsewhere: "the doctor". */
const findTrade = (word: string, { book }: PronounContext): Named | undefined => {
  const alike = new Set([word, ...tradeWords(word)]);
  const [only, ...more] = book.filter(({ calls, described }) =>
    [...calls.flatMap(({ words }) => words), ...described].some((one) => alike.has(one)),
  );
  return more.length === 0 ? only : undefined;
};

/** "A coat" is any, and none in particular that lies elsewhere or that somebody else has. */
const isAnother = ([first]: readonly Token[], { id, kind, present }: Named, { packet }: PronounContext): boolean =>
  kind === "thing" &&
  /^(?:an?|another|some|any)$/.test(first?.word ?? "") &&
  (!present || packet.inventory.some(({ item_id, owner_id, qty }) => item_id === id && owner_id !== packet.actor_id && qty > 0));

/** What one wears is no coat of another's: "put it back in my coat". */
const isForeign = ([first]: readonly Token[], { head }: NounWords, { carried, kind }: Named): boolean =>
  first?.word === "my" && kind === "thing" && !carried && worn.has(head);

const worn = new Set(
  "coat jacket hat cap cloak boot boots glove gloves shirt sleeve sleeves pocket pockets bag belt trousers scarf apron".split(" "),
);

const readDescription = (bare: readonly string[], { words }: NounWords, context: PronounContext): Meant =>
  words.some(isPersonWord) ? point(findDescribed(bare, context)) : nothing;

const calledIn = (tokens: readonly Token[]): string =>
  textOf(tokens.filter(({ pos }, at) => pos !== "DET" || at > 0))
    .replace(/^(?:my|your|his|her|its|our|their|the|a|an|some|this|that)\s+/i, "")
    .replace(/[.,!?]+$/, "");
