import { amountIn } from "../frames/amounts.ts";
import { namedOf } from "../frames/shape.ts";
import type { Role, RoleKind } from "../frames/shape.ts";
import { placedIn } from "../names/beside-person.ts";
import { findDescribed } from "../names/find-described.ts";
import { isAnyone, isPersonWord } from "../names/person-words.ts";
import { isBodyPart } from "../names/body-parts.ts";
import type { Likes, Named } from "../names/name-book.ts";
import type { PronounContext } from "../names/pronouns.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reference } from "../names/resolve-noun.ts";
import { textOf } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";
import type { Frame, RoleWords } from "./frames.ts";

/** Roles that name something of the story. */
const naming = new Set(["target", "object", "instrument", "place", "source"]);

/** Resolves the names of a frame's roles, each with those before it as what was mentioned last. */
export const resolveRoles = ({ roles }: Frame, context: PronounContext, likes: Likes = {}): Role[] => {
  const resolved: Role[] = [];
  for (const words of joinDescriptions(
    roles.filter(({ role }) => naming.has(role)),
    context,
  )) {
    const before = resolved.flatMap(({ ref }) => namedOf(ref) ?? []);
    const isIt = words.units.length === 1 && words.prep !== "" && /^(?:it|this|that)$/.test(words.units[0]?.token.word ?? "");
    resolved.push(resolveRole(words, isIt ? without(before, context) : { ...context, earlier: [...context.earlier, ...before] }, likes));
  }
  return resolved;
};

/** "Nod to the man with the dishcloth", "ask the woman at the counter": what stands behind somebody says who it is, where it does of anybody here. */
const joinDescriptions = (roles: readonly RoleWords[], context: PronounContext): readonly RoleWords[] =>
  roles.reduce<RoleWords[]>((joined, next) => {
    const before = joined.at(-1);
    const isTold = before !== undefined && isBehind(before, next) && describes(before, next, context);
    return isTold ? [...joined.slice(0, -1), { ...before, units: [...before.units, ...leadOf(next), ...next.units] }] : [...joined, next];
  }, []);

const isBehind = ({ units: before }: RoleWords, { prep, units: next }: RoleWords): boolean => {
  const last = before.at(-1);
  const from = next[0]?.start ?? 0;
  return (
    last !== undefined &&
    /^(?:with|in|at|by|near|on|from|beside|behind|next to|opposite)$/.test(prep) &&
    from - last.start - last.token.text.length === prep.length + 2
  );
};

const describes = ({ units: front }: RoleWords, { prep, units: behind }: RoleWords, context: PronounContext): boolean => {
  const somebody = front.at(-1)?.token.word ?? "";
  if (!isAnyone(somebody)) return false;
  const words = behind.map(({ token }) => token.word);
  return /^(?:beside|behind|next to|opposite)$/.test(prep) || findDescribed([somebody, ...words], context).length > 0;
};

/** The preposition in front of a role, as words. */
const leadOf = ({ prep, units: [first] }: RoleWords): RoleWords["units"] =>
  first === undefined
    ? []
    : prep.split(" ").map((word) => ({ ...first, token: { text: word, word, lemma: word, pos: "ADP", owner: false, spaced: true } }));

/** "Use the key on it": on something else than the key. */
const without = (before: readonly Named[], context: PronounContext): PronounContext => ({
  ...context,
  book: context.book.filter((named) => !before.includes(named)),
  earlier: context.earlier.filter((named) => !before.includes(named)),
});

const resolveRole = ({ role, prep, units }: RoleWords, context: PronounContext, likes: Likes): Role => {
  const words = units.map(({ token }) => token).filter(({ pos }) => pos !== "PUNCT");
  // "Off Crane's belt" is off him, and never off the house that bears his name.
  const tokens = prep === "off" ? words.map((token, at) => (at === words.length - 1 ? { ...token, owner: false } : token)) : words;
  const text = textOf(tokens);
  const found = findNoun(tokens, context, likesOf[role] ?? likes);
  // A sum of money is not the purse that it comes from.
  const ref = amountIn(text) > 0 && !tokens.some(({ word }) => word === "worth") ? { ...found, named: null } : found;
  const [first] = tokens;
  const isArticle = /^(?:DET|PRON)$/.test(first?.pos ?? "") || (tokens.length > 1 && /^(?:this|that|these|those)$/.test(first?.word ?? ""));
  const article = isArticle ? (first?.word ?? "") : "";
  return { role, prep, ref, text, article, kind: kindOf(ref) };
};

