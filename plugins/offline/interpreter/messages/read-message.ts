import { unclearWords } from "freeform-rpg/plugins/turn/interpreter/lib";
import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { readFrame } from "../frames/read-frame.ts";
import type { Named } from "../names/name-book.ts";
import { kindFeatures } from "../reader/kind-features.ts";
import { chooseLabel } from "../reader/linear-model.ts";
import { readerModels } from "../reader/models.ts";
import { readFrames } from "../reader/read-frames.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import { readUnits } from "../reader/read-units.ts";
import type { Unit } from "../reader/read-units.ts";
import { nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { askAbout, isForeign } from "../speech/ask-about.ts";
import { askGame } from "../speech/ask-game.ts";
import { asked } from "../speech/asked.ts";
import { hailedIn, strangerIn } from "../speech/hail.ts";
import { inFullWords } from "../text/full-words.ts";
import { findQuotes, splitSegments } from "../text/split-sentences.ts";
import { linkActions } from "./link-actions.ts";
import { addressName } from "./address-name.ts";
import { askThird } from "./ask-third.ts";
import { isDoubtful } from "./doubt.ts";
import { findUnread } from "./find-unread.ts";
import { askWhichReading } from "./offer-readings.ts";
import { readPlainly } from "./read-plainly.ts";
import { speak, speakWords } from "./speak-words.ts";

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
  const text = askThird(inFullWords(typed, reading), reading);
  const units = readUnits(text, reading);
  const strange = !/[\p{L}\p{N}]/u.test(text) || (isForeign(text) && units.every(({ listed, named }) => listed === "" && named === ""));
  if (strange) return { ...gather([]), actions: [asked("unclear")] };
  if (isSpokenTo(text, reading) || asksSomeone(text, reading)) return gather(speak(text, reading));
  if ((askGame(text)?.details ?? "") !== "" && splitSegments(text).length === 1) return gather([ask(text, reading)]);
  const kind = kindOf(text, units);
  if (kind === "table_talk" && splitSegments(text).every((segment) => askGame(segment.text) === null))
    return { ...gather([]), tableTalk: typed };
  return gather(
    kind === "question" || kind === "table_talk"
      ? [ask(text, reading)]
      : kind === "speech"
        ? speak(text, reading)
        : actAndAsk(text, reading),
  );
};

const kindOf = (text: string, units: readonly Unit[]): string => {
  const kind = chooseLabel(readerModels().kinds, kindFeatures(text, units));
  return kind === "speech" && saysWhatIsDone(text, units) ? "action" : kind;
};

/** "I punch Viktor": who says "I" and a verb of the catalogue says nothing aloud. */
const saysWhatIsDone = (text: string, [first, second]: readonly Unit[]): boolean =>
  /^(?:i|we)$/.test(first?.token.word ?? "") && (second?.listed ?? "") !== "" && own.test(text) && findQuotes(text).length === 0;

