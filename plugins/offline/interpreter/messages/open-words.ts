import { findDescribed } from "../names/find-described.ts";
import type { Unit } from "../reader/read-units.ts";
import type { Reading } from "../reading.ts";
import { wordsOf } from "../text/fold.ts";
import { splitSegments } from "../text/split-sentences.ts";

/**
 * "I'll use it on that one", "the other way then", "I talk to that guy" where several may be meant: the message names nothing and only points, and
 * what it points to was not spoken of. A question back is better than a guess.
 */
export const pointsAtNothing = (text: string, units: readonly Unit[], reading: Reading): boolean => {
  if (!/["“?]/.test(text) && splitSegments(text).every((one) => again.test(one.text))) return true;
  if (
    /["“?]/.test(text) ||
    splitSegments(text).length > 1 ||
    units.length > longest ||
    units.some(({ named, token }) => named !== "" && token.word !== "other")
  )
    return false;
  if (other.test(text) || again.test(text)) return true;
  const someone = pointed.exec(text)?.[0];
  if (someone === undefined) return false;
  const fitting = findDescribed(wordsOf(someone), reading);
  const told = wordsOf(reading.packet.recent_events.at(-1)?.text ?? "");
  const spoken = fitting.filter(({ proper }) => [...proper].some((name) => name.length > 2 && told.includes(name)));
  return fitting.length > 1 && spoken.length !== 1;
};

/** Units of a message that may only point. */
const longest = 14;

const other =
  /\b(?:(?:that|the other|this|the same) ones?|the other (?:way|side|thing|person|man|woman|guy))(?: (?:then|instead|please|now|too))?\W*$/i;

/** "Do it again", where the message says nothing of what. */
const again =
  /^\W*(?:(?:ok|okay|now|so|and|then|please)[\s,]+)*(?:i |we |let me |let us )?(?:do|try|repeat) (?:it|that|this|the same(?: thing)?|the thing)(?: (?:again|once more|one more time|over))?(?:,? (?:but )?\w+)?\W*$/i;

const pointed = /\bthat (?:guy|man|woman|lady|girl|boy|bloke|fellow|person|lad|chap)(?=\W*$)/i;
