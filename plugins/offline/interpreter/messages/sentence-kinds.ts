import type { Reading } from "../reading.ts";
import { callsAll, hailedIn, strangerIn } from "../speech/hail.ts";
import { findQuotes, splitSegments } from "../text/split-sentences.ts";
import { isPast } from "./past.ts";

/** True where "I" or "we" do something: not what is known, wanted or done before. */
export const saysDone = (text: string): boolean => own.test(text);

const own =
  /(?:^|[.!?;…"]\s*|,? and then )(?:(?:then|so|and|now|first|but|next|finally)[\s,]+)*(?:[\p{L}-]{3,}(?:ly|ed),? )?(?:(?:with|in|at|after|from|without|on) [^,.;:!?"]{2,40}?,? )?(?:i|we)\s+(?!(?:am|'m|was|will|'ll|would|'d|have|'ve|had|know|think|want|need|can|could|do|did|don't|only|never|mean|hope|heard|saw|found)\b)/iu;

/** "Hester, I have read it", "Who is he, Viktor?": a name set off, and nothing that the character does besides. */
export const isSpokenTo = (text: string, reading: Reading): boolean =>
  (text.includes(",") || splitSegments(text).length > 1) &&
  findQuotes(text).length === 0 &&
  splitSegments(text).every((one) => !saysDone(one.text) || isPast(one.text)) &&
  (strangerIn(text, reading) !== undefined ||
    callsAll(text) ||
    isAskedOf(text, reading) ||
    [
      /^[^,!:.]+/,
      /^[^,!:.]{2,12},\s*[^,!:.]{2,25}(?=,)/,
      /(?<=,\s*)[^,]+$/,
      /(?<=,\s*)[^,]{2,25}(?=,\s*(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would)(?:n['’]t)? (?:you|he|she|it|they|that|there)\W*$)/i,
      /(?<=(?:\byour?\b.*|^(?:may|can|could|might) (?:i|we)\b[^,]*),\s*)[^,]{2,25}(?=,)/i,
    ].some((part) => isHail(part.exec(text)?.[0] ?? "", reading)) ||
    splitSegments(text).some((one) => isHail(/(?<=,\s*)[^,]{2,25}$/.exec(one.text)?.[0] ?? "", reading)));

const isHail = (name: string, reading: Reading): boolean => hailedIn(`${name}!`, reading) !== undefined;

/** "Could I borrow your slate, Viktor? You'll get it back": the question that ends in a name is for them, and so is the rest. */
const isAskedOf = (text: string, reading: Reading): boolean => {
  const [first] = splitSegments(text);
  const name = first?.end === "?" ? /(?<=,\s*)[^,]{2,25}$/.exec(first.text)?.[0] : undefined;
  return name !== undefined && isHail(name, reading);
};
