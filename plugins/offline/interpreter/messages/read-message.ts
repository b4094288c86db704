import type { ProposedActionDraft } from "freeform-rpg/schemas";
import type { Named } from "../names/name-book.ts";
import { kindFeatures } from "../reader/kind-features.ts";
import { chooseLabel } from "../reader/linear-model.ts";
import { readerModels } from "../reader/models.ts";
import { readUnits } from "../reader/read-units.ts";
import type { Unit } from "../reader/read-units.ts";
import { after } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { isForeign } from "../speech/ask-about.ts";
import { askGame } from "../speech/ask-game.ts";
import { asked } from "../speech/asked.ts";
import { asTyped } from "../text/as-typed.ts";
import { inFullWords } from "../text/full-words.ts";
import { findQuotes, splitSegments } from "../text/split-sentences.ts";
import { actAndAsk } from "./act-and-ask.ts";
import { ask, endsInTheory, isAllAsked } from "./ask.ts";
import { callIn } from "./call-in.ts";
import { linkActions } from "./link-actions.ts";
import { goSeeking } from "./go-seeking.ts";
import { haveDone } from "./have-done.ts";
import { isFollowUp } from "./follow-up.ts";
import { offerTerms } from "./offer-terms.ts";
import { pointsAtNothing } from "./open-words.ts";
import { isTheorising } from "./theories.ts";
import { isCorrection, isPast } from "./past.ts";
import { plainOrder } from "./plain-order.ts";
import { sayNamedAlone } from "./name-alone.ts";
import { nameLeftOut } from "./name-left-out.ts";
import { isMixed, readMixed } from "./read-mixed.ts";
import { rephrase } from "./rephrase.ts";
import { isSaidAloud } from "./said-aloud.ts";
import { saysDone } from "./sentence-kinds.ts";
import { speak } from "./speak-words.ts";
import { fillVerb } from "./fill-verb.ts";
import { writeDown } from "./write-down.ts";
import type { Written } from "./write-down.ts";

/** A message as it was understood. */
export interface Message {
  readonly actions: readonly ProposedActionDraft[];
  readonly mentioned: readonly Named[];
  readonly perceived: readonly string[];
  readonly assumed: readonly string[];
  readonly speech: string;
  readonly tableTalk: string;
}

/** Reads a message: what is done, words that are said, questions to the game, talk at the table. */
export const readMessage = (typed: string, reading: Reading): Message => {
  const { text, left } = plainOrder(inFullWords(typed, reading));
  const message = readTyped(text, reading);
  const assumed = [...message.assumed, ...left.map((words) => `On the way: ${words}.`)];
  const tableTalk = message.tableTalk === text ? typed : message.tableTalk;
  return { ...message, assumed, tableTalk, speech: message.speech === text.trim() ? typed.trim() : asTyped(message.speech, typed) };
};

const readTyped = (typed: string, reading: Reading): Message => {
  const written = writeDown(typed, reading);
  return written === null ? readUnwritten(typed, reading) : readWritten(written, reading);
};

const readUnwritten = (typed: string, reading: Reading): Message => {
  const said = rephrase(typed, reading);
  const game = /^(?:i )?(?:ask|question) (?:the )?(?:gm|dm|game ?master|game|narrator)\b(?: about)?[:,]?\s+"?(.+?)"?$/i.exec(said)?.[1];
  if (game !== undefined) return gather(ask(game, reading));
  const reworded = readReworded(said, reading);
  if (reworded !== null) return reworded;
  const text = fillVerb(sayNamedAlone(said, reading), reading);
  const units = readUnits(text, reading);
  const strange = !/[\p{L}\p{N}]/u.test(text) || (isForeign(text) && units.every(({ listed, named }) => listed === "" && named === ""));
  if (strange) return { ...gather([]), actions: [asked("unclear")] };
  if (pointsAtNothing(text, units, reading)) return { ...gather([]), actions: [asked(`unclear ${text.replace(/[.!]+$/, "")}`)] };
  const corrected = dropCorrections(text);
  if (corrected !== text) return readMessage(corrected, reading);
  const offer = offerTerms(text, reading);
  if (offer !== null) return gather([offer]);
  if (isSaidAloud(text, reading)) return gather(speak(text, reading));
  if (isTheorising(text)) return { ...gather([]), actions: [asked(`theory ${text.replace(/[\s.!?]+$/, "")}`)] };
  if (isAllAsked(text, reading) || endsInTheory(text)) return gather(ask(text, reading));
  if (isMixed(text, reading)) return gather(readMixed(text, reading));
  return readKind(typed, { text, kind: kindOf(text, units) }, reading);
};

/** What is said in a roundabout way is read in plain words: `null` for anything else. */
const readReworded = (said: string, reading: Reading): Message | null => {
  const owed = callIn(said, reading);
  if (owed !== null) return withWords(readTyped(owed, reading), said);
  const plain = haveDone(goSeeking(said, reading), reading);
  return plain === said ? null : withRest(readUnwritten(plain, reading), said, plain);
};

