import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import type { Named } from "./name-book.ts";
import { genderOf, peopleByMention } from "./pronouns.ts";
import { wordsOf } from "./words.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words that anybody answers to. */
const anybody = set("person people someone somebody anyone anybody stranger face individual character customer patron bystander npc");
const women = set("woman lady girl lass dame gal");
const men = set("man guy bloke fellow gentleman boy lad dude chap");
const idle = set(
  "the a an of in on at by with from to who whom that is i see other one first next nearest closest over there here and his her their my",
);

/**
 * Whom a description means of those who are here: `the first person I see`, `the old woman laying cups`. The one whose own description
 * shares most words; of equals the one named last. `sure` wants a single one who fits.
 */
export const findDescribed = (
  said: readonly string[],
  { packet, book, sure }: { readonly packet: ShownPacket; readonly book: readonly Named[]; readonly sure: boolean },
): Named | undefined => {
  const gender = said.some((word) => women.has(word)) ? "she" : said.some((word) => men.has(word)) ? "he" : null;
  const anyone = said.some((word) => anybody.has(word));
  const telling = said.filter((word) => !idle.has(word) && !anybody.has(word) && !women.has(word) && !men.has(word));
  const fitting = peopleByMention(packet, book)
    .filter(({ id }) => gender === null || (genderOf(packet, id) ?? gender) === gender)
    .map((named) => ({ named, shared: sharedWords(telling, packet, named.id) }));
  const best = Math.max(0, ...fitting.map(({ shared }) => shared));
  const somebody = gender !== null || anyone;
  // Words may be meant for whoever they describe; a blow must say that it is meant for a person.
  const known = telling.length > 0 ? best > 0 && (somebody || !sure) : somebody;
  if (!known) return undefined;
  const meant = fitting.filter(({ shared }) => shared === best);
  return sure && meant.length > 1 ? undefined : meant[0]?.named;
};

const sharedWords = (telling: readonly string[], packet: ShownPacket, id: string): number => {
  const { attrs = {}, tags = [], name = "" } = packet.entities.find((entity) => entity.id === id) ?? {};
  const written = [attrs["description"], attrs["disposition"], attrs["occupation"], ...tags].filter((one) => typeof one === "string");
  const told = wordsOf([...written, ...sentencesAbout(name, packet)].join(" "));
  return telling.filter((word) => told.some((other) => isAkin(word, other))).length;
};

/** The last sentences that name someone: "In the corner old Ota lifts his drink". */
const sentencesAbout = (name: string, { recent_events }: ShownPacket): string[] =>
  recent_events
    .slice(-3)
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => name.split(" ").some((part) => part.length > 2 && sentence.includes(part)));

/** Forms of one word, and the first part of a longer one: `cup` and `cups`, `lay` and `laying`, `door` and `doorkeeper`. */
const isAkin = (word: string, other: string): boolean =>
  word === other || (word.length > 3 && other.startsWith(word)) || (word.length > 2 && other.length > 2 && stem(word) === stem(other));

const stem = (word: string): string => word.replace(/(?:ing|ed|es|s|e)$/, "");
