import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { findMentions } from "../names/find-mentions.ts";
import type { Named } from "../names/name-book.ts";
import { nothing } from "../reading.ts";
import type { Reading } from "../reading.ts";
import { isQuestion } from "../speech/ask-about.ts";
import { isHail } from "../speech/find-hail.ts";
import { hailedIn } from "../speech/hail.ts";
import { correctTypos } from "../text/correct-typos.ts";
import { spellOut } from "../text/spell-out.ts";
import { splitSegments } from "../text/split-sentences.ts";
import type { Segment } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";
import { addQuestion } from "./add-question.ts";
import { addSentence } from "./add-sentence.ts";
import { addQuote, addSaid, attach } from "./add-words.ts";
import { linkActions } from "./link-actions.ts";
import { addUnderstood, closed, saysSo } from "./message-draft.ts";
import type { MessageDraft } from "./message-draft.ts";

/** A message as it was understood. */
export interface Message {
  readonly actions: readonly ProposedActionDraft[];
  readonly mentioned: readonly Named[];
  readonly perceived: readonly string[];
  readonly assumed: readonly string[];
  readonly speech: string;
}

/** Reads a message: sentences of what is done, words that are said, questions to the game. */
export const readMessage = (text: string, reading: Reading): Message => {
  const draft: MessageDraft = { read: [], spoken: [], pending: "", last: "other", open: false, colon: false };
  const segments = splitSegments(text).map((segment) => inFull(segment, reading));
  for (const [at, segment] of segments.entries()) readSegment(segment, segments[at + 1], draft, reading);
  if (draft.pending !== "") addSaid(draft.pending, draft, reading);
  return {
    actions: linkActions(draft.read),
    mentioned: draft.read.flatMap(({ mentioned }) => mentioned),
    perceived: draft.read.flatMap(({ perceived }) => perceived),
    assumed: draft.read.flatMap(({ assumed }) => assumed),
    speech: draft.spoken.join(" "),
  };
};

const inFull = (segment: Segment, { lexicon, book }: Reading): Segment =>
  segment.kind === "quote" ? segment : { ...segment, typed: segment.text, text: correctTypos(spellOut(segment.text), lexicon, book) };

/** A segment where it stands. */
interface Place {
  readonly segment: Segment;
  readonly next: Segment | undefined;
  readonly draft: MessageDraft;
  readonly reading: Reading;
}

const readSegment = (segment: Segment, next: Segment | undefined, draft: MessageDraft, reading: Reading): void => {
  const place = { segment, next, draft, reading: { ...reading, earlier: draft.read.flatMap(({ mentioned }) => mentioned) } };
  const behindColon = draft.colon;
  draft.colon = segment.end === ":" && !isActorAlone(segment, reading);
  const taken = readers.some((read) => read(place, behindColon));
  if (!taken) addSentence(segment.text, draft, place.reading);
};

/** Takes segments of one kind; false for any other. */
type Reader = (place: Place, behindColon: boolean) => boolean;

const takeActor: Reader = ({ segment, reading }) => isActorAlone(segment, reading);

/** "I threaten him: tell me who did it". */
const takeContent: Reader = ({ segment, draft, reading }, behindColon) => {
  if (!behindColon || draft.last !== "verb" || segment.kind === "quote") return false;
  draft.spoken.push(closed(segment));
  attach(closed(segment), draft, reading, draft.read.length - 1, false);
  return true;
};

const takeQuote: Reader = ({ segment, next, draft, reading }) => {
  if (segment.kind === "quote") addQuote(segment, next, draft, reading);
  return segment.kind === "quote";
};

/** "So, Viktor ...": a name alone, and what is said follows. */
const takeCall: Reader = ({ segment: { text, ...segment }, next, draft, reading }) => {
  const called = next !== undefined && text.split(" ").length <= 3 && /^(?:so|well|hey|ok|okay|now|ah|oh)\b/i.test(text);
  if (!called || hailedIn(`${text}!`, reading) === undefined) return false;
  draft.open = true;
  addSaid(closed({ ...segment, text }), draft, reading);
  return true;
};

const takeHail: Reader = ({ segment, next, draft, reading }) => {
  const { text, end } = segment;
  const goesOn = draft.open && draft.last === "words" && !/^I (?!will|am|would|have)/.test(text);
  if (!goesOn && !isHail(segment, reading, draft.last === "words")) return false;
  draft.open = end === ":" || (text.split(" ").length <= 3 && hailedIn(`${text}!`, reading) !== undefined);
  if (saysSo(next)) draft.pending = `${draft.pending} ${closed(segment)}`.trim();
  else addSaid(closed(segment), draft, reading);
  return true;
};

const takeQuestion: Reader = ({ segment, next, draft, reading }) => {
  const { text, end } = segment;
  const wish = /^(?:so |and |but |ok )?(?:can|could|may|might|shall|should) (?:i|we)\b/i.test(text);
  if (wish || !(end === "?" || draft.read.length === 0) || !isQuestion(text, end)) return false;
  addQuestion(segment, next, draft, reading);
  return true;
};

/** "Hand over the envelope? Never.": weighed, not done. */
const takeDoubt: Reader = ({ segment: { text, end }, next, draft, reading }) => {
  if (end !== "?" || next === undefined || isQuestion(text, "?")) return false;
  addUnderstood({ ...nothing, mentioned: findMentions(tagText(text), reading) }, draft);
  return true;
};

const readers: readonly Reader[] = [takeActor, takeContent, takeQuote, takeCall, takeHail, takeQuestion, takeDoubt];

/** `Tamsin: "Evening."`: who speaks, as in a play. */
const isActorAlone = ({ text, end }: Segment, { actor }: Reading): boolean =>
  end === ":" && text.split(/\s+/).every((word) => actor.has(word.toLowerCase()));