/** "The gravel in the tank", "the underside of the table": what the words name, else what they say it is part of. */
const findNoun = (tokens: readonly Token[], context: PronounContext, likes: Likes): Reference => {
  const head = tokens.slice(0, clauseIn(tokens, context));
  if (head.length < tokens.length && !head.some(({ word }) => isPersonWord(word))) return findNoun(head, context, likes);
  const whole = resolveNoun(tokens, context, likes);
  const at = tokens.findIndex(({ pos, word }, index) => index > 0 && pos === "ADP" && word !== "of");
  const group = whole.named === null ? withoutGroup(tokens) : tokens;
  if (group !== tokens) return { ...resolveNoun(group, context, likes), called: whole.called };
  if (at >= 0 && isOwned(whole)) {
    const thing = resolveNoun(tokens.slice(at + 1), context, likes);
    if (isThing(thing)) return { ...thing, called: whole.called, part: true };
  }
  return at < 0 ? whole : findAround(tokens, at, { whole, context, likes });
};

/** Where what somebody does with a thing begins: "the box | Odo left here", "the letter | she sent me". The number of tokens where nothing is said of it. */
const clauseIn = (tokens: readonly Token[], { book }: PronounContext): number => {
  const isAction = (token: Token | undefined): boolean => /^(?:VERB|AUX)$/.test(token?.pos ?? "");
  const at = tokens.findIndex(({ word, pos, owner }, nth) => {
    const [next, then] = tokens.slice(nth + 1);
    const isNamed = pos === "PROPN" && !owner && book.some(({ kind, proper }) => kind === "person" && proper.has(word));
    if (!isNamed && !/^(?:i|we|you|he|she|they)$/.test(word)) return false;
    // The reader may leave out the verb: "the box Odo" of "the box Odo left".
    const isDone = next === undefined ? isNamed : isAction(next) || (next.pos === "ADV" && isAction(then));
    return isDone && tokens[nth - 1]?.pos === "NOUN";
  });
  return at < 0 ? tokens.length : at;
};

interface Around {
  readonly whole: Reference;
  readonly context: PronounContext;
  readonly likes: Likes;
}

/** What the words before a preposition name, else those behind it. */
const findAround = (tokens: readonly Token[], at: number, { whole, context, likes }: Around): Reference => {
  const front = resolveNoun(tokens.slice(0, at), context, likes);
  // "The wall beside the jukebox" is no jukebox.
  if (whole.named !== null) return isThing(front) && beside.has(tokens[at]?.word ?? "") ? front : whole;
  const behind = resolveNoun(tokens.slice(at + 1), context, likes);
  const isBeside = placedIn(tokens) !== null && namedOf(behind)?.kind === "person";
  if (front.named !== null) return isBeside && front.named === behind.named ? whole : front;
  return behind.named === null || isBeside ? whole : { ...behind, called: whole.called, part: true };
};

const beside = new Set("beside near by opposite behind under above below".split(" "));

/** "The seal on Emeric's trunk" belongs to the trunk, not to him. */
const isOwned = (whole: Reference): boolean => whole.part && namedOf(whole)?.kind === "person";
const isThing = (ref: Reference): boolean => /^(?:thing|feature)$/.test(namedOf(ref)?.kind ?? "");

/** "The line of dryers" is the dryers. */
const withoutGroup = (tokens: readonly Token[]): readonly Token[] => {
  const of = tokens.findIndex(({ word }) => word === "of");
  return of > 0 && groups.has(tokens[of - 1]?.word ?? "") ? tokens.slice(of + 1) : tokens;
};

const groups = new Set("line row set pile stack heap bunch rank group bank cluster collection rows".split(" "));

const likesOf: Readonly<Record<string, Likes>> = {
  instrument: { thing: 6 },
  object: { thing: 4 },
  place: { place: 2, feature: 3, thing: 2 },
};

const kindOf = (ref: Reference): RoleKind => {
  if (ref.named === "self") return "self";
  if (ref.named === "here") return "here";
  if (ref.named === null) return isBodyPart(ref.words.head) ? "body" : "unknown";
  return ref.named.kind === "person" && isBodyPart(ref.words.head) ? "body" : ref.named.kind;
};
