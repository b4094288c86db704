import { wordSet } from "../text/token-tests.ts";
import type { ReadFrame } from "../reader/read-frames.ts";

/** Frames in which what somebody is helped to do, or asked to do besides, is no action of the character's own. */
export const joinFrames = (frames: readonly ReadFrame[], text: string): ReadFrame[] => {
  const joined: ReadFrame[] = [];
  for (const frame of frames) {
    const before = joined.at(-1);
    if (before === undefined || !rules.some((isPart) => isPart(before, frame, text))) joined.push(frame);
    else joined[joined.length - 1] = { ...before, text: through(before, frame, text), rest: frame.rest };
  }
  return joined.reduce<ReadFrame[]>((helped, frame) => joinHelp(helped, frame, text), []);
};

/** "Pick up the cups to help Hester": a chore for her, by which nothing is taken. */
const joinHelp = (frames: readonly ReadFrame[], frame: ReadFrame, text: string): ReadFrame[] => {
  const before = frames.at(-1);
  const isHelp = before !== undefined && isErrand(before) && /^(?:help|assist|aid)\b/i.test(frame.text);
  const isFor = isHelp && /\bto$/i.test(`${before.text}${between(before, frame, text) ?? "-"}`.trim());
  return isFor ? [...frames.slice(0, -1), { ...frame, start: before.start, text: through(before, frame, text) }] : [...frames, frame];
};

/** What is done to everyday things, and would be done for anybody: nothing that the story knows is named. */
const isErrand = ({ verb, evidence: { roles } }: ReadFrame): boolean =>
  verb.some(({ token }) => errands.has(token.lemma)) && roles.every(({ kind }) => kind !== "thing");

const errands = wordSet("pick gather collect clear carry stack wash dry wipe sweep tidy sort fold lay set fetch peel stir");

/** True for a frame that is part of the one before it. */
type Part = (before: ReadFrame, frame: ReadFrame, text: string) => boolean;

/** "Help her lay the table": the second verb stands behind the person, and nothing between. */
const isHelped: Part = (before, frame, text) =>
  /^\W*(?:i )?(?:help|assist|aid)\b/i.test(before.text) && /^\s*(?:to\s+|with\s+)?$/.test(between(before, frame, text) ?? "-");

/** "Let her have a look at it": what somebody is let do. */
const isLet: Part = (before, frame, text) =>
  /^\W*(?:i )?let (?!me\b|us\b)\S+(?: \S+)?\W*$/i.test(before.text) &&
  /^(?:have|take|see|look|read|examine|hold|try)\b/i.test(frame.text) &&
  /^\s*$/.test(between(before, frame, text) ?? "-");

/** "Ask Wynn to come along and help me lift it": what is done for the character is asked for as well. */
const isAskedToo: Part = (before, frame, text) =>
  asking.test(before.text) &&
  /^,?\s*(?:and|and to|and then)\s+$/.test(between(before, frame, text) ?? "-") &&
  /^\w+ (?:with )?(?:me|us)\b/i.test(frame.text);

const asking = /^\W*(?:i )?(?:ask|beg|tell|persuade|convince|implore|request|urge)\b.* to \w+/i;

/** "..., and I'll pay her two shillings for it": paid if it is done. */
const isWage: Part = (before, frame, text) =>
  asking.test(before.text) &&
  /^,?\s*(?:and|for which|if so|then)?,?\s*(?:then\s+)?(?:i|we)(?:['’]ll| will)\s+$/i.test(between(before, frame, text) ?? "-") &&
  /^(?:pay|give|reward|tip)\b/i.test(frame.text);

/** "..., tilting it against the light": how it is done. Words that are said are an action of their own. */
const isManner: Part = (before, frame, text) =>
  before.verb.length > 0 &&
  /^,\s*$/.test(between(before, frame, text) ?? "-") &&
  /^(?:holding|tilting|turning|leaning|shielding|running|squinting|bending|keeping|moving|lifting|raising|tracing|using|trying|careful|taking care|stepping|standing|crouching|kneeling)\b/i.test(
    frame.text,
  );

/** "..., looking for a warm one", "..., pressing each with my thumb": how what stands before is gone over. */
const isSought: Part = (before, frame, text) =>
  before.verb.length > 0 &&
  /^,?\s*$/.test(between(before, frame, text) ?? "-") &&
  /^(?:(?:looking|searching|feeling|hunting|groping|checking) (?:\w+ )?for (?:an?|any\w*|some\w*|what\w*|whichever|the one|signs?|traces?)\b|(?:pressing|touching|tapping|testing|feeling|putting [^,]* on|laying [^,]* on) (?:each|every|one)\b)/i.test(
    frame.text,
  );

/** "... to see if I can still read the letters": what it is done for. */
const isPurpose: Part = (before, frame, text) =>
  /\b(?:to see|to find out|to check|seeing) (?:if|whether) (?:i|we) (?:can|could)(?: still| even)?$/i.test(
    `${before.text}${between(before, frame, text) ?? "-"}`.trim(),
  );

/** "Whether there is a number or mark on it": what is named besides. */
const isAlternative: Part = (before, frame, text) =>
  /\b(?:whether|if|for|any)\b/i.test(before.text) && /\bor$/i.test(`${before.text}${between(before, frame, text) ?? "-"}`.trim());

/** "Offer him a deal: he lifts me, I take the apple": the terms, up to the end of the sentence. */
const isTerm: Part = (before, frame, text) =>
  /\b(?:deal|bargain|trade|swap|terms|proposal|proposition|plan)\s*:/i.test(before.text) &&
  !/[.!?;]/.test(between(before, frame, text) ?? ".");

/** "Tell her he has it already and hid it in his boot", "wait till it gets bored and flies off": what is told of, or waited for. */
const isTold: Part = (before, frame, text) => {
  const [verb] = frame.verb;
  const isWait = before.roles.some(({ role }) => role === "until");
  const [word = "", lemma = ""] = [verb?.token.word, verb?.token.lemma];
  const isPast = word !== lemma && !/(?:ing|s)$/.test(word);
  const isThird = word !== lemma && word.endsWith("s") && before.verb.every(({ token }) => token.word === token.lemma);
  return (
    /^,?\s*(?:and|and then|or|but)\s+$/.test(between(before, frame, text) ?? "-") &&
    ((isWait && isThird) || (/^\W*(?:i )?(?:tell|say|swear|claim|explain|mention)\b/i.test(before.text) && isPast))
  );
};

/** "Offer her my sword to cut the bread with": what it is for. */
const isUse: Part = (before, frame, text) =>
  /^\W*(?:i )?(?:offer|give|lend|hand|pass|bring)\b/i.test(before.text) &&
  /\bto$/i.test(`${before.text}${between(before, frame, text) ?? "-"}`.trim()) &&
  /\bwith\W*$/i.test(frame.text);

const rules: readonly Part[] = [isTerm, isTold, isUse, isAlternative, isHelped, isLet, isAskedToo, isWage, isManner, isSought, isPurpose];

/** What stands between two frames; `undefined` where they cannot be found in the text. */
const between = (before: ReadFrame, frame: ReadFrame, text: string): string | undefined => {
  const from = text.indexOf(before.text);
  const to = text.indexOf(frame.text, from + before.text.length);
  return from < 0 || to < 0 ? undefined : text.slice(from + before.text.length, to);
};

const through = (before: ReadFrame, frame: ReadFrame, text: string): string => {
  const from = text.indexOf(before.text);
  return text.slice(from, text.indexOf(frame.text, from + before.text.length) + frame.text.length);
};
