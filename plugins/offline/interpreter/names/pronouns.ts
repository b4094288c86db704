import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { wordsOf } from "../text/fold.ts";
import { isUnknownWord } from "../text/tag-text.ts";
import { figureGender } from "./figures.ts";
import { peopleHere } from "./name-book.ts";
import type { Named } from "./name-book.ts";
import { findPartner } from "./partner.ts";

/** Where a pronoun is read. */
export interface PronounContext {
  readonly packet: ShownPacket;
  readonly book: readonly Named[];
  /** What the message mentioned before, oldest first. */
  readonly earlier: readonly Named[];
  /** True once the message has gone to another place: who is here has stayed behind. */
  readonly left?: boolean | undefined;
}

const persons: Readonly<Record<string, "he" | "she" | "they">> = {
  him: "he",
  his: "he",
  he: "he",
  himself: "he",
  her: "she",
  she: "she",
  hers: "she",
  herself: "she",
  them: "they",
  they: "they",
  their: "they",
};

/** True for a word that points to a person. */
export const isPersonal = (word: string): boolean => Object.hasOwn(persons, word);

/**
 * Whom a pronoun may mean: one person where the message, the story or the scene leaves no doubt, else all whom it fits.
 * "Them" also means things that were named before.
 */
export const resolvePerson = (word: string, context: PronounContext): readonly Named[] => {
  const last = context.earlier.at(-1);
  const pronoun = persons[word] ?? "they";
  if (last !== undefined && (isFigure(last, pronoun, context.packet) || isAbsent(last, pronoun, context.packet))) return [last];
  const fitting = peopleByMention(context).filter(({ id }) => fits(pronoun, genderOf(context.packet, id)));
  const named = context.earlier.findLast(({ id }) => fitting.some((one) => one.id === id));
  if (named !== undefined) return [named];
  const able = fitting.filter(({ id }) => !isOut(context.packet, id));
  const told = able.filter((one) => lastTold(one, context.packet) >= 0);
  const partner = findPartner(context.packet, able);
  const sure = partner === undefined ? (told.length > 0 ? told.slice(0, 1) : able) : [partner];
  return sure.length > 0 ? sure : fitting.slice(0, 1);
};

type Personal = "he" | "she" | "they";

/** "A man in white salt", who is a thing by now, a saint of stone, "the boots" of "their nail". */
const isFigure = ({ id, kind, calls, present, proper }: Named, pronoun: Personal, packet: ShownPacket): boolean => {
  if (kind !== "thing" && kind !== "feature") return false;
  if (pronoun === "they") return calls.some(({ head }) => isPlural(head));
  // A word that is only a name is no thing to those who speak of it.
  const isNamed = present && calls.some(({ words: [name = "", ...more] }) => more.length === 0 && proper.has(name) && isUnknownWord(name));
  return (figureGender(packet, id) ?? (isNamed ? pronoun : undefined)) === pronoun;
};

const isPlural = (word: string): boolean => /[^s]s$/.test(word);

/** Somebody who is spoken of and not here: "I turn to Wynn and beg her" is for no one who is. */
const isAbsent = ({ id, kind, present }: Named, pronoun: Personal, packet: ShownPacket): boolean =>
  kind === "person" && !present && fits(pronoun, genderOf(packet, id));

const fits = (pronoun: Personal, gender: "he" | "she" | null): boolean => pronoun === "they" || gender === null || gender === pronoun;

/** What "it" may mean: the thing the message or the story named last. */
export const resolveThing = ({ packet, book, earlier }: PronounContext): Named | undefined => {
  const said = earlier.findLast(({ kind }) => kind === "thing" || kind === "feature") ?? earlier.findLast(({ kind }) => kind === "place");
  if (said !== undefined) return said;
  const told = packet.recent_events.at(-1)?.text ?? "";
  const near = book.filter(({ kind, present }) => (kind === "thing" || kind === "feature") && present);
  const [last] = near
    .filter((one) => lastAt(one, wordsOf(told)) >= 0)
    .toSorted((a, b) => lastAt(b, wordsOf(told)) - lastAt(a, wordsOf(told)));
  return last;
};

/** True for the dead and for who lies down. */
export const isOut = ({ entities }: ShownPacket, id: string): boolean => {
  const attrs = entities.find((entity) => entity.id === id)?.attrs ?? {};
  return attrs["dead"] === true || attrs["down"] === true;
};

/** The people here: whom the message named last, whom the character dealt with last, then as the story named them; those never named come after. */
export const peopleByMention = ({ packet, book, earlier }: PronounContext): Named[] => {
  const here = peopleHere(book);
  const partner = findPartner(packet, here);
  const rank = (one: Named): number => {
    const now = earlier.findLastIndex(({ id }) => id === one.id);
    if (now >= 0) return 1e6 + now;
    return one.id === partner?.id ? 1e5 : lastTold(one, packet);
  };
  const ranks = new Map(here.map((one) => [one.id, rank(one)]));
  return here.toSorted((a, b) => (ranks.get(b.id) ?? -1) - (ranks.get(a.id) ?? -1));
};

/** Who may hear words that name nobody: the people here, and behind a way elsewhere those who come along. */
export const peopleInEarshot = (context: PronounContext): Named[] =>
  peopleByMention(context).filter(({ id }) => context.left !== true || isAlong(id, context.packet));

/** True for a companion. */
export const isAlong = (who: string, { entities }: ShownPacket): boolean =>
  entities.some(({ id, attrs }) => id === who && attrs["in_party"] === true);

const told = new WeakMap<ShownPacket, readonly string[]>();

const lastTold = (named: Named, packet: ShownPacket): number => {
  const words = told.get(packet) ?? wordsOf(packet.recent_events.map(({ text }) => text).join(" "));
  told.set(packet, words);
  return lastAt(named, words);
};

const lastAt = ({ calls, proper, kind }: Named, words: readonly string[]): number =>
  Math.max(
    ...calls.map(({ words: call }) => words.findLastIndex((_, at) => call.every((word, offset) => words[at + offset] === word))),
    kind === "person" ? words.findLastIndex((word) => word.length > 2 && proper.has(word)) : -1,
    -1,
  );

/** Read off the pronouns of the description, where it has any. */
export const genderOf = (packet: ShownPacket, id: string): "he" | "she" | null => {
  const attrs = packet.entities.find((entity) => entity.id === id)?.attrs ?? {};
  const words = wordsOf(
    [attrs["pronouns"], attrs["description"], attrs["disposition"]].filter((held) => typeof held === "string").join(" "),
  );
  if (words[0] === "they") return null;
  const said = words.map((word) => persons[word]).find((one) => one === "he" || one === "she");
  const noun = words.find((word) => word === "man" || word === "woman");
  if (said === "he" || said === "she") return said;
  return noun === undefined ? null : noun === "man" ? "he" : "she";
};
