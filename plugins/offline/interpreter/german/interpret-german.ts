import type { InterpreterInput } from "freeform-rpg/plugins/turn/interpreter";
import { questionIn } from "freeform-rpg/plugins/turn/interpreter/lib";
import { InterpreterOutput, ProposedAction } from "freeform-rpg/schemas/turn";
import { asked } from "../speech/asked.ts";
import { readGerman } from "./read-german.ts";
import type { GermanMessage } from "./read-german.ts";

/**
 * Reads a message of a German campaign. Plain German sentences are put into English and read as such, and what is told of them is quoted as it
 * was typed; what is German and not understood is answered with what can be said. Anything else is read as English.
 */
export const interpretGerman = (input: InterpreterInput, read: (input: InterpreterInput) => InterpreterOutput): InterpreterOutput => {
  const message = input.chosen === true ? null : readGerman(input.text, input.packet);
  if (message === null) return read(input);
  const intent = input.text.replaceAll(/\s+/g, " ").trim().slice(0, 300);
  const english = message.clauses.flatMap((clause) => clause.english ?? []);
  if (english.length < message.clauses.length || english.length === 0)
    return InterpreterOutput.parse({ intent, proposed_actions: [asked(`foreign ${unread(message)}`)] });
  const output = read({ ...input, text: english.join(" ") });
  return { ...quoteTyped(output, message, english), intent };
};

const unread = ({ clauses }: GermanMessage): string =>
  clauses
    .filter(({ english }) => english === null)
    .map(({ typed }) => typed.replace(/[.!?]+$/, ""))
    .join(". ");

/** Details in the words of the player: of the clause where each made one action, else of the whole message. */
const quoteTyped = (output: InterpreterOutput, { clauses }: GermanMessage, english: readonly string[]): InterpreterOutput => {
  const { proposed_actions } = output;
  const whole = clauses.map(({ typed }) => typed).join(" ");
  const typedOf = (at: number): string => (proposed_actions.length === english.length ? (clauses[at]?.typed ?? whole) : whole);
  return {
    ...output,
    proposed_actions: proposed_actions.map((action, at) => quote(action, typedOf(at).replace(/[.!]+$/, ""))),
  };
};

type Proposed = InterpreterOutput["proposed_actions"][number];

/** Words that the reader of English could not follow are quoted in German too, without its English readings. */
const quote = (action: Proposed, typed: string): Proposed => {
  const topic = questionIn(action);
  if (topic === null) return { ...action, details: typed.replaceAll(/["„“”»«]/g, "'") };
  return /^(?:unclear|unread|later)\b/.test(topic) ? ProposedAction.parse(asked(`foreign ${typed}`)) : action;
};
