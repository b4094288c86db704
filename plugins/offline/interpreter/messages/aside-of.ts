import type { ReadFrame } from "../reader/read-frames.ts";
import type { Reading } from "../reading.ts";
import { isLeadIn } from "./is-lead-in.ts";
import { isBelief, isDoneBefore } from "./past.ts";

/** One of the steps of a message. */
export interface Step {
  readonly frame: ReadFrame;
  /** Its number, and how many there are. */
  readonly at: number;
  readonly count: number;
  /** The whole text. */
  readonly text: string;
}

/** What a step says that is no action: a thought, what somebody else did, or what is not done. */
export const asideOf = ({ frame, at, count, text }: Step, reading: Reading): string | undefined => {
  if (isNothing.test(frame.text)) return `Not done: ${frame.text}.`;
  if (at > 0 && isAlternative(frame)) return `Threat: ${frame.text}.`;
  if (count > 1 && isLeadIn(frame, text)) return `On the way: ${frame.text}.`;
  const isThought =
    isBelief(frame.verb.map(({ token }) => token.word)) ||
    isDoneBefore(frame) ||
    saysOfOther(frame, reading) ||
    (at > 0 && isWatched(frame)) ||
    (at > 0 && (wonders(frame) || isWish(frame)));
  return isThought ? `Thought: ${frame.text}.` : undefined;
};

/** "Hester just salted the threshold", "my knee still remembers": what somebody or something else does. */
const saysOfOther = ({ verb, evidence: { units } }: ReadFrame, { book, actor }: Reading): boolean => {
  const [first] = verb;
  if (first === undefined || first.token.word === first.token.lemma || !/(?:ed|s)$/.test(first.token.word)) return false;
  const at = units.indexOf(first);
  const doer = units.slice(Math.max(0, at - 3), at).findLast(({ token }) => token.pos !== "ADV")?.token;
  const isOther =
    doer !== undefined && (/^(?:NOUN|PROPN)$/.test(doer.pos) ? !actor.has(doer.word) : /^(?:it|what|who|that)$/.test(doer.word));
  if (first.token.word.endsWith("s") && first.token.pos === "VERB" && isOther) return true;
  const from = units.findLastIndex(({ token }, nth) => nth < at && /^[.!?;:,]/.test(token.text)) + 1;
  const before = units.slice(from, at);
  const [subject] = before;
  const isThird = first.token.word.endsWith("s");
  const isNamed = book.some(({ kind, proper }) => (isThird || kind === "person") && proper.has(subject?.token.word ?? ""));
  return isNamed && before.every(({ token }) => !/^(?:i|we)$/.test(token.word) && !actor.has(token.word));
};

/** "Talk, or I write to the bishop": what is only said to happen. */
const isAlternative = ({ start, evidence: { units } }: ReadFrame): boolean =>
  /\bor (?:else )?(?:i|we)(?: will| shall| would| 'll| 'd)?$/.test(
    units
      .slice(Math.max(0, start - 4), start)
      .map(({ token }) => token.word)
      .join(" "),
  );

/** "I watch Odo open the chest", "I hear them argue about it": what somebody else is seen to do. */
const isWatched = ({ verb: [first], evidence: { units } }: ReadFrame): boolean => {
  const at = first === undefined ? -1 : units.indexOf(first);
  const said = units
    .slice(Math.max(0, at - 4), Math.max(0, at))
    .map(({ token }) => token.word)
    .join(" ");
  return watched.test(said) && /^(?:NOUN|PROPN|PRON)$/.test(units[at - 1]?.token.pos ?? "");
};

const watched =
  /\b(?:watch|watches|watching|see|observe|observing|hear|hearing|overhear|notice|spot|catch|listen to|look at) (?!(?:i|me|myself|it|this|that)\b)(?:(?:the|that|this|his|her|their|my) )?[\p{L}'’-]+$/iu;

/** "Ask them nothing at all", "touch nothing". */
const isNothing =
  /^\W*(?:i |we )?(?:ask|tell|say|give|take|touch|offer|promise|show|break|disturb|move)(?: (?:him|her|them|anyone))? nothing\b/i;

/** "I only want to see what he burned": why something else is done. */
const isWish = ({ start, evidence: { units } }: ReadFrame): boolean =>
  /\b(?:only|just) (?:want|wish|mean|need) to $/.test(
    `${units
      .slice(Math.max(0, start - 5), start + 2)
      .map(({ token }) => token.word)
      .join(" ")
      .replace(/(to) .*$/, "$1")} `,
  );

/** "I run a fingertip along the sill. dust? salt?": a question to nobody. */
const wonders = ({ verb, roles, text }: ReadFrame): boolean =>
  verb.length === 0 &&
  /\?\s*$/.test(text) &&
  !/["“]|\byou(?:r|rs)?\b/i.test(text) &&
  roles.every(({ role }) => role === "topic" || role === "words");
