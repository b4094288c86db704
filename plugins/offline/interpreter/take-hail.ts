import { findMentions } from "./find-mentions.ts";
import type { Named } from "./name-book.ts";
import type { Speech } from "./take-speech.ts";
import { wordsOf } from "./words.ts";

const greeting = /^(?:hey|hi|hello|hullo|oi|sorry|excuse me|pardon|greetings|good (?:day|morning|afternoon|evening|night))\b/i;
const onlyGreeting = new RegExp(`${greeting.source}(?:\\s+(?:there|all|everyone|everybody|folks|friends?))?[\\s!.]*$`, "i");
const addressed = /\b(?:you|your|yours)\b/i;
/** A question or a greeting that begins like one is put to someone, not to the game. */
const asking = /^(?:what|where|who|whom|whose|why|when|which|how|are|is|do|does|did|can|could|will|would|have|has|may|shall|should)\b/i;
const ownAction = /\b(?:i|we)\b/i;

/**
 * A text that is spoken to someone here without quotation marks: `Ota, who are you drinking to?`, `Hello`, `What did you see?`. Nothing
 * of it is a action. `null` for any other text.
 */
export const takeHail = (text: string, book: readonly Named[]): Speech | null => {
  const here = book.filter(({ kind, present }) => kind === "person" && present);
  if (here.length === 0 || /["“”]/.test(text)) return null;
  return isHail(text.trim(), here) ? { spoken: text.trim(), rest: "" } : null;
};

const isHail = (text: string, here: readonly Named[]): boolean => {
  if (onlyGreeting.test(text)) return true;
  const [opening = "", ...more] = text.split(/[,!:]/);
  const called = opening.replace(greeting, "").trim();
  if (more.join("").trim() !== "" && (isName(called, here) || (greeting.test(opening) && called === ""))) return true;
  const last = /,\s*([^,]+?)[?!.\s]*$/.exec(text)?.[1] ?? "";
  if (asking.test(text) && isName(last, here)) return true;
  return /\?\s*$/.test(text) && asking.test(text) && addressed.test(text) && !ownAction.test(text);
};

/** True when the words are someone's name and nothing else. */
const isName = (called: string, here: readonly Named[]): boolean => {
  const words = wordsOf(called).filter((word) => word !== "the" && word !== "my" && word !== "dear");
  const [mention] = findMentions(words, here);
  return words.length > 0 && words.length <= 4 && mention !== undefined && mention.end - mention.start === words.length;
};
