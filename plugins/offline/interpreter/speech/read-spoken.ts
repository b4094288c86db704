import { spokenSentences } from "freeform-rpg/language";
import type { EffectDraft, ProposedActionDraft } from "freeform-rpg/schemas";
import { amountIn } from "../frames/amounts.ts";
import { flagRisks } from "../frames/risk-flags.ts";
import { findMentions } from "../names/find-mentions.ts";
import type { Named } from "../names/name-book.ts";
import { peopleInEarshot } from "../names/pronouns.ts";
import type { Reading } from "../reading.ts";
import { textOf } from "../text/tag-text.ts";
import { isPos, wordSet } from "../text/token-tests.ts";
import type { Token } from "../text/token.ts";
import { bargainIn, isTelling, readTerms } from "./bargain.ts";
import type { Bargain } from "./bargain.ts";
import { addressedIn, callsAll, strangerIn, trimHail } from "./hail.ts";
import { handOver } from "./hand-over.ts";
import { hiddenBehind } from "./hidden-behind.ts";
import { partsIn } from "./parts-in.ts";
import { findFacts } from "./known-facts.ts";
import { findRequest } from "./find-request.ts";
import { demandIn, toneOf } from "./tones.ts";

/** Reads words said aloud as an action: a request, a question, an offer or a remark. */
export const readSpoken = (spoken: string, listener: Named | undefined, reading: Reading): ProposedActionDraft => {
  const target_id = hearerOf(spoken, listener, reading);
  const heard = target_id === "" ? { verb: "say", effects: [] } : hear(spoken, target_id, reading);
  return {
    action: heard.verb,
    target_id,
    details: spoken,
    estimated_minutes: 2,
    topic: heard.topic ?? partsIn(spoken, demands(heard.verb) ? demandIn(spoken) : ""),
    effects: heard.effects,
    risk_flags: flagRisks(reading.actions.find(heard.verb), target_id, reading.packet),
  };
};

/** Whom the words are for; empty for the whole room, and where nobody hears them. */
const hearerOf = (spoken: string, listener: Named | undefined, reading: Reading): string => {
  const called = addressedIn(spoken, reading)?.id ?? strangerIn(spoken, reading) ?? hiddenBehind(spoken, reading)?.id;
  if (called !== undefined) return called;
  return toEveryone.test(spoken) || callsAll(spoken) ? "" : (listener?.id ?? peopleInEarshot(reading)[0]?.id ?? "");
};

/** True for words that may demand to know something: "you gave me your word, tell me where she is". */
const demands = (verb: string): boolean => /^(?:intimidate|negotiate|bribe|ask)$/.test(verb);

interface Heard {
  readonly verb: string;
  readonly effects: EffectDraft[];
  /** What a bargain wants to know. */
  readonly topic?: string;
}

const hear = (spoken: string, who: string, reading: Reading): Heard => {
  const sentences = trimHail(spoken, reading);
  const words = textOf(sentences.flat());
  const question = spoken.includes("?") || wondering.test(spoken) || sentences.some(opensQuestion);
  // Who demands to know something tells nothing by it. What stands beside a question is told.
  const stated = spokenSentences(spoken).filter((sentence) => !sentence.endsWith("?") && !wondering.test(sentence));
  const facts = demandIn(spoken) !== "" ? [] : findFacts(stated.join(" "), reading.packet);
  const learned: EffectDraft[] = [...facts.map((fact) => ({ kind: "learn", who, fact })), ...moneyIn(spoken, who, reading)];
  const tone = toneOf(spoken);
  if (tone !== null) return { verb: tone, effects: [...(tone === "intimidate" ? demanded(sentences, who, reading) : []), ...learned] };
  const bribed = bribeIn(spoken, who, reading);
  if (bribed.length > 0) return { verb: "bribe", effects: bribed };
  const within = { ...reading, earlier: [...reading.earlier, ...sentences.flatMap((one) => findMentions(one, reading))] };
  const bargain = bargainIn(spoken);
  if (bargain !== null) return strike(bargain, spoken, who, within);
  if (offering.test(spoken)) return { verb: "talk", effects: learned };
  if (bargaining.test(spoken)) return { verb: "negotiate", effects: [...termsIn(spoken, words, who), ...learned] };
  const asked = findRequest(question ? sentences.filter((one) => !isPlea(one)) : sentences, who, within);
  return { verb: asked !== null || question ? "ask" : "talk", effects: [...(asked ?? []), ...learned] };
};

/** "Help me now. What was his name?": the question is what is wanted. */
const isPlea = (tokens: readonly Token[]): boolean =>
  /^(?:(?:then|so|please|now|just|but|and) )*(?:help|hear|listen to|be honest with|talk to|speak to|answer|work with) (?:me|us)(?: (?:now|then|out|here|please))*$/.test(
    tokens.map(({ word }) => word).join(" "),
  );

