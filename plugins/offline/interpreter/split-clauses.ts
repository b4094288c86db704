import { opensWithVerb } from "./find-verb.ts";
import type { Lexicon } from "./lexicon.ts";
import { wordsOf } from "./words.ts";

/** Always parts clauses. */
const hard = /\s*(?:[;!?\n]+|\.(?:\s+|$)|,?\s*\b(?:and then|then|after that|afterwards|before)\b,?)\s*/i;
/** Parts clauses only when a verb follows. */
const soft = /(\s*,\s*(?:and|but|while)?\s+|\s+(?:and|but|while|so)\s+(?:to\s+)?)/i;

/** Splits what a player does into clauses of one action each: "I grab the key, open the door and run". */
export const splitClauses = (text: string, lexicon: Lexicon): string[] =>
  text
    .split(hard)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .flatMap((sentence) => splitSoft(sentence, lexicon));

const splitSoft = (sentence: string, lexicon: Lexicon): string[] => {
  const pieces = sentence.split(soft);
  const clauses: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? "";
    const glue = pieces[at - 1] ?? "";
    const before = clauses.pop();
    if (before === undefined) clauses.push(piece);
    else if (opensWithVerb(wordsOf(piece), lexicon) && wordsOf(before).length > 0) clauses.push(before, piece);
    else clauses.push(`${before}${glue}${piece}`);
  }
  return clauses.map((clause) => clause.trim()).filter((clause) => clause !== "");
};
