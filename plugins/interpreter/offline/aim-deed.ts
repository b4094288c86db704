import type { ContextPacket } from "freeform-rpg/schemas";
import { chooseTarget } from "./choose-target.ts";
import { findDescribed } from "./find-described.ts";
import type { Mention } from "./find-mentions.ts";
import { findUnknownObject } from "./find-object.ts";
import type { FoundVerb } from "./find-verb.ts";
import type { Named } from "./name-book.ts";
import { peopleByMention, resolvePronoun, resolveSurely } from "./pronouns.ts";
import type { Reading } from "./reading.ts";
import { findLacking, findScenes, findStranger, noMiss, readMiss } from "./read-miss.ts";
import type { Miss } from "./read-miss.ts";
import { harmful, sociable } from "./verb-kinds.ts";
import { isSlip } from "./words.ts";

/** A clause and what was found in it. */
export interface Deed extends Pick<FoundVerb, "verb" | "phrase"> {
  readonly clause: string;
  /** The words behind the verb, and what they mention. */
  readonly after: readonly string[];
  readonly mentions: readonly Mention[];
}

/** What a deed is aimed at. */
export interface Aim {
  readonly target: Named | undefined;
  /** Set when a pronoun or a description pointed to the target. */
  readonly pointed?: Named;
  /** The actor's own person. */
  readonly self: boolean;
  readonly missed: Miss;
}

/** Finds what a deed is aimed at, or what it names that nothing answers to. */
export const aimDeed = (deed: Deed, reading: Reading): Aim => {
  const { verb, clause, after } = deed;
  const stranger = findStranger(deed);
  const described = stranger || isSaidOfSomebody(deed) ? describe(verb, after, reading) : undefined;
  if (described) return { target: described, pointed: described, self: false, missed: noMiss };
  if (stranger) return { target: undefined, self: false, missed: stranger };
  if (harmful.has(verb) && after.includes("myself")) return { target: undefined, self: true, missed: noMiss };
  const lacking = findLacking(deed);
  if (lacking) return { target: undefined, self: false, missed: lacking };
  const found = findTarget(verb, after, deed.mentions, reading);
  if (found.target) return { ...found, self: false, missed: noMiss };
  const self = after.some((word) => word === "myself" || word === "me");
  return { target: undefined, self, missed: self ? noMiss : findScenes(verb, readMiss(deed, clause, after), reading) };
};

/** "The first person I see": words where a name would stand, and none is there. */
const isSaidOfSomebody = ({ verb, phrase, clause, after, mentions }: Deed): boolean =>
  sociable.has(verb) && !mentions.some(({ named }) => named.kind === "person") && readMiss({ verb, phrase }, clause, after).called !== "";

const describe = (verb: string, after: readonly string[], reading: Reading): Named | undefined => {
  const topic = after.findIndex((word) => topical.has(word));
  return findDescribed(topic < 0 ? after : after.slice(0, topic), { ...reading, sure: harmful.has(verb) });
};

const findTarget = (
  verb: string,
  after: readonly string[],
  mentions: readonly Mention[],
  reading: Reading,
): Pick<Aim, "target" | "pointed"> => {
  const chosen = chooseTarget(verb, after, sociable.has(verb) ? withoutTopics(after, mentions) : mentions);
  if (chosen) return { target: chosen.named };
  const resolve = harmful.has(verb) ? resolveSurely : resolvePronoun;
  const pointed = resolve(after, reading.packet, reading.book, reading.earlier);
  if (pointed) return { target: pointed, pointed };
  return { target: isUnaimed(verb, after) ? soleListener(verb, reading) : undefined };
};

const topical = new Set("about regarding for if whether who whom what where when why how which that".split(" "));

/** What is only spoken about is not spoken to. */
const withoutTopics = (after: readonly string[], mentions: readonly Mention[]): Mention[] => {
  // "Demand that Crane explains" names whom it is put to.
  const topic = after.findIndex((word, at) => (topical.has(word) || isSlip(word, "about")) && !(at === 0 && word === "that"));
  return mentions.filter(({ start }) => topic < 0 || start < topic);
};

const isUnaimed = (verb: string, after: readonly string[]): boolean => {
  if (!sociable.has(verb)) return false;
  const unknown = findUnknownObject(after);
  return !(unknown?.definite ?? false);
};

const soleListener = (verb: string, { packet, book, earlier }: Reading): Named | undefined => {
  const here = peopleByMention(packet, book, earlier).filter(({ id }) => !isDead(packet, id));
  return here.length === 1 || !harmful.has(verb) ? here[0] : undefined;
};

const isDead = ({ entities }: ContextPacket, id: string): boolean =>
  entities.some((entity) => entity.id === id && (entity.attrs["dead"] === true || entity.attrs["down"] === true));
