import { findPartner } from "../names/partner.ts";
import type { Reading } from "../reading.ts";
import { askGame } from "../speech/ask-game.ts";
import { contentWords } from "../speech/content-words.ts";
import { splitSegments } from "../text/split-sentences.ts";

/**
 * "Since 1634? Never a single boat?" after somebody said so: a question that the game has no answer to and that takes up what was said goes to
 * whom the character talks with.
 */
export const isFollowUp = (text: string, { book, packet }: Reading): boolean => {
  const people = book.filter(({ kind, present }) => kind === "person" && present);
  if (findPartner(packet, people) === undefined || splitSegments(text).some((one) => askGame(one.text) !== null)) return false;
  if (/\b(?:i|me|my|we|us|our|gm|dm|game)\b/i.test(text)) return false;
  return opening.test(text) || sharesWords(text, packet.recent_events.at(-1)?.text ?? "");
};

const opening =
  /^\W*(?:and|but|so|really|then|seriously|since|such as|like (?:who|what)|why not|how so|how come|says who|who else|what else|what for)\b/i;

/** Words in common from which on a question takes up what was said. */
const enough = 2;

const sharesWords = (question: string, told: string): boolean => {
  const said = new Set(contentWords(told));
  return contentWords(question).filter((word) => said.has(word)).length >= enough;
};
