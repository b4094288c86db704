import type { EffectDraft } from "freeform-rpg/schemas";
import { findMainVerb } from "../clauses/lead-in.ts";
import type { MainVerb } from "../clauses/lead-in.ts";
import { readArguments } from "../clauses/read-arguments.ts";
import { refOf } from "../frames/propose-effects.ts";
import { readRoles } from "../frames/shape.ts";
import type { Role } from "../frames/shape.ts";
import type { Reading } from "../reading.ts";
import { textOf } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";

/**
 * Reads what `who` is asked to do: "open the safe for me" is a promise, "give me the key" a handover, "come with me" a companion, and
 * an answer nothing. `tokens` begin with the verb. `allowed` is true when the asker wants to do it: "let me carry it".
 */
export const readRequest = (tokens: readonly Token[], who: string, reading: Reading, allowed = false): EffectDraft[] => {
  const words = tokens.map(({ word }) => word).join(" ");
  const what = textOf(tokens).replace(/[?.!,]+$/, "");
  const agree: EffectDraft = { kind: "agree", who, to: `${allowed ? "to let you" : "to"} ${what}`.slice(0, 300) };
  const main = findMainVerb(tokens, reading.lexicon, reading.actor);
  if (main === null) return [agree];
  const { phrase } = main.found;
  if (joining.test(phrase) && /\b(?:with (?:me|us)|along|(?:follow|join|accompany) (?:me|us))\b/.test(words))
    return [{ kind: "join", who }];
  if (!allowed && staying.test(phrase) && /\b(?:here|there|behind|put|where)\b|^(?:stay|wait|remain)$/.test(words))
    return [{ kind: "leave_party", who }];
  const item = handedOver(phrase, words, rolesOf(tokens, main, reading), allowed);
  if (item !== undefined) return handOver(phrase, agree, { item, from: who, to: reading.packet.actor_id });
  return !main.negated && !allowed && isAnswer(phrase) ? [] : [agree];
};

const joining = /^(?:come|follow|join|accompany|tag|walk|go|leave|ride|sail)/;
const staying = /^(?:stay|wait|remain)/;

const rolesOf = (tokens: readonly Token[], { found }: MainVerb, reading: Reading): Role[] => {
  const action = reading.actions.find(found.phrase);
  const args = readArguments([...found.inner, ...tokens.slice(found.end)], action.family === "talk", reading.lexicon);
  return readRoles(args, action, reading);
};

/** A loan is a promise as well. */
const handOver = (phrase: string, agree: EffectDraft, { item, from, to }: { item: string; from: string; to: string }): EffectDraft[] => {
  const transfer = { kind: "transfer", item, from, to, quantity: 1 };
  return /^(?:give|hand|pass|return|hand_over)/.test(phrase) ? [transfer] : [agree, transfer];
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
