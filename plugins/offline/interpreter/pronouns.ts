import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { findMentions } from "./find-mentions.ts";
import type { Named } from "./name-book.ts";
import { wordsOf } from "./words.ts";

const persons: Readonly<Record<string, string>> = {
  him: "he",
  his: "he",
  he: "he",
  her: "she",
  she: "she",
  hers: "she",
  them: "they",
  they: "they",
};
const things = new Set(["it", "this", "that", "these", "those"]);

/** What a pronoun in the words points to: the last mentioned that fits, `undefined` when there is no pronoun or nothing fits. */
export const resolvePronoun = (
  words: readonly string[],
  packet: ShownPacket,
  book: readonly Named[],
  earlier: readonly Named[],
): Named | undefined => {
  for (const word of words) {
    const person = persons[word];
    if (person !== undefined) return lastPerson(person, packet, book, earlier);
    if (things.has(word)) return lastThing(packet, book, earlier);
  }
  return undefined;
};

/**
 * The one person a pronoun must mean where a guess could do harm: named earlier in the same sentence, or the only one here who fits.
 * `undefined` leaves it to be asked.
 */
export const resolveSurely = (
  words: readonly string[],
  packet: ShownPacket,
  book: readonly Named[],
  earlier: readonly Named[],
): Named | undefined => {
  const pronoun = words.flatMap((word) => persons[word] ?? [])[0];
  if (pronoun === undefined) return undefined;
  const fitting = peopleThatFit(pronoun, packet, book, earlier).filter(({ id }) => !isOut(packet, id));
  const named = earlier.findLast(({ id }) => fitting.some((one) => one.id === id));
  return named ?? (fitting.length === 1 ? fitting[0] : undefined);
};

const isOut = ({ entities }: ShownPacket, id: string): boolean => {
  const attrs = entities.find((entity) => entity.id === id)?.attrs ?? {};
  return attrs["dead"] === true || attrs["down"] === true;
};

/** The people here, in the order in which the story named them last; those it never named come after. */
export const peopleByMention = (packet: ShownPacket, book: readonly Named[], earlier: readonly Named[] = []): Named[] => {
  const here = book.filter(({ kind, present }) => kind === "person" && present);
  return byMention(packet, here, earlier);
};

const lastPerson = (pronoun: string, packet: ShownPacket, book: readonly Named[], earlier: readonly Named[]): Named | undefined =>
  peopleThatFit(pronoun, packet, book, earlier)[0];

const peopleThatFit = (pronoun: string, packet: ShownPacket, book: readonly Named[], earlier: readonly Named[]): Named[] =>
  peopleByMention(packet, book, earlier).filter(({ id }) => {
    const gender = genderOf(packet, id);
    return pronoun === "they" || gender === null || gender === pronoun;
  });

const lastThing = (packet: ShownPacket, book: readonly Named[], earlier: readonly Named[]): Named | undefined => {
  const said = earlier.findLast(({ kind }) => kind !== "person");
  if (said) return said;
  const here = book.filter(({ kind, present }) => kind !== "person" && kind !== "place" && present);
  const told = packet.recent_events.at(-1)?.text ?? "";
  return byMention(
    packet,
    here.filter((named) => findMentions(wordsOf(told), [named]).some(({ score }) => score > 8)),
    [],
  )[0];
};

const byMention = (packet: ShownPacket, named: readonly Named[], earlier: readonly Named[]): Named[] => {
  const told = wordsOf(packet.recent_events.map(({ text }) => text).join(" "));
  const lastAt = new Map(named.map((one) => [one.id, Math.max(-1, ...findMentions(told, [one]).map(({ start }) => start))]));
  const rank = (one: Named): number => {
    const now = earlier.findLastIndex(({ id }) => id === one.id);
    return now >= 0 ? told.length + now + 1 : (lastAt.get(one.id) ?? -1);
  };
  return named.toSorted((a, b) => rank(b) - rank(a));
};

/** Read off the pronouns of the description, where it has any. */
export const genderOf = (packet: ShownPacket, id: string): "he" | "she" | null => {
  const attrs = packet.entities.find((entity) => entity.id === id)?.attrs ?? {};
  const words = wordsOf(
    [attrs["pronouns"], attrs["description"], attrs["disposition"]].filter((held) => typeof held === "string").join(" "),
  );
  const said = words.find((word) => persons[word] === "he" || persons[word] === "she");
  const noun = words.find((word) => word === "man" || word === "woman");
  if (said !== undefined) return persons[said] === "he" ? "he" : "she";
  return noun === undefined ? null : noun === "man" ? "he" : "she";
};
