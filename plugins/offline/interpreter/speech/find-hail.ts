/* oxlint-disable complexity, max-params, max-lines-per-function */
import { findMainVerb } from "../clauses/lead-in.ts";
import { isListed } from "../lexicon.ts";
import type { Reading } from "../reading.ts";
import type { Segment } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";
import { askGame } from "./ask-game.ts";
import { hailedIn } from "./read-spoken.ts";

const onlyGreeting =
  /^(?:hey|hi|hello|hullo|oi|sorry|excuse me|pardon|greetings|thanks|thank you|good (?:day|morning|afternoon|evening|night))(?:\s+(?:there|all|everyone|everybody|folks|friends?|so much|a lot))?[\s!.]*$/i;
const addressed = /\b(?:you|your|yours|yourself|yourselves)\b/i;
/** Said to the DM: "can you describe the room". */
const toGame =
  /^(?:(?:can|could|would|will) you )?(?:please )?(?:describe|explain|remind me|recap|repeat|clarify|list|summari[sz]e|tell me (?:about|more|what (?:i|we)|who (?:i|we)|where (?:i|we)|how (?:i|we)))\b|\byou (?:mean|said|say)\b.*\?|\bdo you want me to roll\b/i;
const own =
  /^(?:(?:then|so|and|now|first|but|next|finally|quietly|slowly|carefully)[\s,]+)*(?:i|we)\s+(?!(?:am|'m|was|will|'ll|would|'d|have|'ve|had|know|think|want|need|can|could|do|did|don|am|only|never|owe|mean|hope|believe|swear|promise|heard|saw|found)\b)/i;

/**
 * True for a sentence that is spoken to someone here without quotation marks: `Ota, who are you drinking to?`, `Hello`, `Give me the
 * key`. `before` is true right behind words that were spoken.
 */
export const isHail = ({ text, end }: Segment, reading: Reading, before: boolean): boolean => {
  const people = reading.book.some(({ kind, present }) => kind === "person" && present);
  const hailed = hailedIn(end === "!" || end === ":" ? `${text}${end}` : text, reading);
  if (!people && hailed === undefined) return false;
  if (onlyGreeting.test(text)) return true;
  if (toGame.test(text) && hailed === undefined) return false;
  if (own.test(text)) return false;
  if (hailed !== undefined && (/[,:!]/.test(text) || /^(?:hey|hi|hello|oi)\b/i.test(text) || end === "!" || end === ":")) return true;
  if (addressed.test(text) && !/^(?:thank|as you|if you)\b/i.test(text)) return true;
  if (askGame(text) !== null) return false;
  return asksForMe(text, reading) || (before && /^(?:please|don't|do not|just|and)\b/i.test(text));
};

/** "Give me the key", "follow me", "come with us". */
const asksForMe = (text: string, reading: Reading): boolean => {
  const tokens = tagText(/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
  const main = findMainVerb(tokens, reading.lexicon, reading.actor);
  const me = tokens.findIndex(({ word }) => word === "me" || word === "us");
  if (main === null || main.subject !== "" || me <= main.found.start || tokens.some(({ word }) => word === "i" || word === "we"))
    return false;
  const first = tokens[main.found.start];
  const before = tokens[me - 1];
  const close = me - main.found.start <= 2 && (me === main.found.start + 1 || /^(?:with|to|for|of|up|over|in)$/.test(before?.word ?? ""));
  return (
    first !== undefined &&
    tokens[0]?.word !== "let" &&
    close &&
    !/^(?:behind|around|near|before|past|over)$/.test(before?.word ?? "") &&
    (isListed(first, reading.lexicon) || first.pos === "VERB")
  );
};
