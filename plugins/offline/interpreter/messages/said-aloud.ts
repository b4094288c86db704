import { peopleHere } from "../names/name-book.ts";
import type { Reading } from "../reading.ts";
import { bargainIn } from "../speech/bargain.ts";
import { askGame } from "../speech/ask-game.ts";
import { addressedIn } from "../speech/hail.ts";
import { findQuotes, splitSegments } from "../text/split-sentences.ts";
import { callsInAloud } from "./call-in.ts";
import { asksOfAbsent, isDoubting, ordersSomeone } from "./follow-up.ts";
import { isSpokenTo, saysDone } from "./sentence-kinds.ts";

/** True for a message that is only said to somebody here. */
export const isSaidAloud = (text: string, reading: Reading): boolean =>
  !asksForLooks(text) && (reply.test(text) || callsInAloud(text) || kinds.some((says) => says(text, reading)));

/** "Yes", "thanks": an answer to whom one deals with. */
const reply =
  /^\W*(?:(?:yes|yeah|yep|aye|no|nope|nah|sure|maybe|perhaps|of course|fair enough|i see|understood|never mind)|(?:thanks|thank you|sorry|hello|hi|hey|bye|goodbye|farewell|cheers|good ?(?:morning|evening|night|day|bye))(?:(?: to)?(?: you)? (?:all|everyone|everybody|folks|friends|ladies|gentlemen|there|again))?)\W*$/i;

/** "You lift me and we share it, deal?": said to whoever is here. */
const offersBargain = (text: string, { book }: Reading): boolean =>
  findQuotes(text).length === 0 && !isReported.test(text) && bargainIn(text) !== null && peopleHere(book).length > 0;

/** "Tell Odo to watch the door, and then I look": told of, not said. */
const isReported = /^\W*(?:i |we )?(?:tell|ask|order|beg) (?!me\b|us\b)\S+(?: \S+)? to\b/i;

/** "Why did the hen cross the road? To get away from you.": said to whoever is here. */
const tellsJoke = (text: string, { book }: Reading): boolean =>
  /^\W*(?:knock[, ]+knock\b|why (?:did|does|do) (?:the|an?) [^?]* cross [^?]*\?)/i.test(text) && peopleHere(book).length > 0;

/** "Does it hurt a lot? Who did that to you?": several questions, and one of them to "you". */
const asksSomeoneOften = (text: string, { book }: Reading): boolean => {
  const segments = splitSegments(text);
  return (
    segments.length > 1 &&
    segments.every(({ kind, end, text: one }, at) => kind === "sentence" && end === "?" && !isForGame(one, at)) &&
    /\b(?:you|yours?)\b/i.test(text) &&
    peopleHere(book).length > 0
  );
};

/** "What do I carry?" is for the game; "and where can I sleep?", behind a question to somebody, is not. */
const isForGame = (question: string, at: number): boolean =>
  /\b(?:gm|dm|game)\b/i.test(question) ||
  (/\b(?:i|we|my|our)\b/i.test(question) &&
    (at === 0 || !/^$|^question: (?:where|way|about (?:who|what|where|when|how|can|could|may))\b/.test(askGame(question)?.details ?? "")));

/** "Who's the third one here, Ota? What does Ota look like?": nobody is asked how they look. */
const asksForLooks = (text: string): boolean => {
  const segments = splitSegments(text);
  return (
    segments.every(({ end }) => end === "?") &&
    segments.some((one) => /^what (?:do|does|did) (?!you\b)\S.* look like$/i.test(one.text)) &&
    !/\byou\b/i.test(text)
  );
};

/** "Ink... Father, who was the gentleman?": a thought or a question before another, and somebody here is called in one of them. */
const asksByName = (text: string, reading: Reading): boolean => {
  const segments = splitSegments(text);
  return (
    segments.length > 1 &&
    segments.at(-1)?.end === "?" &&
    segments.every(({ kind, text: one }) => kind === "sentence" && !saysDone(one)) &&
    addressedIn(text, reading)?.present === true
  );
};

/** "Who are you, sir?", "how much do I owe you?": a question to someone here, not to the game. */
const asksSomeone = (text: string, { book }: Reading): boolean =>
  /^[^"“.!]*\?\s*$/.test(text) &&
  !/,? did you say\W*$/i.test(text) &&
  /^\W*(?:and |so |but )?(?:who|whose|what|where|when|why|how|which|is|are|was|were|do|does|did|have|has|had)\b.*\b(?:you|yours?)\b/i.test(
    text,
  ) &&
  splitSegments(text).length === 1 &&
  peopleHere(book).length > 0;

/** "I'll not tell the Father", "you have my word": whom it mentions it is kept from, and said to whoever is talked with. */
const givesWord = (text: string, { book }: Reading): boolean =>
  findQuotes(text).length === 0 &&
  pledging.test(text) &&
  !/^\W*(?:i|we) (?:promise|swear|vow|tell|say|ask|assure|give)\b/i.test(text) &&
  splitSegments(text).every((one) => !saysDone(one.text.replace(pledging, ""))) &&
  peopleHere(book).length > 0;

const pledging =
  /\b(?:have|take|on) my word\b|\b(?:just |stays? |keep (?:it|this|that) )?between (?:us|you and me)\b|\bsafe with me\b|\b(?:(?:i|we)(?:['’]ll| will| shall|['’]d| would) (?:not|never)|(?:i|we) (?:won['’]t|shan['’]t|wouldn['’]t)|never will (?:i|we)) (?:ever )?(?:tell|mention|breathe|betray|repeat|sell (?:you|him|her)|give (?:you|him|her|them|it) (?:up|away)|say (?:a word|anything|it) (?:of|about|to))\b|\b(?:nobody|no one) (?:will|shall|need) (?:ever )?(?:hear|know|learn)\b/i;

/** "Now, as I said. Who put him there?": a lead-in for somebody, and what they are asked. */
const asksAgain = (text: string, { book }: Reading): boolean =>
  /^\W*(?:(?:now|well|so|right|look|ok|okay)[\s,]+)*(?:as i (?:said|was saying|told you)|like i (?:said|told you)|listen|come now|be honest|i(?:['’]ll| will)? ask (?:you )?(?:again|once more)|once more|again)[.,:!…]+\s[^"“.!]*\?\s*$/i.test(
    text,
  ) && peopleHere(book).length > 0;

/** "Patch me up", "stitch this arm for me": asked of whoever is here, for nobody says it to themselves. */
const asksCare = (text: string, { book }: Reading): boolean =>
  /^\W*(?:(?:please|quick|quickly|now|just)[\s,]+)*(?:patch|stitch|sew|bandage|bind|heal|treat|fix|hide|untie|free|follow|hand|pass|give|lend|lift|carry) (?:me|us)\b(?! (?:that|if)\b)[^.!?]*[.!]*\s*$/i.test(
    text,
  ) && peopleHere(book).length > 0;

const kinds = [
  asksCare,
  asksAgain,
  givesWord,
  asksOfAbsent,
  isSpokenTo,
  asksSomeone,
  asksSomeoneOften,
  asksByName,
  tellsJoke,
  isDoubting,
  ordersSomeone,
  offersBargain,
];
