import { describeTopic } from "freeform-rpg/plugins/turn/planner/lib";
import { findNumbers, wordsOf } from "freeform-rpg/language";
import { isCreatureType } from "freeform-rpg/schemas/values";
import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import { callThing } from "../cast.ts";
import { tellAgain } from "../told-again.ts";
import type { Known } from "./known.ts";
import { sayWalk } from "./answer-way.ts";
import { answerRecalled } from "./answer-recalled.ts";
import { findMentioned, findNamed, shortName, toKey } from "./names.ts";
import { sentence } from "./prose.ts";
import { enough, shareOf } from "./share-of.ts";
import { messagesOf } from "../messages.ts";

/** What the players know of something they name, the few things that matter: what it looks like, facts about it, what comes to mind of it. */
export const answerAbout = (packet: Known, asked: string): string => {
  const key = toKey(asked);
  const known = findKnown(packet, key);
  if (known.length > 0) return known.map((group) => group.join(" ")).join("\n");
  const feature = packet.scene.features.find((one) => key.length > 0 && ` ${toKey(one).join(" ")} `.includes(` ${key.join(" ")} `));
  const seen = feature === undefined ? [] : tellAgain(packet, feature);
  if (seen.length > 0) return seen.map(sentence).join(" ");
  if (feature !== undefined) return messagesOf(packet).answers.nothingMoreToSee(callThing(feature));
  const mentioned = isWholeQuestion.test(asked) ? undefined : findMentioned(packet, key);
  const told = tellAgain(packet, asked, isWholeQuestion.test(asked)).filter(
    (text) => !counting.test(asked) || findNumbers(wordsOf(text)).length > 0,
  );
  if (mentioned === undefined && told.length > 0) return told.map(sentence).join(" ");
  return mentioned === undefined || findNamed(packet, key) !== undefined
    ? answerNothing(packet, asked)
    : answerAbout(packet, mentioned.name);
};

/** "What does she look like?": what is to be seen of somebody or something, and no more. */
export const answerLooks = (packet: Known, asked: string): string => {
  const description = findNamed(packet, toKey(asked))?.attrs["description"];
  return typeof description === "string" && description !== "" ? sentence(description) : answerAbout(packet, asked);
};

/** In groups: what it is, what is known of it, and what is open about it. */
const findKnown = (packet: Known, key: readonly string[]): string[][] => {
  const entity = findNamed(packet, key);
  const mentions = (text: string): boolean => key.every((word) => toKey(text).includes(word));
  const own = packet.facts.filter((fact) => fact.subject_id === entity?.id);
  const exact = [...own, ...packet.facts.filter((fact) => !own.includes(fact) && mentions(factText(fact)))];
  const facts = (entity === undefined && exact.length === 0 ? findClosest(packet, key) : exact).map(factText).slice(0, mostFacts);
  // Facts come before what packs and summaries tell.
  const recalled = answerRecalled(packet, key).slice(0, Math.max(0, mostFacts - facts.length));
  const isHere = entity !== undefined && packet.present_entities.includes(entity.id) && entity.id !== packet.actor_id;
  const what = [
    entity === undefined ? "" : String(entity.attrs["description"] ?? ""),
    isHere ? messagesOf(packet).answers.isHere(shortName(entity)) : "",
    ...(packet.scene.exits.some(({ id }) => id === entity?.id) ? sayWalk(packet) : []),
  ];
  const groups = [what, [...facts, ...recalled], stillOpen(packet, threadsOf(packet, entity, mentions))];
  return groups.map((group) => [...new Set(group.filter((part) => part.trim() !== "").map(sentence))]).filter(({ length }) => length > 0);
};

/** Facts that an answer about something tells. */
const mostFacts = 4;

/** Open threads about it: of a person what is to be found out or done and names them, for a story's questions concern nearly everybody in it. */
const threadsOf = (
  { threads }: Known,
  entity: Known["entities"][number] | undefined,
  mentions: (text: string) => boolean,
): Known["threads"] =>
  threads.filter(({ title, type, related_entity_ids }) => {
    if (entity === undefined) return mentions(title);
    if (isCreatureType(entity.type)) return mentions(title) && !/^(?:MORAL|RELATIONSHIP|DANGER)$/.test(type);
    return mentions(title) || related_entity_ids.includes(entity.id);
  });

/** What is open about it: questions are called so, and what else there is says so itself. */
const stillOpen = (packet: Known, threads: Known["threads"]): string[] => {
  const open = threads.slice(0, mostOpen).map((thread) => describeTopic(thread, packet.calibration.language));
  const asks = open.filter((text) => text.endsWith("?"));
  return [
    ...(asks.length === 0 ? [] : [messagesOf(packet).answers.stillOpen(asks.join(" "))]),
    ...open.filter((text) => !asks.includes(text)),
  ];
};

/** Threads that an answer about something names. */
const mostOpen = 2;

/** A whole question is quoted as one: "can I reach it if I jump" is nothing to know about. */
const answerNothing = (packet: Known, asked: string): string => {
  const { unanswered, unknown } = messagesOf(packet).answers;
  return (isWholeQuestion.test(asked) ? unanswered : unknown)(asked);
};

const counting = /\bhow (?:many|much)\b/i;

const isWholeQuestion =
  /^(?:is|are|was|were|can|could|may|do|does|did|have|has|will|would|should|might|what|who|where|when|why|how|which)\b|\w+ing\b.*\bthat\b/i;

/** The facts that have most of the words of a question, in any form: at most two. */
const findClosest = ({ facts }: Known, asked: readonly string[]): Known["facts"] => {
  const shares = facts.map((fact) => ({ fact, share: shareOf(asked, factText(fact)) }));
  const best = Math.max(enough, ...shares.map(({ share }) => share));
  return shares
    .filter(({ share }) => share >= best)
    .map(({ fact }) => fact)
    .slice(0, 2);
};
