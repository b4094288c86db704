import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { linkActions } from "./link-actions.ts";
import type { Named } from "./names/name-book.ts";
import { readSentence } from "./read-sentence.ts";
import { resolveNoun } from "./names/resolve-noun.ts";
import { findMentions } from "./names/find-mentions.ts";
import { nothing } from "./reading.ts";
import type { Reading, Understood } from "./reading.ts";
import { askAbout, isQuestion } from "./speech/ask-about.ts";
import { askGame } from "./speech/ask-game.ts";
import { isHail } from "./speech/find-hail.ts";
import { hailedIn } from "./speech/hail.ts";
import { readSpoken, wantsReply } from "./speech/read-spoken.ts";
import { splitSegments } from "./text/split-sentences.ts";
import type { Segment } from "./text/split-sentences.ts";
import { correctTypos } from "./text/correct-typos.ts";
import { spellOut } from "./text/spell-out.ts";
import { tagText } from "./text/tag-text.ts";

/** A message as it was understood. */
export interface Message {
  readonly actions: readonly ProposedActionDraft[];
  readonly mentioned: readonly Named[];
  readonly perceived: readonly string[];
  readonly assumed: readonly string[];
  readonly speech: string;
}

interface Draft {
  readonly read: Understood[];
  readonly spoken: string[];
  /** Words that wait for the "I say" behind them. */
  pending: string;
  /** What stands right before: an action of speaking that has no words yet, or words. */
  last: "verb" | "words" | "other";
  /** True when more words must follow: behind a colon, behind a name alone. */
  open: boolean;
  /** True behind a colon. */
  colon: boolean;
}

/** Reads a message: sentences of what is done, words that are said, questions to the game. */
export const readMessage = (text: string, reading: Reading): Message => {
  const draft: Draft = { read: [], spoken: [], pending: "", last: "other", open: false, colon: false };
  const segments = splitSegments(text).map((segment) =>
    segment.kind === "quote"
      ? segment
      : { ...segment, typed: segment.text, text: correctTypos(spellOut(segment.text), reading.lexicon, reading.book) },
  );
  for (const [at, segment] of segments.entries()) readSegment(segment, segments[at + 1], draft, reading);
  if (draft.pending !== "") say(draft.pending, draft, reading);
  const actions = linkActions(draft.read);
  return {
    actions,
    mentioned: draft.read.flatMap(({ mentioned }) => mentioned),
    perceived: draft.read.flatMap(({ perceived }) => perceived),
    assumed: draft.read.flatMap(({ assumed }) => assumed),
    speech: draft.spoken.join(" "),
  };
};

const readSegment = (segment: Segment, next: Segment | undefined, draft: Draft, reading: Reading): void => {
  const now = { ...reading, earlier: draft.read.flatMap(({ mentioned }) => mentioned) };
  if (isActorAlone(segment, reading)) return;
  if (draft.colon && draft.last === "verb" && segment.kind === "sentence") {
    draft.spoken.push(closed(segment));
    return attach(closed(segment), draft, now, draft.read.length - 1, false);
  }
  draft.colon = segment.end === ":";
  if (segment.kind === "quote") return readQuote(segment, next, draft, now);
  if (isCall(segment, next, now)) {
    draft.open = true;
    return say(closed(segment), draft, now);
  }
  if (
    (draft.open && draft.last === "words" && !/^I (?!will|am|would|have)/.test(segment.text)) ||
    isHail(segment, now, draft.last === "words")
  ) {
    draft.open = segment.end === ":" || (segment.text.split(" ").length <= 3 && hailedIn(`${segment.text}!`, now) !== undefined);
    if (saysSo(next)) {
      draft.pending = `${draft.pending} ${closed(segment)}`.trim();
      return;
    }
    return say(closed(segment), draft, now);
  }
  if (
    (segment.end === "?" || draft.read.length === 0) &&
    isQuestion(segment.text, segment.end) &&
    !/^(?:so |and |but |ok )?(?:can|could|may|might|shall|should) (?:i|we)\b/i.test(segment.text)
  )
    return readQuestion(segment, next, draft, now);
  if (segment.end === "?" && next !== undefined && !isQuestion(segment.text, "?"))
    return add({ ...nothing, mentioned: findMentions(tagText(segment.text), now) }, draft);
  const game = askGame(segment.text);
  const alone = draft.read.length === 0;
  const tokens = tagText(lowered(segment.text, now));
  const understood =
    game !== null && game.details === "" && alone
      ? [askAbout(segment.text, now)]
      : readSentence(tokens, now, alone && draft.pending === "");
  for (const one of understood) {
    leadOn(one, draft, now);
    add(one, draft);
  }
  const spoken = understood.findIndex(({ actions }) => actions.some((action) => isOfWords(action, now)));
  draft.last = spoken >= 0 && spoken === understood.length - 1 ? "verb" : "other";
  if (draft.pending !== "" && spoken >= 0) attach(draft.pending, draft, now, draft.read.length - understood.length + spoken);
};

/** `Tamsin: "Evening."`: who speaks, as in a play. */
const isActorAlone = ({ text, end }: Segment, { actor }: Reading): boolean =>
  end === ":" && text.split(/\s+/).every((word) => actor.has(word.toLowerCase()));

/** "So, Viktor ...": a name alone, and what is said follows. */
const isCall = ({ text }: Segment, next: Segment | undefined, reading: Reading): boolean =>
  next !== undefined &&
  text.split(" ").length <= 3 &&
  /^(?:so|well|hey|ok|okay|now|ah|oh)\b/i.test(text) &&
  hailedIn(`${text}!`, reading) !== undefined;

