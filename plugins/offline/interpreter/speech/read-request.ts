/* oxlint-disable complexity, max-params, max-lines-per-function */
import type { EffectDraft } from "freeform-rpg/schemas";
import { findMainVerb } from "../clauses/lead-in.ts";
import { readArguments } from "../clauses/read-arguments.ts";
import { refOf } from "../frames/propose-effects.ts";
import { readRoles } from "../frames/shape.ts";
import type { Role } from "../frames/shape.ts";
import type { Reading } from "../reading.ts";
import { textOf } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";

/** What somebody is asked to do. */
export interface Request {
  readonly effects: readonly EffectDraft[];
  /** True when they are asked to say something: an answer, nothing else. */
  readonly answer: boolean;
}

/**
 * Reads what `who` is asked to do: "open the safe for me" is a promise, "give me the key" a handover, "come with me" a companion.
 * `tokens` begin with the verb. `allowed` is true when the asker wants to do it: "let me carry it".
 */
export const readRequest = (tokens: readonly Token[], who: string, reading: Reading, allowed = false): Request => {
  const words = tokens.map(({ word }) => word).join(" ");
  const clause = `to ${textOf(tokens)}`.replace(/[?.!,]+$/, "").slice(0, 300);
  const agree: EffectDraft = {
    kind: "agree",
    who,
    to: allowed ? `to let you ${textOf(tokens)}`.slice(0, 300) : clause,
  };
  const main = findMainVerb(tokens, reading.lexicon, reading.actor);
  if (main === null) return { effects: [agree], answer: false };
  const { phrase, end, inner } = main.found;
  if (
    /^(?:come|follow|join|accompany|tag|walk|go|leave|ride|sail)/.test(phrase) &&
    /\b(?:with (?:me|us)|along|follow (?:me|us)|join (?:me|us)|accompany (?:me|us))\b/.test(words)
  )
    return { effects: [{ kind: "join", who }], answer: false };
  if (!allowed && /^(?:stay|wait|remain|stay_put)/.test(phrase) && /\b(?:here|there|behind|put|where)\b|^(?:stay|wait|remain)$/.test(words))
    return { effects: [{ kind: "leave_party", who }], answer: false };
  const action = reading.actions.find(phrase);
  const args = readArguments([...inner, ...tokens.slice(end)], action.family === "talk", reading.lexicon);
  const roles = readRoles(args, action, reading);
  const item = handedOver(phrase, words, roles, allowed);
  const from = { kind: "transfer", item: item ?? "", from: who, to: reading.packet.actor_id, quantity: 1 };
  if (item !== undefined) return { effects: /^(?:give|hand|pass|return|hand_over)/.test(phrase) ? [from] : [agree, from], answer: false };
  if (!main.negated && isAnswer(phrase) && !allowed) return { effects: [], answer: true };
  return { effects: [agree], answer: false };
};

const isAnswer = (phrase: string): boolean =>
  /^(?:tell|say|explain|describe|answer|speak|talk|confess|remind|admit|elaborate|show)/.test(phrase);

/** The thing that changes hands, if the request is for one. */
const handedOver = (phrase: string, words: string, roles: readonly Role[], allowed: boolean): string | undefined => {
  const giving =
    /^(?:give|hand|lend|pass|return|slide|throw|toss|loan|spare|bring|sell|hand_over|give_back|slide_over)/.test(phrase) &&
    /\b(?:me|us|over|back)\b/.test(words);
  const having = allowed && /^(?:take|have|borrow|carry|keep|hold|get|see_)/.test(phrase);
  if (!giving && !having) return undefined;
  const thing = roles.find(({ kind, prep }) => kind === "thing" && prep === "") ?? roles.find(({ kind }) => kind === "thing");
  return refOf(thing);
};
