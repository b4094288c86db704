import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { chooseTarget } from "./choose-target.ts";
import { findDescribed } from "./find-described.ts";
import type { Mention } from "./find-mentions.ts";
import { findUnknownObject } from "./find-object.ts";
import type { ClauseAction } from "./clause-action.ts";
import type { Named } from "./name-book.ts";
import { peopleByMention, resolvePronoun, resolveSurely } from "./pronouns.ts";
import type { Reading } from "./reading.ts";
import { findLacking, findScenes, findStranger, noMiss, readMiss } from "./read-miss.ts";
import type { Miss } from "./read-miss.ts";
import { isHarmful, isSociable } from "./verb-kinds.ts";
import { isSlip } from "./words.ts";

/** The target of an action. */
export interface Aim {
  readonly target: Named | undefined;
  /** Set when a pronoun or a description pointed to the target. */
  readonly pointed?: Named;
  /** The actor's own person. */
  readonly self: boolean;
  readonly missed: Miss;
}

/** Finds the target of an action, or what it names that nothing answers to. */
export const aimAction = (read: ClauseAction, reading: Reading): Aim => {
  const { verb, after } = read;
  const stranger = findStranger(read, reading);
  const described = stranger || isSaidOfSomeone(read, reading) ? describe(verb, after, reading) : undefined;
  if (described) return { target: described, pointed: described, self: false, missed: noMiss };
  if (stranger) return { target: undefined, self: false, missed: stranger };
  if (isHarmful(reading.actions.find(verb)) && after.includes("myself")) return { target: undefined, self: true, missed: noMiss };
  const lacking = findLacking(read, reading);
  if (lacking) return { target: undefined, self: false, missed: lacking };
  const found = findTarget(verb, after, read.mentions, reading);
  if (found.target) return { ...found, self: false, missed: noMiss };
  const self = after.some((word) => word === "myself" || word === "me");
  return { target: undefined, self, missed: self ? noMiss : findScenes(verb, readMiss(read, reading), reading) };
};

/** "The first person I see": words where a name would stand, and none is there. */
const isSaidOfSomeone = (read: ClauseAction, reading: Reading): boolean =>
  isSociable(reading.actions.find(read.verb)) &&
  !read.mentions.some(({ named }) => named.kind === "person") &&
  readMiss(read, reading).called !== "";

const describe = (verb: string, after: readonly string[], reading: Reading): Named | undefined => {
  const topic = after.findIndex((word) => topical.has(word));
  return findDescribed(topic < 0 ? after : after.slice(0, topic), { ...reading, sure: isHarmful(reading.actions.find(verb)) });
};

const findTarget = (
  verb: string,
  after: readonly string[],
  mentions: readonly Mention[],
  reading: Reading,
): Pick<Aim, "target" | "pointed"> => {
  const action = reading.actions.find(verb);
  const chosen = chooseTarget(action, after, isSociable(action) ? withoutTopics(after, mentions) : mentions);
  if (chosen) return { target: chosen.named };
  const resolve = isHarmful(action) ? resolveSurely : resolvePronoun;
  const pointed = resolve(after, reading.packet, reading.book, reading.earlier);
  if (pointed) return { target: pointed, pointed };
  return { target: isUnaimed(action, after) ? soleListener(action, reading) : undefined };
};

const topical = new Set("about regarding for if whether who whom what where when why how which that".split(" "));

/** What is only spoken about is not spoken to. */
const withoutTopics = (after: readonly string[], mentions: readonly Mention[]): Mention[] => {
  // "Demand that Crane explains" names whom it is put to.
  const topic = after.findIndex((word, at) => (topical.has(word) || isSlip(word, "about")) && !(at === 0 && word === "that"));
  return mentions.filter(({ start }) => topic < 0 || start < topic);
};

const isUnaimed = (action: Action, after: readonly string[]): boolean => {
  if (!isSociable(action)) return false;
  const unknown = findUnknownObject(after);
  return !(unknown?.definite ?? false);
};

const soleListener = (action: Action, { packet, book, earlier }: Reading): Named | undefined => {
  const here = peopleByMention(packet, book, earlier).filter(({ id }) => !isDead(packet, id));
  return here.length === 1 || !isHarmful(action) ? here[0] : undefined;
};

const isDead = ({ entities }: ShownPacket, id: string): boolean =>
  entities.some((entity) => entity.id === id && (entity.attrs["dead"] === true || entity.attrs["down"] === true));