const closed = ({ text, typed = text, end }: Segment): string => `${typed}${end === "" || end === "," ? "" : end}`;

/** A sentence begins with a capital; the tagger takes that for a name. */
const lowered = (text: string, { book }: Reading): string => {
  const [first = ""] = text.split(/[\s,']/);
  const name = book.some(({ proper }) => proper.has(first.toLowerCase()));
  return /^[A-Z]/.test(first) && first !== "I" && !name ? text.charAt(0).toLowerCase() + text.slice(1) : text;
};

const isOfWords = ({ action }: ProposedActionDraft, { actions }: Reading): boolean => {
  const { family } = actions.find(action);
  return family === "talk" || family === "appeal" || family === "intimidate" || family === "deceive";
};

const attribution =
  /^(?:then |and |so )*(?:i|we)?\s*(?:\w+ly )?(?:say|ask|shout|yell|whisper|reply|answer|mutter|murmur|call|add|tell|mumble|growl|hiss|announce|beg|plead|demand|remark|go)\b/i;

const saysSo = (next: Segment | undefined): boolean =>
  next?.kind === "sentence" && attribution.test(next.text) && /^[a-z]|^I\b/.test(next.text);

const readQuote = (segment: Segment, next: Segment | undefined, draft: Draft, reading: Reading): void => {
  draft.spoken.push(segment.text);
  if (draft.last === "verb") return attach(segment.text, draft, reading, draft.read.length - 1, false);
  if (saysSo(next)) {
    draft.pending = `${draft.pending} ${segment.text}`.trim();
    return;
  }
  if (draft.last === "words") {
    const before = draft.read.pop();
    const words = `${before?.actions[0]?.details ?? ""} ${segment.text}`.trim();
    return addSpoken(words, draft, reading);
  }
  addSpoken(segment.text, draft, reading);
};

const say = (words: string, draft: Draft, reading: Reading): void => {
  const before = draft.last === "words" ? draft.read.pop() : undefined;
  draft.spoken.push(words);
  draft.pending = "";
  addSpoken(`${before?.actions[0]?.details ?? ""} ${words}`.trim(), draft, reading);
};

const addSpoken = (words: string, draft: Draft, reading: Reading): void => {
  const listener = reading.earlier.findLast(({ kind }) => kind === "person");
  const action = readSpoken(words, listener, reading);
  const named = reading.book.filter(({ id }) => id === action.target_id);
  add({ actions: [action], mentioned: named, perceived: [], assumed: [] }, draft);
  draft.last = "words";
};

/** Gives the words to the action of speaking that they belong to. */
const attach = (words: string, draft: Draft, reading: Reading, at: number, push = true): void => {
  const holder = draft.read[at];
  const action = holder?.actions.at(-1);
  if (holder === undefined || action === undefined) return;
  const listener = reading.book.find(({ id }) => id === action.target_id);
  const heard = readSpoken(words, listener, reading);
  const plain = /^(?:say|talk|call)$/.test(action.action) && wantsReply(heard);
  const target =
    action.target_id === "" && !/nobody|no one|myself|(?:to|at) the/.test(action.details ?? "") ? heard.target_id : action.target_id;
  const full: ProposedActionDraft = {
    ...action,
    action: plain ? heard.action : action.action,
    target_id: target,
    details: `${action.details ?? ""}: ${words}`,
    topic: [action.topic ?? "", words].filter((part) => part !== "").join(" "),
    effects: [...(action.effects ?? []), ...(heard.effects ?? [])],
  };
  draft.read[at] = { ...holder, actions: [...holder.actions.slice(0, -1), full] };
  if (push && !draft.spoken.includes(words)) draft.spoken.push(words);
  draft.pending = "";
};

const readQuestion = (segment: Segment, next: Segment | undefined, draft: Draft, reading: Reading): void => {
  if (saysSo(next)) {
    draft.pending = `${draft.pending} ${closed(segment)}`.trim();
    return;
  }
  const last = draft.read.at(-1);
  const known = askGame(segment.text);
  const open = last?.actions.at(-1);
  if (
    open !== undefined &&
    last !== undefined &&
    (known === null || known.details.includes("about ") || known.details === "") &&
    !(open.details ?? "").startsWith("question:")
  ) {
    const goal = [open.goal ?? "", closed(segment)].filter((part) => part !== "").join(" ");
    draft.read[draft.read.length - 1] = { ...last, actions: [...last.actions.slice(0, -1), { ...open, goal }] };
    return;
  }
  add(askAbout(segment.text, reading), draft);
};

/** "I make for the door. Dr Lund's is next.": where to. */
const leadOn = (one: Understood, draft: Draft, reading: Reading): void => {
  const [head = ""] = (one.remark ?? "").split(/\s(?:is|are|comes|it)\b/);
  const named = one.actions.length === 0 && head !== "" ? resolveNoun(tagText(head), reading, { place: 12 }).named : null;
  const place = named !== null && typeof named !== "string" && named.kind === "place" ? named : undefined;
  const last = draft.read.at(-1);
  const action = last?.actions.at(-1);
  if (
    place === undefined ||
    last === undefined ||
    action === undefined ||
    !/^(?:go|leave|travel)$/.test(action.action) ||
    action.target_id !== ""
  )
    return;
  const led = { ...action, target_id: place.id, effects: [{ kind: "move", who: reading.packet.actor_id, to: place.id }] };
  draft.read[draft.read.length - 1] = { ...last, actions: [...last.actions.slice(0, -1), led] };
};

const add = (one: Understood, draft: Draft): void => {
  draft.read.push(one);
  if (one.spoken !== undefined) draft.spoken.push(one.spoken);
  draft.last = "other";
};
