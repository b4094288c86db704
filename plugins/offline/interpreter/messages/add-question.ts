import type { Reading } from "../reading.ts";
import { askAbout } from "../speech/ask-about.ts";
import { askGame } from "../speech/ask-game.ts";
import type { Segment } from "../text/split-sentences.ts";
import { addUnderstood, closed, saysSo } from "./message-draft.ts";
import type { MessageDraft } from "./message-draft.ts";

/** Reads a question: words of the sentence behind it, the aim of the action before it, or put to the game. */
export const addQuestion = (segment: Segment, next: Segment | undefined, draft: MessageDraft, reading: Reading): void => {
  if (saysSo(next)) {
    draft.pending = `${draft.pending} ${closed(segment)}`.trim();
    return;
  }
  const last = draft.read.at(-1);
  const open = last?.actions.at(-1);
  if (last === undefined || open === undefined || isOfGame(segment.text) || (open.details ?? "").startsWith("question:"))
    return addUnderstood(askAbout(segment.text, reading), draft);
  const goal = `${open.goal ?? ""} ${closed(segment)}`.trim();
  draft.read[draft.read.length - 1] = { ...last, actions: [...last.actions.slice(0, -1), { ...open, goal }] };
};

/** "What time is it?": the game answers it, whatever stands before. */
const isOfGame = (text: string): boolean => {
  const known = askGame(text);
  return known !== null && known.details !== "" && !known.details.includes("about ");
};
