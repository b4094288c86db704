/* oxlint-disable complexity, max-params, max-lines-per-function */
import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { EffectDraft } from "freeform-rpg/schemas";
import type { Arguments } from "../clauses/arguments.ts";
import type { Named } from "../names/name-book.ts";
import { refOf } from "../frames/propose-effects.ts";
import type { Role } from "../frames/shape.ts";
import { isSpoken } from "../frames/verb-kinds.ts";
import type { Reading } from "../reading.ts";
import { textOf } from "../text/tag-text.ts";
import { findFact } from "./known-facts.ts";
import { readRequest } from "./read-request.ts";

/** What is asked, told or promised, and what the asker wants to come of it. */
export interface Content {
  readonly topic: string;
  readonly effects: readonly EffectDraft[];
}

interface Said {
  readonly action: Action;
  readonly args: Arguments;
  readonly roles: readonly Role[];
  readonly listener: Named | undefined;
}

/** Reads what an action of speaking is about. */
export const readContent = ({ action, args, roles, listener }: Said, reading: Reading): Content => {
  if (!isSpoken(action) && !(action.verb === "social")) return { topic: "", effects: [] };
  const topic = topicOf(args, roles, listener);
  if (listener?.kind !== "person") return { topic, effects: [] };
  const { id } = listener;
  const asks = hasTrait(action, "direct", "pressing") || action.verb === "ask";
  if (args.opening === "to" && action.family !== "deceive" && (asks || action.family === "talk"))
    return { topic, effects: readRequest(args.content, id, reading).effects };
  const requested = asks ? polite(args, reading, id) : undefined;
  if (requested !== undefined) return { topic, effects: requested };
  const shown = roles.find(({ kind, prep }) => kind === "thing" && prep === "");
  if (/^(?:talk|social)$/.test(action.verb) && shown !== undefined) return { topic, effects: learnFrom(refOf(shown), id, reading) };
  const offer = offerIn(args, id);
  if (offer !== undefined) return { topic, effects: offer };
  if (action.verb === "provoke" && roles.some(({ prep }) => prep === "to"))
    return { topic, effects: [{ kind: "agree", who: id, to: `to ${roles.find(({ prep }) => prep === "to")?.text ?? topic}` }] };
  if (action.verb === "ask") return { topic, effects: askFor(roles, id, reading) };
  if (action.verb === "negotiate") return { topic, effects: topic === "" ? [] : [{ kind: "agree", who: id, to: topic }] };
  const fact = hasTrait(action, "conversing", "announcing") || action.verb === "social" ? findFact(topic, reading.packet) : undefined;
  return { topic, effects: fact === undefined ? [] : [{ kind: "learn", who: id, fact }] };
};

const topicOf = (args: Arguments, roles: readonly Role[], listener: Named | undefined): string => {
  if (args.content.length > 0) return textOf(args.content);
  return roles
    .filter(({ ref, prep }) => !(listener !== undefined && ref.named === listener) && !/^(?:at|with|to|using|toward|towards)$/.test(prep))
    .map(({ prep, text }) => (prep === "" || prep === "about" || prep === "for" ? text : `${prep} ${text}`))
    .join(" ")
    .trim();
};

/** What someone who is shown a thing sees of what is known about it. */
const learnFrom = (item: string | undefined, who: string, { packet }: Reading): readonly EffectDraft[] =>
  packet.facts
    .filter(({ subject_id }) => subject_id === item)
    .slice(0, 2)
    .map(({ id }) => ({ kind: "learn", who, fact: id }));

/** "I'll take her to Mira": an offer to come along. */
const offerIn = ({ content, opening }: Arguments, who: string): readonly EffectDraft[] | undefined => {
  const words = content.map(({ word }) => word).join(" ");
  const takes = /^(?:that )?(?:i|we) (?:'ll|will|can|could|would|'d) (?:take|bring|lead|get|escort|walk|carry) (?:her|him|them|you)\b/.test(
    words,
  );
  return opening === "that" && takes ? [{ kind: "join", who }] : undefined;
};

/** "Whether he might see to it", "if she would come": a request in the form of a question. */
const polite = ({ opening, content }: Arguments, reading: Reading, who: string): readonly EffectDraft[] | undefined => {
  const at = content.findIndex(({ word }) => /^(?:could|would|can|might|will|'d|'ll)$/.test(word));
  const self = content.slice(0, at + 1).some(({ word }) => /^(?:i|we)$/.test(word));
  if (!/^(?:if|whether|that)$/.test(opening) || at < 0 || (opening === "that" && self)) return undefined;
  const request = readRequest(content.slice(at + 1), who, reading, self);
  return request.effects;
};

/** "Ask him for the key": a handover. "For a leg up": a promise. */
const askFor = (roles: readonly Role[], who: string, reading: Reading): readonly EffectDraft[] => {
  const wanted = roles.find(({ prep }) => prep === "for");
  if (wanted === undefined) return [];
  const item = wanted.kind === "thing" ? refOf(wanted) : undefined;
  if (item !== undefined) return [{ kind: "transfer", item, from: who, to: reading.packet.actor_id, quantity: 1 }];
  return /^(?:unknown|feature|body)$/.test(wanted.kind) ? [{ kind: "agree", who, to: `to give ${wanted.text}` }] : [];
};
