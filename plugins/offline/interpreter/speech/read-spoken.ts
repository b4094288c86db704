import type { EffectDraft, ProposedActionDraft } from "freeform-rpg/schemas";
import { flagRisks } from "../frames/risk-flags.ts";
import { findMentions } from "../names/find-mentions.ts";
import type { Named } from "../names/name-book.ts";
import { peopleByMention } from "../names/pronouns.ts";
import type { Reading } from "../reading.ts";
import { textOf } from "../text/tag-text.ts";
import { isPos, wordSet } from "../text/token-tests.ts";
import type { Token } from "../text/token.ts";
import { hailedIn, strangerIn, trimHail } from "./hail.ts";
import { findFact } from "./known-facts.ts";
import { findRequest } from "./find-request.ts";

/** Reads words said aloud as an action: a request, a question, an offer or a remark. */
export const readSpoken = (spoken: string, listener: Named | undefined, reading: Reading): ProposedActionDraft => {
  const hailed = hailedIn(spoken, reading)?.id ?? strangerIn(spoken, reading);
  const target_id = hailed ?? listener?.id ?? peopleByMention(reading)[0]?.id ?? "";
  const heard = target_id === "" ? { verb: "say", effects: [] } : hear(spoken, target_id, reading);
  return {
    action: heard.verb,
    target_id,
    details: spoken,
    estimated_minutes: 2,
    topic: spoken,
    effects: heard.effects,
    risk_flags: flagRisks(reading.actions.find(heard.verb), target_id, reading.packet),
  };
};

interface Heard {
  readonly verb: string;
  readonly effects: EffectDraft[];
}

const hear = (spoken: string, who: string, reading: Reading): Heard => {
  const sentences = trimHail(spoken, reading);
  const words = textOf(sentences.flat());
  const question = spoken.includes("?") || sentences.some(opensQuestion);
  const fact = question ? undefined : findFact(spoken, reading.packet);
  const learned: EffectDraft[] = fact === undefined ? [] : [{ kind: "learn", who, fact }];
  if (/\b(?:deal|in return|in exchange|bargain|trade|offer you)\b/i.test(words))
    return { verb: "negotiate", effects: [{ kind: "agree", who, to: words.slice(0, 300) }, ...learned] };
  const within = { ...reading, earlier: [...reading.earlier, ...sentences.flatMap((one) => findMentions(one, reading))] };
  const asked = findRequest(sentences, who, within);
  return { verb: asked !== null || question ? "ask" : "talk", effects: [...(asked ?? []), ...learned] };
};

/** True for words that want an answer or an action, not only a hearing. */
export const wantsReply = ({ action }: ProposedActionDraft): boolean => action !== "talk" && action !== "say";

const questions = wordSet("who what which when where why how whose whom");

const opensQuestion = ([first, second]: readonly Token[]): boolean =>
  first !== undefined && (questions.has(first.word) || (isPos(first, "AUX") && isPos(second, "PRON")));