/** What a bargain comes to. */
const strike = (bargain: Bargain, spoken: string, who: string, reading: Reading): Heard => {
  const { verb, topic, effects } = readTerms(bargain, who, reading);
  // "Who do you owe? Tell me and I'll keep quiet", "Did you see him? A drink if you remember his face": the question stands before it.
  const demand = spoken.includes("?") && recalling.test(bargain.theirs) ? "" : topic;
  return { verb, topic: verb === "ask" ? partsIn(spoken, demand) : topic, effects: [...effects] };
};

const recalling = /^(?:remember|recall|recollect|recogni[sz]e)\b/i;

/** "Drop the pin or I will shoot": what the threat is to bring about. */
const demanded = (sentences: readonly (readonly Token[])[], who: string, reading: Reading): EffectDraft[] => {
  const orders = sentences.flatMap((sentence) => {
    const at = sentence.findIndex(({ word }) => word === "or");
    return at > 0 ? [sentence.slice(0, at)] : [];
  });
  return findRequest(orders, who, reading) ?? [];
};

/** A bargain that is offered. "Do we have a deal?" only asks about one. */
const bargaining =
  /^(?!.*\b(?:do|did|have) we (?:still )?(?:have|got|made?) (?:a|an|our) (?:deal|bargain|agreement)\b)(?!.*\b(?:is it|so it's|is that) a deal\b).*\b(?:(?<!\b(?:good|great) )deal|in return|in exchange|bargain|(?<!\b(?:what|which|my|your|his|her|their|our|the|by) )trade|offer you)\b/is;

/** What the other side of a bargain is to do. An answer is given at once, and promised by nobody. */
const termsIn = (spoken: string, words: string, who: string): EffectDraft[] => {
  if (demandIn(spoken) !== "") return [];
  const theirs =
    /\byou(?:'ll| will| can| could)? (?!a\b|the\b)((?:\p{L}+)\b.*?)(?=,? (?:and|if|then|in return|in exchange)\b|[.!?;]|$)/iu.exec(
      spoken,
    )?.[1];
  return [{ kind: "agree", who, to: (theirs === undefined || /\boffer you\b/i.test(spoken) ? words : `to ${theirs}`).slice(0, 300) }];
};

const handing =
  /^(?:[\p{L} ]{2,20}, )?(?:and |so |well |now |look )?(?:here(?:'s|'re| is| are)|here,?|take|keep) (?:the |this |these |my )?([^,.;!?]+?)(?= (?:if|for|to|when)\b|[,.;!?]|$)/iu;

/** "Here's two hundred cred. Unlock the office": money that is handed over with the words. */
const moneyIn = (spoken: string, who: string, reading: Reading): EffectDraft[] => {
  const sums = spokenSentences(spoken.replaceAll(/[’`]/g, "'")).map((sentence) => amountIn(handing.exec(sentence)?.[1] ?? ""));
  return handOver(
    sums.reduce((all, sum) => all + sum, 0),
    who,
    reading,
  );
};

/** "Twenty shillings for your sea wall, if you tell me where she is": money for an answer or for silence. */
const bribeIn = (spoken: string, who: string, reading: Reading): EffectDraft[] =>
  !spoken.trim().endsWith("?") && buying.test(spoken) && !wantsDeed(spoken) ? handOver(amountIn(spoken), who, reading) : [];

/** Money for what is still to be done is paid then. */
const wantsDeed = (spoken: string): boolean => {
  const bargain = bargainIn(spoken);
  return bargain !== null && !isTelling(bargain);
};

const buying =
  /\bif (?:you|s?he|they)\b|\bfor (?:the truth|what you know|an answer|your (?:silence|help|trouble))\b|\bto (?:forget|look away|look the other way|keep quiet)\b/i;

/** "I need to know what happened to him": a question. */
const wondering =
  /\b(?:i|we)(?:'d| would)? (?:need|want|have|wish|must|like|would like)(?: to)? (?:know|hear|learn|understand|find out) (?:about|who|whom|whose|what|where|when|why|how|whether|which|if|the truth|everything)\b/i;

/** "Somebody in here knows what happened!" is for the whole room. */
const toEveryone =
  /^\W*(?:(?:listen|hey|now|right)(?: up)?,? )?(?:somebody|someone|anybody|anyone|everybody|everyone|all of you|ladies and gentlemen|folks|friends)\b/i;

/** "Can I help you with the cups?": asks for nothing. */
const offering =
  /\b(?:can|could|may|might|shall|let|would you like) (?:i|me|us|we)(?: to)? (?:help|assist|(?:get|bring|fetch|pour|buy|offer|make) you)\b/i;

/** True for words that want an answer or an action, not only a hearing. */
export const wantsReply = ({ action }: ProposedActionDraft): boolean => action !== "talk" && action !== "say";

const questions = wordSet("who what which when where why how whose whom");

const opensQuestion = ([first, second]: readonly Token[]): boolean =>
  first !== undefined &&
  (questions.has(first.word) ||
    (isPos(first, "AUX") && isPos(second, "PRON")) ||
    (inverted.has(first.word) && isPos(second, "PROPN", "DET", "NOUN")));

/** Words that stand before who or what they are asked of. */
const inverted = wordSet("did does is are was were has");
