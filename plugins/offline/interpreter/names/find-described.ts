import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { wordsOf } from "../text/fold.ts";
import { wordSet } from "../text/token-tests.ts";
import { figureGender, figuresHere, isLifeless } from "./figures.ts";
import type { Named } from "./name-book.ts";
import { anybody, isAnyone, men, tradeWords, women } from "./person-words.ts";
import { lowWords } from "./noun-words.ts";
import { genderOf, peopleByMention } from "./pronouns.ts";
import type { PronounContext } from "./pronouns.ts";

const idle = wordSet(
  "the a an of in on at by with from to who whom that is was i see other one first next nearest closest over there here and his her their my this those these",
);

/**
 * Those here whom a description may mean: `the first person I see`, `the old woman laying cups`. Those whose own description shares most
 * words, in the order in which the story named them last. Empty when nobody fits.
 */
export const findDescribed = (said: readonly string[], context: PronounContext): readonly Named[] => {
  const { packet } = context;
  const gender = said.some((word) => women.has(word)) ? "she" : said.some((word) => men.has(word)) ? "he" : null;
  const content = said.filter((word) => !idle.has(word) && !isAnyone(word) && !isLifeless([word]));
  const vague = gender !== null || said.some((word) => anybody.has(word));
  const figures = figuresHere(context).filter(
    ({ id }) => gender === null || (figureGender(packet, id) ?? genderOf(packet, id) ?? gender) === gender,
  );
  // Nobody who lives is "the dead man".
  if (isLifeless(said)) return mostAlike(figures, content, packet);
  const fitting = peopleByMention(context)
    .filter(({ id }) => gender === null || (genderOf(packet, id) ?? gender) === gender)
    .map((named) => ({ named, shared: sharedWords(content, packet, named) }));
  const best = Math.max(0, ...fitting.map(({ shared }) => shared));
  const vaguely = vague && fitting.length === 1 && content.every((word) => lowWords.has(word));
  if (content.length > 0 && best === 0 && !vaguely)
    return mostAlike(figures, content, packet).filter((one) => sharedWords(content, packet, one) > 0);
  if (content.length === 0 && !vague) return [];
  return fitting.filter(({ shared }) => shared === best).map(({ named }) => named);
};

/** Those whose own words share most with a description. */
const mostAlike = (figures: readonly Named[], content: readonly string[], packet: ShownPacket): readonly Named[] => {
  const shares = figures.map((named) => ({ named, shared: sharedWords(content, packet, named) }));
  const best = Math.max(0, ...shares.map(({ shared }) => shared));
  return shares.filter(({ shared }) => shared === best).map(({ named }) => named);
};

const sharedWords = (content: readonly string[], packet: ShownPacket, named: Named): number => {
  const own = [...named.described, ...named.calls.flatMap(({ words }) => words)];
  const heard = wordsOf(sentencesAbout(named.name, packet).join(" "));
  return content.filter((word) => own.some((other) => isAkin(word, other)) || heard.some((other) => isAkin(word, other))).length;
};

/** The last sentences that name someone: "In the corner old Ota lifts his drink". */
const sentencesAbout = (name: string, { recent_events }: ShownPacket): string[] =>
  recent_events
    .slice(-3)
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => name.split(" ").some((part) => part.length > 2 && sentence.includes(part)));

/** Forms of one word, and the first part of a longer one: `cup` and `cups`, `lay` and `laying`, `door` and `doorkeeper`. */
const isAkin = (word: string, other: string): boolean =>
  word === other ||
  tradeWords(word).has(other) ||
  (word.length > 3 && other.startsWith(word)) ||
  (word.length > 2 && other.length > 2 && stem(word) === stem(other));

const stem = (word: string): string => word.replace(/(?:ing|ed|es|s|e)$/, "");