const own =
  /(?:^|[.!?…"]\s*)(?:(?:then|so|and|now|first|but|next|finally)[\s,]+)*(?:i|we)\s+(?!(?:am|'m|was|will|'ll|would|'d|have|'ve|had|know|think|want|need|can|could|do|did|don't|only|never|mean|hope|heard|saw|found)\b)/i;

/** "Hester, I have read it", "Who is he, Viktor?": a name set off, and nothing that the character does besides. */
const isSpokenTo = (text: string, reading: Reading): boolean =>
  text.includes(",") &&
  findQuotes(text).length === 0 &&
  !own.test(text) &&
  (strangerIn(text, reading) !== undefined ||
    [/^[^,!:]+/, /(?<=,\s*)[^,]+$/].some((part) => hailedIn(`${part.exec(text)?.[0] ?? ""}!`, reading) !== undefined));

/** "Who are you, sir?", "how much do I owe you?": a question to someone here, not to the game. */
const asksSomeone = (text: string, { book }: Reading): boolean =>
  /^[^"“.!]*\?\s*$/.test(text) &&
  /^\W*(?:and |so |but )?(?:who|what|where|when|why|how|which)\b.*\b(?:you|yours?)\b/i.test(text) &&
  splitSegments(text).length === 1 &&
  book.some(({ kind, present }) => kind === "person" && present);

const gather = (read: readonly Understood[]): Message => ({
  actions: linkActions(read),
  mentioned: read.flatMap(({ mentioned }) => mentioned),
  perceived: read.flatMap(({ perceived }) => perceived),
  assumed: read.flatMap(({ assumed }) => assumed),
  speech: read.flatMap(({ spoken = [] }) => spoken).join(" "),
  tableTalk: "",
});

/** The sentence that the game knows to answer, or the whole. */
const ask = (text: string, reading: Reading): Understood => {
  const known = splitSegments(text).find((segment) => askGame(segment.text) !== null);
  return askAbout(known?.text ?? text, reading);
};

/** "I look around. Who is here?": what is asked at the end is for the game to answer. */
const actAndAsk = (text: string, reading: Reading): Understood[] => {
  const [last, before] = splitSegments(text).toReversed();
  const question = last?.kind === "sentence" && last.end === "?" && before !== undefined ? (askGame(last.text)?.details ?? "") : "";
  if (last === undefined || question === "") return act(text, reading);
  return [...act(text.slice(0, text.lastIndexOf(last.text)), reading), askAbout(last.text, reading)];
};

const act = (text: string, reading: Reading): Understood[] => {
  const frames = readFrames(text, reading);
  const unread = findUnread(frames);
  const read: Understood[] = [];
  for (const [at, frame] of frames.entries()) {
    const missed = unread.find(({ start }) => start < frame.start);
    if (missed !== undefined) {
      read.push({ ...nothing, actions: [asked(`unclear ${missed.text}`)] });
      break;
    }
    const earlier = [...reading.earlier, ...read.flatMap(({ mentioned }) => mentioned)];
    const stranger = strangerIn(frame.text, reading) ?? lastStranger(read);
    const context = { ...reading, earlier, stranger };
    const understood = readOne(frame, context, text);
    const settled = isThought(frame)
      ? [thought(frame)]
      : settle(frame, understood, { ...context, chosen: at === 0 && reading.chosen === true });
    if (settled === null) {
      read.push(isVague(understood) ? understood : { ...nothing, actions: [askWhichReading(frame, context)] });
      break;
    }
    const [only] = settled;
    read.push(...(only === understood && at < frames.length - 1 && isInside(understood, reading) ? [stepOf(frame, understood)] : settled));
  }
  const last = unread.at(-1);
  if (read.length === frames.length && last !== undefined) read.push({ ...nothing, actions: [asked(`unclear ${last.text}`)] });
  return read.some(({ actions, assumed }) => actions.length + assumed.length > 0) ? read : [fallBack(text, reading)];
};

/** What an action is taken for; `null` where the player must be asked. */
const settle = (frame: ReadFrame, understood: Understood, reading: Reading): readonly Understood[] | null =>
  reading.chosen !== true && (isVague(understood) || isDoubtful(frame, understood, reading))
    ? readPlainly(frame, understood, reading)
    : [understood];

const thought = ({ text }: ReadFrame): Understood => ({ ...nothing, assumed: [`Thought: ${text}.`] });

/** "Turn it over", and nothing was spoken of before. */
const isVague = ({ actions }: Understood): boolean =>
  actions.length === 1 && actions.every((action) => unclearWords({ details: "", ...action }) !== null);

/** "I thought I had it": what one believed is nothing that is done. */
const isThought = ({ verb }: ReadFrame): boolean =>
  verb.some(({ token }) => /^(?:thought|knew|hoped|believed|meant|assumed|expected)$/.test(token.word));

/** A step inside the scene leads to what follows and is no action of its own. */
const stepOf = ({ text }: ReadFrame, { mentioned }: Understood): Understood => ({
  ...nothing,
  mentioned,
  assumed: [`On the way: ${text}.`],
});

const readOne = (frame: ReadFrame, reading: Reading, text: string): Understood => {
  if (frame.conditional) return { ...nothing, actions: [asked(`later ${frame.text}`)] };
  return addressName(frame, reading, text) ?? speakWords(readFrame(frame, reading), reading);
};

/** Nothing is done: what must not be done, a question, or nothing that is understood. */
const fallBack = (text: string, reading: Reading): Understood => {
  if (/^\W*(?:i |we |just )*(?:do|does|say)? ?nothing\W*$/i.test(text)) return { ...nothing, actions: [{ action: "wait", details: text }] };
  if (findQuotes(text).length === 0 && /\b(?:not|never|nothing)\b|n't\b/i.test(text))
    return { ...nothing, assumed: [`Not done: ${text}.`] };
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
  if (action?.action !== "go" || perceived.length > 0) return false;
  return action.target_id === "" || book.some(({ id, kind, present }) => id === action.target_id && present && kind === "thing");
};