/** What is written, and what is done before and after it. */
const readWritten = ({ before, writing, after: rest }: Written, reading: Reading): Message => {
  const first = before === "" ? gather([]) : readTyped(before, reading);
  const context = after([writing], { ...reading, earlier: [...reading.earlier, ...first.mentioned] });
  const last = rest === "" ? gather([]) : readTyped(/^(?:i|we)\b/i.test(rest) ? rest : `I ${rest}`, context);
  return {
    actions: [...first.actions, ...writing.actions, ...last.actions],
    mentioned: [...first.mentioned, ...writing.mentioned, ...last.mentioned],
    perceived: [...first.perceived, ...last.perceived],
    assumed: [...first.assumed, ...last.assumed],
    speech: [first.speech, last.speech].filter((one) => one !== "").join(" "),
    tableTalk: "",
  };
};

/** What was put into other words is read by them, and none of its own are left. */
const withRest = (message: Message, said: string, plain: string): Message => {
  let same = 0;
  while (same < said.length && said.at(-1 - same) === plain.at(-1 - same)) same++;
  const own = said.slice(0, said.length - same).trim();
  return { ...message, assumed: [...message.assumed, `On the way: ${own}.`] };
};

/** What is asked for keeps the words that call it in. */
const withWords = (message: Message, said: string): Message => ({
  ...message,
  actions: message.actions.map((action, at) => (at === 0 ? { ...action, details: said } : action)),
});

const readKind = (typed: string, { text, kind }: { readonly text: string; readonly kind: string }, reading: Reading): Message => {
  if (/^(?:question|table_talk)$/.test(kind) && isFollowUp(text, reading)) return gather(speak(text, reading));
  if (kind === "question" && splitSegments(text).some((one) => saysDone(one.text) && !isPast(one.text)))
    return gather(actAndAsk(text, reading));
  if (kind === "table_talk" && splitSegments(text).every((segment) => askGame(segment.text) === null))
    return { ...gather([]), tableTalk: typed };
  if (kind === "question" && asksLeave(text, reading)) return gather(actAndAsk(text, reading));
  if (kind === "question" || kind === "table_talk") return gather(ask(text, reading));
  return gather(kind === "speech" ? speak(text, reading) : actAndAsk(text, reading));
};

/** "Can I climb the door post?": what is asked for is tried, where the game has no answer of its own. */
const asksLeave = (text: string, { lexicon, book }: Reading): boolean => {
  const [, verb = ""] =
    /^\W*(?:so |ok |okay |and )?(?:can|could|may|might|shall|should) (?:i|we) (?:just |maybe |please |try to |perhaps )*(\w+)/i.exec(
      text,
    ) ?? [];
  const isListed = (lexicon.entries.get(verb.toLowerCase()) ?? []).length > 0;
  return isListed && splitSegments(text).length === 1 && askGame(text) === null && book.length > 0;
};

const kindOf = (text: string, units: readonly Unit[]): string => {
  if (isPast(text)) return "speech";
  if (concluding.test(text) && !saysDone(text) && findQuotes(text).length === 0) return "question";
  const kind = chooseLabel(readerModels().kinds, kindFeatures(text, units));
  if (kind === "action" && asksGame(text)) return "question";
  return kind === "speech" && (saysWhatIsDone(text, units) || showsWithWords(text)) ? "action" : kind;
};

/** "And where, in all this warren, does it hang?": a question, and nothing that is done beside it. */
const asksGame = (text: string): boolean =>
  /^\W*(?:(?:and|but|so|ok|okay|well|now)[\s,]+)*(?:what|who|whose|whom|why|how|where|when|which)\b(?! if\b| about\b)[^.!:"“]*\?\s*$/i.test(
    text,
  ) &&
  !/\byou(?:r|rs)?\b|\b(?:why|how) (?:do|don't|not)\b/i.test(text) &&
  !saysDone(text);

/** "So Jin was dead when it came, then who sent it?" */
const concluding = /^[^.!?]*[,;] ?(?:then|so|and|but),? (?:who|whose|what|why|how|where|when)\b[^,.!?]*\?\s*$/i;

/** `I lie to Sefa: "Jin sent me"`: what is done stands beside the words. */
const showsWithWords = (text: string): boolean =>
  findQuotes(text).length > 0 && splitSegments(text).some(({ kind, text: one }) => kind === "sentence" && saysDone(one));

/** "I punch Viktor": who says "I" and a verb of the catalogue says nothing aloud. */
const saysWhatIsDone = (text: string, [first, second]: readonly Unit[]): boolean =>
  /^(?:i|we)$/.test(first?.token.word ?? "") && (second?.listed ?? "") !== "" && saysDone(text) && findQuotes(text).length === 0;

/** "No, I meant Chen!" says no more than the sentence behind it. */
const dropCorrections = (text: string): string => {
  const [first, ...more] = splitSegments(text);
  if (first === undefined || more.length === 0 || !isCorrection(first.text)) return text;
  return text.slice(text.indexOf(first.text) + first.text.length).replace(/^[\s.!,;:]+/, "");
};

const gather = (read: readonly Understood[]): Message => ({
  actions: nameLeftOut(linkActions(read)),
  mentioned: read.flatMap(({ mentioned }) => mentioned),
  perceived: read.flatMap(({ perceived }) => perceived),
  assumed: read.flatMap(({ assumed }) => assumed),
  speech: read
    .flatMap(({ spoken = [] }) => spoken)
    .reduce((said, one) => (said === "" ? one : `${said}${/[\p{L}\p{N}]$/u.test(said) ? "." : ""} ${one}`), ""),
  tableTalk: "",
});
