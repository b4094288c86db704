import { findMentions } from "../names/find-mentions.ts";
import { after, nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { askAbout } from "../speech/ask-about.ts";
import { askGame } from "../speech/ask-game.ts";
import { findQuotes, splitSegments } from "../text/split-sentences.ts";
import type { Segment } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";
import { act } from "./act.ts";
import { askOne, isQuestion } from "./act-and-ask.ts";
import { isPast } from "./past.ts";
import { isSpokenTo, saysDone } from "./sentence-kinds.ts";
import { speak } from "./speak-words.ts";

/** "Sorry, that was uncalled for. I put it away.": words that are said, and what is done besides, each in a sentence of its own. */
export const isMixed = (text: string, reading: Reading): boolean => {
  const segments = splitSegments(text);
  return (
    segments.length > 1 &&
    findQuotes(text).length === 0 &&
    segments.some(
      (one, at) =>
        isSaid(one.text, reading) || (at === 0 && isIdleQuestion(one)) || (at > 0 && (asksYou(one) || asksOfThird(one, segments[at - 1]))),
    ) &&
    segments.some(({ text: one }) => saysDone(one) && !isPast(one))
  );
};

/** "Sorry about that", "All right, Viktor", "I put it on the bar a minute ago": nothing that is done. */
const isSaid = (text: string, reading: Reading): boolean =>
  isPast(text) ||
  offering.test(text) ||
  (!saysDone(text) &&
    (/^(?:sorry|thanks|thank you|bless you|god bless|forgive me|please|good (?:day|morning|evening|night)|hello|hi|bye|goodbye|farewell|cheers|see you|take care|well done|god keep)\b/i.test(
      text,
    ) ||
      isSpokenTo(text, reading)));

/** "Now will you tell me about the ribbon?": a question to whom the sentence before it was for. */
const asksYou = ({ text, end }: Segment): boolean =>
  end === "?" &&
  /^\W*(?:(?:and|but|so|now|then|well|ok|okay|please)[\s,]+)*(?:will|would|can|could|do|did|have|are|were|won't|wo)(?:n't| not)? you\b/i.test(
    text,
  );

/** "I tell Ota that Chen is at the hall. Does he know her?": asked of whom the sentence before it was for. */
const asksOfThird = ({ text, end }: Segment, before: Segment | undefined): boolean =>
  end === "?" &&
  /^\W*(?:(?:and|but|so)[\s,]+)*(?:does|did|is|was|has|can|could|would|will) (?:he|she|they)\b/i.test(text) &&
  /\b(?:tell|ask|say|show|explain|mention)\b/i.test(before?.text ?? "");

/** "I can read it to you": words to someone. */
const offering = /\b(?:to|for|with|give|show|bring|lend|tell) you\b/i;

/** "Is the key still on the bar? I pick it up.": what is done answers it. */
const isIdleQuestion = ({ kind, text, end }: Segment): boolean =>
  kind === "sentence" && end === "?" && /^(?:is|are) (?:the|my|that|those|it)\b/i.test(text);

/** Reads each sentence as what it is. */
export const readMixed = (text: string, reading: Reading): Understood[] => {
  const read: Understood[] = [];
  for (const [at, segment] of splitSegments(text).entries()) {
    const { text: one, end } = segment;
    const context = after(read, reading);
    const sentence = `${one}${end}`;
    const before = splitSegments(text)[at - 1];
    if (isSaid(one, context) || (at > 0 && (asksYou(segment) || asksOfThird(segment, before)))) read.push(...speak(sentence, context));
    else if (askGame(one) !== null) read.push(askAbout(one, context));
    else if (at > 0 && isQuestion(segment)) read.push(...askOne(segment, context));
    else if (at === 0 && isIdleQuestion(segment))
      read.push({ ...nothing, mentioned: findMentions(tagText(one), context), assumed: [`On the way: ${one}.`] });
    else read.push(...act(sentence, context));
  }
  return read;
};
