import { findMainVerb } from "../clauses/lead-in.ts";
import { isListed } from "../lexicon.ts";
import type { Reading } from "../reading.ts";
import type { Segment } from "../text/split-sentences.ts";
import { isOneOf, isPos, wordSet } from "../text/token-tests.ts";
import { tagText } from "../text/tag-text.ts";
import { askGame } from "./ask-game.ts";
import { hailedIn } from "./hail.ts";

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
export const isHail = (segment: Segment, reading: Reading, before: boolean): boolean => {
  const { text, end } = segment;
  const people = reading.book.some(({ kind, present }) => kind === "person" && present);
  const hailed = hailedIn(end === "!" || end === ":" ? `${text}${end}` : text, reading) !== undefined;
  if (!people && !hailed) return false;
  if (onlyGreeting.test(text)) return true;
  if ((toGame.test(text) && !hailed) || own.test(text)) return false;
  if ((hailed && isSetOff(segment)) || (addressed.test(text) && !/^(?:thank|as you|if you)\b/i.test(text))) return true;
  return askGame(text) === null && isAimedAtOthers(text, reading, before);
};

const isAimedAtOthers = (text: string, reading: Reading, before: boolean): boolean =>
  asksForMe(text, reading) || (before && /^(?:please|don't|do not|just|and)\b/i.test(text));

/** A name that is called stands apart from the rest. */
const isSetOff = ({ text, end }: Segment): boolean =>
  /[,:!]/.test(text) || /^(?:hey|hi|hello|oi)\b/i.test(text) || end === "!" || end === ":";

const me = wordSet("me us");
const selves = wordSet("i we");
const leading = wordSet("with to for of up over in");

/** "Give me the key", "follow me", "come with us". */
const asksForMe = (text: string, reading: Reading): boolean => {
  const tokens = tagText(/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
  const main = findMainVerb(tokens, reading.lexicon, reading.actor);
  const at = tokens.findIndex((token) => isOneOf(token, me));
  if (main === null || main.subject !== "" || tokens[0]?.word === "let" || tokens.some((token) => isOneOf(token, selves))) return false;
  const { start } = main.found;
  const first = tokens[start];
  const close = at === start + 1 || (at === start + 2 && isOneOf(tokens[at - 1], leading));
  return first !== undefined && close && (isListed(first, reading.lexicon) || isPos(first, "VERB"));
};
