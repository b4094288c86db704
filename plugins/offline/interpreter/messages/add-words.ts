import type { ProposedActionDraft } from "freeform-rpg/schemas";
import type { Reading } from "../reading.ts";
import { readSpoken, wantsReply } from "../speech/read-spoken.ts";
import type { Segment } from "../text/split-sentences.ts";
import { addUnderstood, saysSo } from "./message-draft.ts";
import type { MessageDraft } from "./message-draft.ts";

/** Reads words in quotation marks: those of the sentence beside them, or of nobody else. */
export const addQuote = (segment: Segment, next: Segment | undefined, draft: MessageDraft, reading: Reading): void => {
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

/** Adds words that are said aloud without quotation marks. */
export const addSaid = (words: string, draft: MessageDraft, reading: Reading): void => {
  const before = draft.last === "words" ? draft.read.pop() : undefined;
  draft.spoken.push(words);
  draft.pending = "";
  addSpoken(`${before?.actions[0]?.details ?? ""} ${words}`.trim(), draft, reading);
};

const addSpoken = (words: string, draft: MessageDraft, reading: Reading): void => {
  const listener = reading.earlier.findLast(({ kind }) => kind === "person");
  const action = readSpoken(words, listener, reading);
  const named = reading.book.filter(({ id }) => id === action.target_id);
  addUnderstood({ actions: [action], mentioned: named, perceived: [], assumed: [] }, draft);
  draft.last = "words";
};

/** Gives the words to the action of speaking that they belong to. */
export const attach = (words: string, draft: MessageDraft, reading: Reading, at: number, push = true): void => {
  const holder = draft.read[at];
  const action = holder?.actions.at(-1);
  if (holder === undefined || action === undefined) return;
  const full = joinWords(action, words, reading);
  draft.read[at] = { ...holder, actions: [...holder.actions.slice(0, -1), full] };
  if (push && !draft.spoken.includes(words)) draft.spoken.push(words);
  draft.pending = "";
};

const joinWords = (action: ProposedActionDraft, words: string, reading: Reading): ProposedActionDraft => {
  const { target_id = "", details = "", topic = "", effects = [] } = action;
  const heard = readSpoken(
    words,
    reading.book.find(({ id }) => id === target_id),
    reading,
  );
  const plain = /^(?:say|talk|call)$/.test(action.action) && wantsReply(heard);
  const open = target_id === "" && !/nobody|no one|myself|(?:to|at) the/.test(details);
  return {
    ...action,
    action: plain ? heard.action : action.action,
    target_id: open ? heard.target_id : target_id,
    details: `${details}: ${words}`,
    topic: `${topic} ${words}`.trim(),
    effects: [...effects, ...(heard.effects ?? [])],
  };
};
