import { questionIn } from "../question.ts";
import type { InterpreterOutput, ProposedAction } from "freeform-rpg/schemas";

/** A part of a message that something in its interpretation accounts for. */
export interface Claim {
  readonly from: number;
  readonly to: number;
  /** The action that quotes it; absent for words that are said, asked about or set aside. */
  readonly action?: ProposedAction;
}

/** What of a message its interpretation quotes: the details of actions, words aloud, table talk, and what it set aside. Both are compared as `tidy` writes them. */
export const claimsOf = (interpretation: InterpreterOutput, text: string, tidy: (part: string) => string): Claim[] => {
  const find = (part: string) => findParts(text, tidy(part));
  const { proposed_actions, speech, table_talk, assumptions } = interpretation;
  return [
    ...proposed_actions.flatMap((action) => claimsOfAction(action, text, find)),
    ...[speech, table_talk, ...assumptions.map((note) => note.replaceAll(/^(?:Not done|On the way|Thought|Asked): |\.$/g, ""))].flatMap(
      find,
    ),
  ];
};

type Find = (part: string) => Claim[];

/** An action whose words are not those of the message stands for all of it. */
const claimsOfAction = (action: ProposedAction, text: string, find: Find): Claim[] => {
  const topic = questionIn(action);
  if (topic !== null) return quoting.test(topic) ? find(topic.replace(quoting, "")) : [whole(text)];
  const found = [action.details, action.topic, action.manner, action.goal].flatMap(find);
  return (found.length === 0 ? [whole(text)] : found).map((claim) => ({ ...claim, action }));
};

/** Topics of a question that quote a part of the message; any other is a question to the game, which answers all of it. */
const quoting = /^(?:unclear|later|unread) /;

const whole = (text: string): Claim => ({ from: 0, to: text.length });

/** Where the words stand in the message: in one piece, else each part of them between commas and full stops. */
const findParts = (text: string, part: string): Claim[] => {
  const found = findPart(text, part);
  return found === null ? part.split(/[,.;:!?"()]+\s*/).flatMap((piece) => findPart(text, piece) ?? []) : [found];
};

const findPart = (text: string, part: string): Claim | null => {
  const words = part.trim().toLowerCase();
  const from = words === "" ? -1 : text.toLowerCase().indexOf(words);
  return from < 0 ? null : { from, to: from + words.length };
};
