import { unclearWords } from "freeform-rpg/plugins/turn/interpreter/lib";
import type { ProposedActionDraft } from "freeform-rpg/schemas";
import type { ReadFrame } from "../reader/read-frames.ts";
import { after } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { asked } from "../speech/asked.ts";
import { addressedIn } from "../speech/hail.ts";
import { findQuotes } from "../text/split-sentences.ts";
import type { Quote } from "../text/split-sentences.ts";
import { showGesture } from "./show-gesture.ts";
import { speak } from "./speak-words.ts";
import { unquoted } from "./unquoted.ts";

/** Reads what is done beside the words. */
type Act = (text: string, reading: Reading) => Understood[];

/** `"Tell me about her." I wave Viktor over.`: a sentence that is said, and another in which something else than speaking is done. */
export const isSaidApart = ({ text, verb }: ReadFrame): boolean => {
  const [quote] = findQuotes(text);
  return (
    quote?.start === 0 &&
    /[.!?…]$/.test(quote.text) &&
    verb.length > 0 &&
    /^(?:(?:then|and|so|now|next|after that)[\s,]+)*(?:i|we)\b/i.test(unquoted(text)) &&
    !speaking.test(unquoted(text))
  );
};

/** The words go to whom they call by name, else to whom a gesture beside them is made, else to whom was spoken to before. */
export const readApart = (text: string, reading: Reading, act: Act): Understood[] => {
  const words = findQuotes(text).map((quote) => quote.text);
  if (addressedIn(words.join(" "), reading) !== undefined) {
    const spoken = speak(text, reading);
    return [...spoken, ...readRest(text, after(spoken, reading), act)];
  }
  const beside = readRest(text, reading, act);
  const shown = beside.filter(({ actions }) => actions.some(({ action, target_id = "" }) => action === "gesture" && target_id !== ""));
  return [...speak(text, after(shown, reading)), ...beside];
};

/** Words in quotation marks are said, and what stands beside them is done, or shown where it can do no harm. */
export const readBeside = (frame: ReadFrame, isShown: boolean, reading: Reading, act: Act): Understood[] => {
  const { text } = frame;
  const [quote] = findQuotes(text);
  const rest = unquoted(text);
  if (quote === undefined || !/\p{L}/u.test(rest) || findQuotes(rest).length > 0 || speaking.test(rest) || isTag(quote, rest))
    return speak(text, reading);
  const beside = isShown ? [showGesture(frame, reading, rest)] : readRest(text, reading, act);
  const spoken = speak(text, after(beside, reading));
  return quote.start < text.indexOf(rest.split(" ")[0] ?? "") ? [...spoken, ...beside] : [...beside, ...spoken];
};

/** `"Two of them," I count`: how it is said. */
const isTag = ({ start, text }: Quote, rest: string): boolean => start === 0 && text.endsWith(",") && rest.split(" ").length <= 3;

/** What was not understood of it is quoted back: the words are said all the same. */
const readRest = (text: string, reading: Reading, act: Act): Understood[] =>
  act(unquoted(text), reading).map((one) => ({ ...one, actions: one.actions.map((action) => quoteBack(action, unquoted(text))) }));

const quoteBack = (action: ProposedActionDraft, text: string): ProposedActionDraft => {
  const words = action.details === asked("unclear").details ? text : unclearWords({ details: "", ...action });
  return words === null ? action : asked(`unread ${words}`);
};

const speaking =
  /\b(?:say|ask|tell|whisper|answer|reply|call|shout|add|murmur|mutter|continue|go on|read out|begin|explain|yell|cry|scream|demand|warn|greet|beg|plead)s?\b/i;
