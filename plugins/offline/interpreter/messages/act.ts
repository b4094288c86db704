import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { unclearWords } from "freeform-rpg/plugins/turn/interpreter/lib";
import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { readFrame } from "../frames/read-frame.ts";
import { findMentions } from "../names/find-mentions.ts";
import type { Named } from "../names/name-book.ts";
import { readFrames } from "../reader/read-frames.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import { suretyOf } from "../reader/surety.ts";
import { after, nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { askAbout } from "../speech/ask-about.ts";
import { askGame } from "../speech/ask-game.ts";
import { asked } from "../speech/asked.ts";
import { strangerIn } from "../speech/hail.ts";
import { searchesOwn } from "../speech/own-things.ts";
import { findQuotes } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";
import { addressName } from "./address-name.ts";
import { asideOf } from "./aside-of.ts";
import type { Step } from "./aside-of.ts";
import { dueAfter, isUnseen } from "./conditions.ts";
import { isDoubtful, isStrange } from "./doubt.ts";
import { findUnread } from "./find-unread.ts";
import { handleThing, sayPlainly } from "./handle-thing.ts";
import { isHarmless } from "./is-harmless.ts";
import { isMood } from "./is-expressive.ts";
import { isLikely } from "./is-likely.ts";
import { askWhichReading } from "./offer-readings.ts";
import { joinFrames } from "./join-frames.ts";
import { orderSteps } from "./order-steps.ts";
import { isSaidApart, readApart, readBeside } from "./read-beside.ts";
import { gestureOf, showGesture } from "./show-gesture.ts";
import { speakWords } from "./speak-words.ts";
import { unquoted } from "./unquoted.ts";

/**
 * Reads what the character does. What is only shown is shown; words beside it are said; what was not understood is asked about where there is a choice
 * or what follows points back to it, and else quoted back while the rest goes on.
 */
export const act = (text: string, reading: Reading): Understood[] => {
  const steps = readFrames(text, reading);
  const frames = joinFrames(steps, text);
  const unread = findUnread(steps);
  const seen = new Set<number>();
  const read: Understood[] = [];
  const ends: number[] = [];
  for (const [at, frame] of frames.entries()) {
    const missed = unread.find(({ start }) => start < frame.start && !seen.has(start));
    if (missed !== undefined) {
      seen.add(missed.start);
      read.push(readUnread(missed.text, true, reading));
      if (leansBack(frame.text)) break;
    }
    const spokenOf = at === 0 ? ledIn(frame, text, reading) : [];
    const context = followOn(frame, read, { ...reading, earlier: [...reading.earlier, ...spokenOf] });
    const step = readStep({ frame, at, count: frames.length, text }, context);
    ends[at] = read.push(...step.read);
    if (step.isStop) break;
  }
  if (ends.length === frames.length)
    read.splice(0, read.length, ...orderSteps(frames).flatMap((at) => read.slice(ends[at - 1] ?? 0, ends[at])));
  const last = unread.findLast(({ start }) => !seen.has(start));
  if (last !== undefined && read.every(({ actions }) => actions.every((action) => !asksBack(action))))
    read.push(readUnread(last.text, read.length > 0, reading));
  return read.some(({ actions, assumed }) => actions.length + assumed.length > 0) ? read : [fallBack(text, reading)];
};

/** "Anything longer on the rack? I go through it", "these boots, I look inside them": what is named before the first step. */
const ledIn = (frame: ReadFrame, text: string, reading: Reading): readonly Named[] => {
  const before = text.slice(0, Math.max(0, text.indexOf(frame.text)));
  const mentioned = findMentions(tagText(unquoted(before)), reading);
  if (/[?,;:]\s*(?:(?:can |could |may |shall )?(?:i |we )|that one i )?$/i.test(before)) return mentioned;
  return pointing.test(unquoted(frame.text)) ? mentioned.filter(({ kind }) => kind === "thing" || kind === "feature") : [];
};

/** "Instead of opening the chest I knock on it": what is not done speaks of the chest all the same. */
const pointing = /\b(?:it|them)\b/i;

/** What a frame is read in: after what was read of those before it. */
const followOn = (frame: ReadFrame, read: readonly Understood[], reading: Reading): Reading => ({
  ...after(read, reading),
  stranger: strangerIn(frame.text, reading) ?? lastStranger(read),
});

/** What one step was read as, and whether reading stops there. */
interface StepRead {
  readonly read: readonly Understood[];
  readonly isStop?: boolean;
}

const readStep = (step: Step, reading: Reading): StepRead => {
  const { frame, at, count, text } = step;
  const aside = asideOf(step, reading);
  if (aside !== undefined)
    return { read: [{ ...nothing, mentioned: findMentions(tagText(unquoted(frame.text)), reading), assumed: [aside] }] };
  if (isSaidApart(frame)) return { read: readApart(frame.text, reading, act) };
  const understood = readOne(frame, reading, text);
  if (understood.actions.some(({ options = [] }) => options.length > 1)) return { read: [understood], isStop: true };
  const isOpen = !(at === 0 && reading.chosen === true) && isInDoubt(frame, understood, reading);
  const isShown = isHarmless(frame, understood, { isOpen, reading });
  if (!isShown && (!isOpen || isSeen(frame, understood, reading)))
    return { read: [at < count - 1 && isInside(understood, reading) ? stepOf(frame, understood) : understood] };
  if (findQuotes(frame.text).length > 0) return { read: readBeside(frame, isShown, reading, act) };
  return isShown ? { read: [showGesture(frame, reading)] } : readOpen(step, understood, reading);
};

/** What is in doubt, and can do no harm as one of the things that may be meant; else a question. */
const readOpen = (step: Step, understood: Understood, reading: Reading): StepRead => {
  const mild = handleThing(step.frame, reading) ?? sayPlainly(step.frame, reading);
  return mild === null ? readDoubtful(step, understood, reading) : { read: [mild] };
};

const isInDoubt = (frame: ReadFrame, understood: Understood, reading: Reading): boolean =>
  (isVague(understood) || isDoubtful(frame, understood, reading)) && !isLikely(frame, understood, reading);

/** A look costs nothing, whatever else was meant; a search takes its time, and is made where it is likely enough. */
const isSeen = (frame: ReadFrame, { actions }: Understood, { actions: catalogue }: Reading): boolean =>
  actions.length > 0 &&
  !isStrange(frame) &&
  actions.every(({ action, details = "" }) => {
    const { family } = catalogue.find(action);
    const isLook = /^(?:look|listen)$/.test(family) || (family === "search" && suretyOf(frame.evidence) >= seen);
    return isLook && !details.startsWith("question: ");
  });

/** How sure a search must be. */
const seen = 0.35;

/** What is in doubt is asked about, or quoted back where the rest can go on without it. */
const readDoubtful = ({ frame, at, count }: Step, understood: Understood, reading: Reading): StepRead => {
  const question = isVague(understood) ? (understood.actions[0] ?? asked("unclear")) : askWhichReading(frame, reading);
  const mentioned = findMentions(tagText(unquoted(frame.text)), reading);
  const isClear = !isStrange(frame) && at < count - 1 && namesOneThing(mentioned);
  const isStop = !isClear && (count === 1 || ((question.options ?? []).length > 1 && !isStrange(frame)) || leansBack(frame.rest));
  return {
    read: [{ ...nothing, mentioned: isStop ? [] : mentioned, actions: [isStop ? question : asked(`unread ${frame.text}`)] }],
    isStop,
  };
};

/** "Drag the trunk into the light and open it": what follows is clear by itself. */
const namesOneThing = (mentioned: readonly Named[]): boolean => {
  const things = mentioned.filter(({ kind }) => kind !== "place");
  return things.length === 1 && things.every(({ kind, present }) => kind === "thing" && present);
};

/** "Turn it over", and nothing was spoken of before. */
const isVague = ({ actions }: Understood): boolean =>
  actions.length === 1 && actions.every((action) => unclearWords({ details: "", ...action }) !== null);

const asksBack = ({ details = "" }: ProposedActionDraft): boolean => details.startsWith("question: unclear");

/** "It", "them", "there": what follows makes no sense without what was not understood, unless it names something itself before. */
const leansBack = (text: string): boolean => {
  if (bareVerb.test(text)) return true;
  const bare = text.replaceAll(/["“][^"”]*["”]/g, "");
  const at = bare.search(/\b(?:it|them|there|inside|that|this)\b/i);
  return at >= 0 && !/\b(?:the|a|an|my|his|her|their|our) (?:[\p{L}'’-]+ )*[\p{L}'’-]+/iu.test(bare.slice(0, at).replace(/\W+$/, ""));
};

/** "Grab it and pull": what is done then is done to the same. */
const bareVerb =
  /^\W*(?:and |then |i )*(?:pull|push|twist|turn|lift|tug|shake|squeeze|open|throw|drop|eat|drink|use)(?: (?:hard|gently|slowly|carefully))?\W*$/i;

/** "And try to see what's under it". */
const peering = /^\W*(?:(?:and|then|i) )*try to (?:see|look|hear|peer|make out|spot)\b/i;

/** A part that nothing was read of: a mood is shown, anything else is quoted back. Whom it names is spoken of from then on. */
const readUnread = (text: string, isBeside: boolean, reading: Reading): Understood =>
  isBeside && leadIn.test(text) ? { ...nothing, assumed: [`On the way: ${text}.`] } : readAlone(text, isBeside, reading);

/** "Let's see what's on it": what the rest of the message does. */
const leadIn = /^\W*(?:(?:ok|okay|right|well|so|now|then)[\s,.]+)*let(?:'s| us)\b/i;

const readAlone = (text: string, isBeside: boolean, reading: Reading): Understood => ({
  ...nothing,
  mentioned: findMentions(tagText(text), reading),
  actions: [
    peering.test(text)
      ? { action: "look", target_id: "", details: text }
      : isMood(text, reading)
        ? gestureOf(text)
        : asked(`${isBeside ? "unread" : "unclear"} ${text}`),
  ],
});

/** A step inside the scene leads to what follows and is no action of its own. */
const stepOf = ({ text }: ReadFrame, { mentioned }: Understood): Understood => ({
  ...nothing,
  mentioned,
  assumed: [`On the way: ${text}.`],
});

const readOne = (frame: ReadFrame, reading: Reading, text: string): Understood => {
  if (searchesOwn.test(frame.text)) return { ...nothing, actions: [asked("inventory")] };
  const before = text.slice(0, Math.max(0, text.indexOf(frame.text)));
  const isLook = hasTrait(reading.actions.find(frame.action), "glancing", "searching");
  const due = frame.conditional && !(isLook && isUnseen(before)) ? dueAfter(before) : "now";
  if (due === "later")
    return { ...nothing, mentioned: findMentions(tagText(unquoted(before)), reading), actions: [asked(`later ${frame.text}`)] };
  const understood = readPlainly(frame, reading, text);
  return due === "after" || isOnLacked(frame, reading) ? dependent(understood) : understood;
};

const readPlainly = (frame: ReadFrame, reading: Reading, text: string): Understood =>
  addressName(frame, reading, text) ?? speakWords(readFrame(frame, reading), reading);

/** "I draw my dagger and throw it", where there is no dagger: what is not there to be had is not there to be thrown. */
const isOnLacked = ({ text }: ReadFrame, { stranger, earlier }: Reading): boolean =>
  /^\W*(?:then |and )*[a-z]+(?: (?:at|up|on|over|back|out|down))? (?:it|them|that)\b/i.test(unquoted(text)) &&
  (stranger !== undefined || earlier.findLast(({ kind }) => kind === "thing")?.present === false);

/** What is done only if what was done before it worked. */
const dependent = (understood: Understood): Understood => ({
  ...understood,
  actions: understood.actions.map((action) => ({ ...action, depends: true })),
});

/** Nothing is done: what must not be done, a question, or nothing that is understood. */
const fallBack = (text: string, reading: Reading): Understood => {
  if (/^\W*(?:i |we |just )*(?:do|does|say)? ?nothing\W*$/i.test(text)) return { ...nothing, actions: [{ action: "wait", details: text }] };
  if (findQuotes(text).length === 0 && /\b(?:not|never|nothing)\b|n't\b/i.test(text))
    return { ...nothing, assumed: [`Not done: ${text}.`] };
  if (isMood(text, reading)) return { ...nothing, actions: [gestureOf(text)] };
  return askGame(text) === null ? { ...nothing, actions: [asked("unclear")] } : askAbout(text, reading);
};

/** Someone who was named last and whom nothing here answers to: the next words are for them. */
const lastStranger = (read: readonly Understood[]): string | undefined => {
  const last = read.at(-1);
  const called = last?.actions.at(-1)?.target_id ?? "";
  return last === undefined || last.mentioned.length > 0 || called === "" || called.includes(":") ? undefined : called;
};

/** "I go back to the far end", "I walk round the table": a step inside the scene, which only leads to what follows. */
const isInside = ({ actions, perceived }: Understood, { book }: Reading): boolean => {
  const [action] = actions;
  if (action?.action !== "go" || perceived.length > 0 || elsewhere.test(action.details ?? "")) return false;
  return action.target_id === "" || book.some(({ id, kind, present }) => id === action.target_id && present && kind === "thing");
};

/** "The room where they keep the records": another than this one. */
const elsewhere = /\b(?:room|place|house|hall|building) (?:where|in which|that)\b/i;
