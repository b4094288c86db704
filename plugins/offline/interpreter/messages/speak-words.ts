import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { isCalled } from "../frames/aim-clause.ts";
import { joinSaid } from "../frames/content-of.ts";
import type { Named } from "../names/name-book.ts";
import { findMentions } from "../names/find-mentions.ts";
import { isAlong, isOut } from "../names/pronouns.ts";
import { after } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { bargainIn } from "../speech/bargain.ts";
import { addressedIn } from "../speech/hail.ts";
import { readSpoken, wantsReply } from "../speech/read-spoken.ts";
import { findQuotes } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";
import { unquoted } from "./unquoted.ts";

/** Words that are only said: those in quotation marks, else all. */
export const speak = (text: string, reading: Reading): Understood[] => {
  const words = joinSaid(findQuotes(text).map((quote) => quote.text)) || text;
  const listener = lastListener(reading);
  const action = readSpoken(words, listener, reading);
  const mentioned = reading.book.filter(({ id }) => id === action.target_id);
  return [{ actions: [{ ...action, manner: mannerOf(text) }], mentioned, perceived: [], assumed: [], spoken: words }];
};

/** Who was spoken of last and can hear: nobody talks to the dead or the absent by chance. */
const lastListener = ({ packet, earlier, left }: Pick<Reading, "packet" | "earlier" | "left">): Named | undefined =>
  earlier.findLast(
    ({ id, kind, present }) => kind === "person" && !isOut(packet, id) && (left === true ? !present || isAlong(id, packet) : present),
  );

/** `I shout "Fire!" at the top of my lungs`: how it is said. */
const mannerOf = (text: string): string => {
  const last = findQuotes(text).at(-1);
  const rest = last === undefined ? "" : text.slice(last.end);
  return /^\W*((?:at|in|with|under|through|over|between|without|as)\s[^.,;!?"“]+|\w+ly\b)/i.exec(rest)?.[1]?.trim() ?? "";
};

/** Adds to an action what the words that go with it ask for. */
export const speakWords = (understood: Understood, reading: Reading): Understood => {
  const { spoken = "", actions } = understood;
  const [action, ...more] = actions;
  if (spoken === "" || action === undefined) return understood;
  const next = after([understood], reading);
  const said = more.length === 0 ? readSpoken(spoken, listenerOf(action, next), next) : undefined;
  const { family } = reading.actions.find(action.action);
  if (said !== undefined && (beside.test(family) || (handing.test(family) && said.action === "ask" && bargainIn(spoken) === null)))
    return { ...understood, actions: [action, said] };
  return { ...understood, actions: [joinWords(action, spoken, reading), ...more] };
};

/** Families of what is done with hands and feet: words beside it are said besides. */
const beside = /^(?:gesture|wait|look|go|use|search|listen|open|climb|rest|take)$/;

/** What is handed over goes with an offer, and not with a question. */
const handing = /^(?:give|pay)$/;

/** Whom the action is aimed at, else who was spoken of last; behind a way, whom one goes to find. */
const listenerOf = ({ target_id, details = "" }: ProposedActionDraft, reading: Reading): Named | undefined =>
  reading.book.find(({ id, kind }) => id === target_id && kind === "person") ??
  lastListener(
    reading.left === true ? { ...reading, earlier: [...reading.earlier, ...findMentions(tagText(unquoted(details)), reading)] } : reading,
  );

const joinWords = (action: ProposedActionDraft, words: string, reading: Reading): ProposedActionDraft => {
  const { target_id = "", details = "", effects = [] } = action;
  const listener = reading.book.find(({ id }) => id === target_id);
  const heard = readSpoken(words, listener, reading);
  const plain = /^(?:say|talk|call)$/.test(action.action) && wantsReply(heard);
  const open =
    target_id === "" &&
    !/nobody|no one|myself|(?:to|at) the/.test(details) &&
    !(isCalled(details) && addressedIn(words, reading) === undefined);
  return {
    ...action,
    ...(plain && bargainIn(words) !== null ? { topic: heard.topic } : {}),
    action: plain ? heard.action : action.action,
    target_id: open ? heard.target_id : target_id,
    effects: [...effects, ...(heard.effects ?? [])],
  };
};
