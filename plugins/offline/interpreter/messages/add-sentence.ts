import type { ProposedActionDraft } from "freeform-rpg/schemas";
import type { Named } from "../names/name-book.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reading, Understood } from "../reading.ts";
import { readSentence } from "../sentences/read-sentence.ts";
import { askAbout } from "../speech/ask-about.ts";
import { askGame } from "../speech/ask-game.ts";
import { tagText } from "../text/tag-text.ts";
import { attach } from "./add-words.ts";
import { addUnderstood } from "./message-draft.ts";
import type { MessageDraft } from "./message-draft.ts";

/** Reads a sentence of what is done, and gives words that wait to its action of speaking. */
export const addSentence = (text: string, draft: MessageDraft, reading: Reading): void => {
  const alone = draft.read.length === 0;
  const understood =
    alone && askGame(text)?.details === ""
      ? [askAbout(text, reading)]
      : readSentence(tagText(lowered(text, reading)), reading, alone && draft.pending === "");
  for (const one of understood) {
    leadOn(one, draft, reading);
    addUnderstood(one, draft);
  }
  const spoken = understood.findIndex(({ actions }) => actions.some((action) => isOfWords(action, reading)));
  draft.last = spoken >= 0 && spoken === understood.length - 1 ? "verb" : "other";
  if (draft.pending !== "" && spoken >= 0) attach(draft.pending, draft, reading, draft.read.length - understood.length + spoken);
};

/** "I make for the door. Dr Lund's is next.": where to. */
const leadOn = (one: Understood, draft: MessageDraft, reading: Reading): void => {
  const last = draft.read.at(-1);
  const action = last?.actions.at(-1);
  const place = one.actions.length === 0 ? placeIn(one.remark ?? "", reading) : undefined;
  if (last === undefined || action === undefined || place === undefined || !isAimless(action)) return;
  const led = { ...action, target_id: place.id, effects: [{ kind: "move", who: reading.packet.actor_id, to: place.id }] };
  draft.read[draft.read.length - 1] = { ...last, actions: [...last.actions.slice(0, -1), led] };
};

const isAimless = ({ action, target_id = "" }: ProposedActionDraft): boolean => /^(?:go|leave|travel)$/.test(action) && target_id === "";

const placeIn = (remark: string, reading: Reading): Named | undefined => {
  const [head = ""] = remark.split(/\s(?:is|are|comes|it)\b/);
  const { named } = resolveNoun(tagText(head), reading, { place: 12 });
  return named !== null && typeof named !== "string" && named.kind === "place" ? named : undefined;
};

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
