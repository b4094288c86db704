import type { EffectDraft } from "freeform-rpg/schemas";
import { matchVerb } from "../lexicon.ts";
import type { Reading } from "../reading.ts";
import { textOf } from "../text/tag-text.ts";
import { isOneOf, isPos, wordSet } from "../text/token-tests.ts";
import type { Token } from "../text/token.ts";
import { readRequest } from "./read-request.ts";

/** What the sentences ask somebody to do or to allow: the first that asks, and to come along with it. `null` when none asks. */
export const findRequest = (sentences: readonly (readonly Token[])[], who: string, reading: Reading): EffectDraft[] | null => {
  const [first, ...more] = sentences.flatMap((sentence) => {
    const found = requestIn(upToQuestion(sentence), who, reading);
    return found === null ? [] : [found];
  });
  if (first === undefined) return null;
  const joined = first.some(isJoin) ? [] : more.flat().filter(isJoin).slice(0, 1);
  return [...first, ...joined];
};

const isJoin = ({ kind }: EffectDraft): boolean => kind === "join";

/** "May I see him, and what do you know of him", "sit down and tell me who it was": what is to be answered is no part of what is wanted. */
const upToQuestion = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ word }, index) => index > 0 && /^(?:and|but|or)$/.test(word) && isAnswerWanted(tokens.slice(index + 1)));
  return at < 0 ? tokens : tokens.slice(0, at);
};

const isAnswerWanted = ([first, second]: readonly Token[]): boolean =>
  isOneOf(first, questions) || (isOneOf(first, telling) && isOneOf(second, listeners));

const telling = wordSet("tell answer");
const listeners = wordSet("me us");
const questions = wordSet("who whom whose what where when why how which");

const asking =
  /^(?:(?:and|but|then|so|please|now|just|well) )*(?:(?:could|would|can|will|wo) (?:n't )?you(?: please| kindly| maybe| just| mind)?|i (?:want|need|would like|beg|ask) you to|i (?:'d|would) (?:be \w+|appreciate it|love it|like it|be very \w+|be much \w+) if you(?: would| could| 'd)?)\b/;
/** "You are coming with me": no question, and asked for all the same. */
const taking = /^(?:(?:and|but|then|so|now) )*you (?:'re|are) (?:coming|going|walking) (?:along )?with(?= (?:me|us)\b)/;
const advising = /^(?:(?:and|but|then|so|now|well) )*you (?:should|must|have to|need to|can|could)\b/;
const allowing =
  /^(?:(?:please|and|but|then|so|now|just) )*(?:let (?:me|us)|may i|can i|could i|might i|can we|could we)(?: maybe| please| just| perhaps)?\b/;

const requestIn = (tokens: readonly Token[], who: string, reading: Reading): EffectDraft[] | null => {
  const said = tokens.map(({ word }) => word).join(" ");
  const asked = asking.exec(said)?.[0];
  if (asked !== undefined) return readRequest(textOf(tokens.slice(asked.split(" ").length)), who, reading);
  if (taking.test(said)) return readRequest(said.replace(taking, "come with"), who, reading);
  const allowed = allowing.exec(said)?.[0];
  if (allowed !== undefined && isOneOf(tokens[allowed.split(" ").length], relied)) return null;
  if (allowed !== undefined) return readRequest(textOf(tokens.slice(allowed.split(" ").length)), who, reading, true);
  return advising.test(said) ? null : orderIn(tokens, who, reading);
};

/** "Can I trust you?", "let me ask you something": a question, and no leave is asked for. */
const relied = wordSet("trust believe rely count depend ask put tell say think guess");

const lights = wordSet("please now just then and but so do n't not don't never");
/** "Forgive me, Father", "believe me", "look": they ask for nothing that is done. */
const courtesies = wordSet("forgive excuse pardon believe trust thank bless damn curse fear look listen see mark mind");
/** "Don't lie to me", "don't worry": a manner of speaking, and no promise is asked for. */
const pleas = wordSet("lie worry fret bother fear play mess toy fool joke kid pretend give be get start make bullshit mind");
const negations = wordSet("not n't never");
/** "Take this, you have earned it", "have mine": handed over with the words, and nothing is asked for. */
const offers = wordSet("take have keep");
const pointers = wordSet("this these mine");

/** "Open the gate", "don't tell anyone". */
const orderIn = (tokens: readonly Token[], who: string, reading: Reading): EffectDraft[] | null => {
  const start = tokens.findIndex((token) => !isOneOf(token, lights));
  const first = tokens[start];
  if (
    first === undefined ||
    start > 3 ||
    (isOneOf(tokens[start - 1], negations) && isOneOf(first, pleas)) ||
    (isOneOf(first, offers) && isOneOf(tokens[start + 1], pointers)) ||
    first.word !== first.lemma ||
    isOneOf(first, courtesies)
  )
    return null;
  const known = matchVerb(tokens, start, reading.lexicon) !== null && !isPos(first, "NUM", "PRON", "DET", "ADP", "AUX", "ADV", "PROPN");
  const next = tokens[start + 1];
  const order = isPos(first, "VERB") || (known && (next === undefined || isPos(next, "DET", "PRON", "ADP", "ADV", "PROPN", "PUNCT")));
  return order ? readRequest(textOf(isOneOf(tokens[start - 1], negations) ? tokens : tokens.slice(start)), who, reading) : null;
};
