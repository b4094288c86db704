import type { Reading } from "../reading.ts";
import { hailedIn, strangerIn } from "../speech/hail.ts";
import { findQuotes, splitSegments } from "../text/split-sentences.ts";
import { isPast } from "./past.ts";

/** True where "I" or "we" do something: not what is known, wanted or done before. */
export const saysDone = (text: string): boolean => own.test(text);

const own =
  /(?:^|[.!?…"]\s*)(?:(?:then|so|and|now|first|but|next|finally)[\s,]+)*(?:i|we)\s+(?!(?:am|'m|was|will|'ll|would|'d|have|'ve|had|know|think|want|need|can|could|do|did|don't|only|never|mean|hope|heard|saw|found)\b)/i;

/** "Hester, I have read it", "Who is he, Viktor?": a name set off, and nothing that the character does besides. */
export const isSpokenTo = (text: string, reading: Reading): boolean =>
  (text.includes(",") || splitSegments(text).length > 1) &&
  findQuotes(text).length === 0 &&
  splitSegments(text).every((one) => !saysDone(one.text) || isPast(one.text)) &&
  (strangerIn(text, reading) !== undefined ||
    [/^[^,!:.]+/, /(?<=,\s*)[^,]+$/, /(?<=\byour?\b.*,\s*)[^,]{2,25}(?=,)/].some(
      (part) => hailedIn(`${part.exec(text)?.[0] ?? ""}!`, reading) !== undefined,
    ));
