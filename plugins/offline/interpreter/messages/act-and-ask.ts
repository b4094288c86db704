import { after, nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { askAbout } from "../speech/ask-about.ts";
import { askGame } from "../speech/ask-game.ts";
import { splitSegments } from "../text/split-sentences.ts";
import type { Segment } from "../text/split-sentences.ts";
import { act } from "./act.ts";
import { saysDone } from "./sentence-kinds.ts";
import { splitQuestion } from "./split-question.ts";
import { speak } from "./speak-words.ts";

/**
 * Reads what is done, and the questions between: "I look around. Who is here?" One that the game knows to answer is asked of it, one to "you" is
 * said aloud, and any other ("I try the door. Is it locked?") is answered by what is done.
 */
export const actAndAsk = (text: string, reading: Reading): Understood[] => {
  const parts = splitQuestions(text);
  if (parts.every(({ question }) => question === null) || parts.every(({ question }) => question !== null)) return act(text, reading);
  const read: Understood[] = [];
  for (const { question, words } of parts) {
    const context = after(read, reading);
    read.push(...(question === null ? act(words, context) : askOne(question, context)));
  }
  const acted = read.filter(({ actions }) => !actions.some(({ details }) => details === "question: unclear"));
  return acted.some(({ actions }) => actions.length > 0) ? acted : read;
};

/** A question beside what is done: asked of the game, said aloud, or left to what is done. */
export const askOne = ({ text, end }: Segment, reading: Reading): Understood[] => {
  const parts = splitQuestion(text);
  if (parts.length > 1)
    return parts.reduce<Understood[]>(
      (read, part) => [...read, ...askOne({ kind: "sentence", text: part, end }, after(read, reading))],
      [],
    );
  if (yours.test(text) && reading.book.some(({ kind, present }) => kind === "person" && present)) return speak(`${text}${end}`, reading);
  if ((askGame(text)?.details ?? "") !== "") return [askAbout(text, reading)];
  if (/\byou(?:r|rs)?\b/i.test(text)) return speak(`${text}${end}`, reading);
  return (opening.test(text) && !pointing.test(text)) || noticing.test(text)
    ? [askAbout(text, reading)]
    : [{ ...nothing, assumed: [`Asked: ${text}.`] }];
};

interface Part {
  /** The question, or `null` for what is done. */
  readonly question: Segment | null;
  readonly words: string;
}

const splitQuestions = (text: string): Part[] => {
  const parts: Part[] = [];
  let from = 0;
  let at = 0;
  const flush = (to: number) => {
    if (/[\p{L}\p{N}]/u.test(text.slice(from, to))) parts.push({ question: null, words: text.slice(from, to).trim() });
  };
  for (const segment of splitSegments(text)) {
    const start = text.indexOf(segment.text, at);
    if (start < 0) return [{ question: null, words: text }];
    at = start + segment.text.length;
    if (!isQuestion(segment)) continue;
    flush(start);
    parts.push({ question: segment, words: segment.text });
    from = at + (/^[\s?!.]*/.exec(text.slice(at))?.[0].length ?? 0);
  }
  flush(text.length);
  return parts;
};

/** A question that the game answers, one to "you", or one that opens with its word. "Is it locked?" stays with what is done. */
export const isQuestion = ({ kind, text, end }: Segment): boolean => {
  if (kind !== "sentence" || saysDone(text)) return false;
  if (end !== "?") return bare.test(text);
  return (askGame(text)?.details ?? "") !== "" || opening.test(text) || asking.test(text) || noticing.test(text);
};

const opening = /^\W*(?:(?:and|but|so|ok|okay|well|now|oh|wait)[\s,]+)*(?:what|who|whose|whom|why|how|where|when|which)\b/i;
/** "Could you hold this a moment?" */
const asking =
  /^\W*(?:(?:and|but|so|ok|okay|well|now|oh|wait|hey)[\s,]+)*(?:could|can|would|will|won't|can't|do|did|don't|are|aren't|were|have|haven't) you\b/i;

/** "Did Chen notice?", "has anyone seen me?": no answer that what is done gives. */
const noticing =
  /^\W*(?:(?:and|but|so)[\s,]+)*(?:did|does|do|has|have|is|are) (?!i\b|we\b|you\b|it\b)[\p{L}'’. -]{2,30}? (?:notic|se(?:e|en)\b|saw\b|hear|spot|watch|look|catch|caught|follow|realis|realiz|recogni)/iu;

/** "What sort of person is this": what is looked at beside it is the answer. */
const pointing = /\b(?:is|are|was|were)(?: (?:this|that|it|he|she|they))+(?: like)?$/i;

/** "What happened to your hand": nothing of the game's is spoken of so. */
const yours = /\byours?\b/i;
const bare = /^\W*(?:(?:and|but|so|ok|okay|well|now|oh|wait)[\s,]+)*(?:what|who|why|how|where)(?:'s|'re| is| are| was| were| does| did)\b/i;
