import { questionMark } from "freeform-rpg/plugins/turn/interpreter/lib";
import { after, nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { askAbout } from "../speech/ask-about.ts";
import { askGame } from "../speech/ask-game.ts";
import { asked } from "../speech/asked.ts";
import { isTitle } from "../speech/hail.ts";
import { splitSegments } from "../text/split-sentences.ts";
import type { Segment } from "../text/split-sentences.ts";
import { saysDone } from "./sentence-kinds.ts";
import { splitQuestion } from "./split-question.ts";

/** "What do I have on me? And who is here?": questions to the game and nothing else, but for a cry before them. */
export const isAllAsked = (text: string, reading: Reading): boolean => {
  const segments = splitSegments(text);
  const first = segments.findIndex((one) => !isCry(one, reading));
  const asks = segments.slice(Math.max(0, first));
  return (
    asks.some((one, at) => isKnown(one.text) || goesOn(one, at)) &&
    asks.every(
      (one, at) =>
        one.kind === "sentence" && (askGame(one.text) !== null || asksWhether.test(one.text) || isKnown(one.text) || goesOn(one, at)),
    )
  );
};

/** A question that the game answers, or one whose parts it does. */
const isKnown = (text: string): boolean => {
  const parts = splitQuestion(text).map((one) => askGame(one));
  return (askGame(text)?.details ?? "") !== "" || (parts.every((one) => one !== null) && parts.some((one) => one?.details !== ""));
};

/** "Whoa", "okay, wait": a word or two that call nobody. */
const isCry = ({ kind, text, end }: Segment, { book }: Reading): boolean => {
  const words = text.toLowerCase().split(/\W+/);
  return (
    kind === "sentence" &&
    end !== "?" &&
    words.length <= 2 &&
    !words.some((word) => isTitle(word.charAt(0).toUpperCase() + word.slice(1))) &&
    !book.some(({ proper }) => words.some((word) => proper.has(word)))
  );
};

/** "A hatch, a service door, anything?": what the question before it may be about. */
const goesOn = ({ text, end }: Segment, at: number): boolean =>
  at > 0 &&
  end === "?" &&
  /^(?:or |maybe |perhaps |like )*(?:an?|any|some|anything|something)\b/i.test(text) &&
  !/\byou(?:rs?)?\b/i.test(text);

/** "Did I drop it": a question, with its mark or without. */
const asksWhether = /^(?:and |or |but |so )?(?:do|does|did|am|is|are|was|were|have|has|can|could) (?:i|we|it|there|he|she|they)\b/i;

/** Each question once; the whole text where the game knows none of them. What stands before "am I right?" is what that asks about. */
export const ask = (text: string, reading: Reading): Understood[] => {
  const segments = splitSegments(text);
  const parts = segments.flatMap((segment, at) =>
    splitQuestion(segment.text).map((one) => ({ one, isAsked: segment.end === "?" && !goesOn(segment, at) })),
  );
  const known = parts.filter(({ one, isAsked }) => isAsked || askGame(one) !== null);
  if (known.every(({ one }) => askGame(one) === null)) return [askAbout(text, reading)];
  const said = parts.filter((part) => !known.includes(part)).map(({ one }) => one);
  const topics = known.map(({ one }) => askGame(one)?.details ?? "");
  const asks = known.filter((_, at) => at === 0 || !(pointsBack.test(topics[at] ?? "") || isRepeated(topics, at)));
  return asks.reduce<Understood[]>(
    (read, { one }) => [
      ...read,
      isTheory(one) ? { ...nothing, actions: [asked(`theory ${said.join(". ")}`.trim())] } : askAbout(one, after(read, reading)),
    ],
    [],
  );
};

/** "What do I know, and what am I to do here?": one answer to both. */
const isRepeated = (topics: readonly string[], at: number): boolean => topics[at] !== "" && topics.indexOf(topics[at] ?? "") < at;

/** "What is that crate? Where is it?": the answer to the first question says so. */
const pointsBack = /^question: where (?:it|they|them|that|he|she)\b/;

/** "Odo cut the rope. Am I right?": a thought, and nothing that is done. */
export const endsInTheory = (text: string): boolean => {
  const segments = splitSegments(text);
  return isTheory(segments.at(-1)?.text ?? "") && segments.every(({ kind, text: one }) => kind === "sentence" && !saysDone(one));
};

const isTheory = (question: string): boolean => askGame(question)?.details === `${questionMark}theory`;
