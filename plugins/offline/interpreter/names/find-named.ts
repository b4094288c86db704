import { wordsOf } from "../text/fold.ts";
import type { Token } from "../text/token.ts";
import { isBodyPart } from "./body-parts.ts";
import { findDescribed } from "./find-described.ts";
import { matchName } from "./match-name.ts";
import type { Likes, Named } from "./name-book.ts";
import { nounWords } from "./noun-words.ts";
import type { NounWords } from "./noun-words.ts";
import { resolvePerson, resolveThing } from "./pronouns.ts";
import type { PronounContext } from "./pronouns.ts";

/** What a known fact about a feature of the place speaks of: "the loose stone" of the wall. */
export const findFactFeature = ({ words, content }: NounWords, { packet, book }: PronounContext): Named | undefined => {
  if (words.length === 0) return undefined;
  const fact = packet.facts.find(({ object }) => {
    const text = typeof object["text"] === "string" && typeof object["feature"] === "string" ? wordsOf(object["text"]) : [];
    return text.length > 0 && [...content].every((word) => text.includes(word)) && words.some((word) => text.includes(word));
  });
  return book.find(({ kind, name }) => kind === "feature" && name === fact?.object["feature"]);
};

/** The things that the words call best: several when nothing sets them apart. */
export const bestNamed = (words: NounWords, { book, earlier }: PronounContext, likes: Likes): Named[] => {
  const scored = book
    .map((named) => ({ named, sure: matchName(words, named) }))
    .filter(({ sure }) => sure >= 4)
    .map(({ named, sure }) => ({
      named,
      score: sure + (named.present ? 3 : 0) + (likes[named.kind] ?? 0) / 2 + (earlier.includes(named) ? 1 : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const here = scored.filter(({ named }) => named.present || named.kind === "place" || named.kind === "person");
  // "The rope" is the one that hangs here before any that lies elsewhere.
  const [first] = here.some(({ named }) => named.present && /^(?:thing|feature)$/.test(named.kind)) ? here : scored;
  if (first === undefined) return [];
  const isRival = (named: Named): boolean =>
    named.present &&
    first.named.present &&
    !earlier.some((one) => one === named || one === first.named) &&
    isAlike(words, named, first.named);
  const level = scored.filter(
    ({ score, named }) => (score > first.score - 0.01 && named.kind === first.named.kind) || (named !== first.named && isRival(named)),
  );
  return level.map(({ named }) => named);
};

/** "The book", where there are a register that is called so and a guest book: two things of a kind, and one word for both. */
const isAlike = ({ words: [word = "", ...more] }: NounWords, ...both: readonly Named[]): boolean =>
  more.length === 0 && both.every(({ kind, calls }) => kind === "thing" && calls.some(({ head }) => head === word));

/** "Viktor's hands", "his foot", "the sill of the niche": what they are part of. */
export const ownerOf = (tokens: readonly Token[], words: NounWords, context: PronounContext): Named | null => {
  const [by] = tokens;
  const of = tokens.findIndex(({ word }, at) => at > 0 && word === "of");
  if (words.head === "worth") return null;
  const last = tokens.findLastIndex(({ owner }) => owner);
  if (last >= 0) {
    // "Jin's back" is no part of Jin's booth.
    const book = isBodyPart(words.head) ? context.book.filter(({ kind }) => kind === "person") : context.book;
    const owner = nounWords(tokens.slice(0, last + 1).map((token) => ({ ...token, owner: false })));
    const described = (): Named | undefined =>
      findDescribed(
        tokens.slice(0, last + 1).map(({ word }) => word),
        context,
      )[0];
    return bestNamed(owner, { ...context, book }, { person: 6 })[0] ?? described() ?? null;
  }
  if (of > 0 && /^(?:it|that|this)$/.test(tokens[of + 1]?.word ?? "")) return resolveThing(context) ?? null;
  if (of > 0) return bestNamed(nounWords(tokens.slice(of + 1)), context, {})[0] ?? null;
  return byPronoun(by?.word ?? "", tokens.length, isBodyPart(words.head), context);
};

const byPronoun = (word: string, length: number, body: boolean, context: PronounContext): Named | null => {
  const owned = length > 1 && /^(?:his|her|their)$/.test(word);
  if (!owned && !(body && /^(?:those|these|that)$/.test(word))) return null;
  const meant = resolvePerson(owned ? word : "them", context);
  return meant.length === 1 || body ? (meant[0] ?? null) : null;
};

/** "The office door", "the jacket pockets": a part of what the words before it name. */
export const findOpening = (tokens: readonly Token[], { head, words }: NounWords, context: PronounContext): Named | undefined => {
  const before =
    openings.has(head) && words.length > 1 ? bestNamed(nounWords(tokens.filter(({ word }) => word !== head)), context, {}) : [];
  const [only] = before;
  return before.length === 1 && only?.kind !== "person" ? only : undefined;
};

const openings = new Set(
  "door doors window windows gate lock handle wall walls pocket pockets sleeve sleeves lining collar hem lid drawer drawers cover spine pages label bottom inside".split(
    " ",
  ),
);
