import type { ProposedActionDraft } from "freeform-rpg/schemas";
import type { Named } from "../names/name-book.ts";
import { matchName } from "../names/match-name.ts";
import { nounWords } from "../names/noun-words.ts";
import { isPersonal, resolvePerson } from "../names/pronouns.ts";
import { nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { amountIn } from "../frames/amounts.ts";
import { bargainIn, isTelling, readTerms } from "../speech/bargain.ts";
import type { Bargain } from "../speech/bargain.ts";
import { handOver } from "../speech/hand-over.ts";
import { findQuotes } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";

/** "I offer Ota a drink if he tells me what he saw", "I tell Corin I'll share if he lifts me": a bargain that is told of, not said. `null` for any other text. */
export const offerTerms = (text: string, reading: Reading): Understood | null => {
  const { way = "", rest = "" } = offering.exec(text)?.groups ?? {};
  if (rest === "" || findQuotes(text).length > 0 || goesOn.test(rest)) return null;
  const listener = calledFirst(rest, reading);
  if (listener === undefined) return null;
  const bargain = bargainIn(inSpeech(way, listener.rest.replace(/^(?:that|to)\s+/i, "")));
  // Who offers to take somebody along asks for their company.
  return bargain === null || taking.test(bargain.mine)
    ? null
    : { ...nothing, actions: [actionOf(bargain, text, listener.named, reading)], mentioned: [listener.named] };
};

/** "Tell Odo to watch the door, and then I read the letter": what is done next is no part of a bargain. */
const goesOn = /\bto [^.!?]*,? and then (?:i|we) (?!will\b|shall\b|would\b|pay\b|give\b)[a-z]+/i;

const taking = /^(?:take|bring|lead|get|escort|walk|carry) (?:her|him|them|you)\b/i;

/** A bargain as an action: money for an answer is a bribe, and paid with the words. */
const actionOf = (bargain: Bargain, details: string, { id }: Named, reading: Reading): ProposedActionDraft => {
  const { verb, topic, effects } = readTerms(bargain, id, reading);
  const named = { target_id: id, details, estimated_minutes: 2, topic };
  const sum = isTelling(bargain) ? amountIn(bargain.mine) : 0;
  if (sum === 0) return { ...named, action: verb, effects: [...effects], risk_flags: verb === "negotiate" ? ["contested"] : [] };
  const paid = handOver(sum, id, reading);
  return { ...named, action: "bribe", effects: paid.length > 0 ? paid : [...effects], risk_flags: ["contested"] };
};

const offering = /^\W*(?:i |we )?(?<way>offer|promise|tell|propose to|suggest to|say to|bargain with) (?<rest>[^.!?]+)[.!]*\s*$/i;

interface Called {
  readonly named: Named;
  readonly rest: string;
}

/** Whom the words begin with, and what follows. */
const calledFirst = (text: string, reading: Reading): Called | undefined => {
  const words = text.split(/\s+/);
  const [first = ""] = words;
  if (isPersonal(first.toLowerCase())) {
    const [only, ...more] = resolvePerson(first.toLowerCase(), reading);
    return only === undefined || more.length > 0 ? undefined : { named: only, rest: words.slice(1).join(" ") };
  }
  for (const count of [3, 2, 1]) {
    const called = words.slice(0, count);
    const noun = nounWords(tagText(called.join(" ")));
    const named = reading.book.find((one) => one.kind === "person" && one.present && matchName(noun, one) >= 8 && isWhole(called, one));
    if (named !== undefined) return { named, rest: words.slice(count).join(" ") };
  }
  return undefined;
};

/** No word of them but those of a name: "Odo two coins" is more. */
const isWhole = (words: readonly string[], { calls }: Named): boolean =>
  words.every((word) => /^the$/i.test(word) || calls.some((call) => call.words.includes(word.toLowerCase())));

const leadIn: Readonly<Record<string, string>> = { offer: "I will give you ", promise: "I will " };

/** What is offered as it is said to whom it is for: "I will give you a drink if you tell me". */
const inSpeech = (way: string, said: string): string =>
  (/^(?:i|we)\b/i.test(said) ? said : `${leadIn[way.toLowerCase()] ?? ""}${said}`)
    .replace(/^(I will give you [^,]+?) to (?=(?:tell|say|show|open|help|let|bring|take|keep|leave|explain|name)\b)/i, "$1 if you ")
    .replace(
      /^I will give you (?:an? (?:trade|deal|bargain|swap)\W+)?(.+?),? (?:for|in (?:exchange|return) for) (?:what|everything|whatever) (?:he|she|they) (\w+)/i,
      (_, mine: string, verb: string) => `I will give you ${mine} if you tell me what you ${tagText(verb)[0]?.lemma ?? verb}`,
    )
    .replace(/\b(if|once|as long as|provided(?: that)?) (?:he|she|they) (\w+)/i, (_, when: string, verb: string) => {
      const [token] = tagText(verb);
      return `${when} you ${token?.lemma ?? verb}`;
    });
