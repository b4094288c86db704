import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { namesIn, wordsIn } from "./names-in.ts";
import { asksAbout, asksWhere, readQuestion } from "./questions.ts";
import { findVerb, readAction } from "./read-action.ts";
import { isGerman } from "./words.ts";

/** A German message in English: clauses with the words that they were typed in. `null` for a clause that is not understood. */
export interface GermanMessage {
  readonly clauses: readonly { readonly typed: string; readonly english: string | null }[];
}

/**
 * Puts plain German sentences into English, one verb in each: „Ich frage Hanne nach dem Boot und gehe zur Schenke.“ What was typed in another
 * language is `null`.
 */
export const readGerman = (text: string, packet: ShownPacket): GermanMessage | null => {
  const clauses = splitClauses(text).map((typed) => ({ typed, english: readClause(typed, packet) }));
  const isRead = clauses.length > 0 && clauses.every(({ english }) => english !== null);
  return isRead || isGerman(lowerWords(text)) ? { clauses } : null;
};

const lowerWords = (text: string): string[] => wordsIn(text).map((word) => word.toLowerCase());

/** Sentences, and what stands behind „und“ where a verb follows. Words in quotation marks are one piece. */
const splitClauses = (text: string): string[] =>
  text
    .split(/(?<=[.!?]["“«]?)\s+(?=\p{Lu})|\s*(?:,?\s+und(?: dann| danach)?|,\s*dann|;)\s+(?=(?:ich\s+)?\p{Ll}+e\b)(?=[^„"»]*$)/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");

const quoted = /[„"»“](?<said>[^„"»“”«]+)["“”«]/u;

const readClause = (typed: string, packet: ShownPacket): string | null => {
  const words = lowerWords(typed);
  const said = quoted.exec(typed)?.groups?.["said"];
  if (said !== undefined) return say(said, typed.replace(quoted, " "), packet);
  return (
    readQuestion(words) ??
    askOf(typed, words, packet) ??
    (isSpoken(typed, words, packet) ? say(typed, typed, packet) : readAction(typed, packet))
  );
};

/** „Wer ist Grete?“ */
const askOf = (typed: string, words: readonly string[], packet: ShownPacket): string | null => {
  const [named] = namesIn(typed, packet);
  if (named === undefined) return null;
  if (asksAbout(words)) return `Who is ${named.name}?`;
  return asksWhere(words) ? `Where is ${named.name}?` : null;
};

const greeting =
  /^(?:hallo|hey|he|moin|servus|guten (?:tag|morgen|abend)|gute nacht|danke|entschuldig\w*|verzeih\w*|tschüss|auf wiedersehen)\b/;
const addressing = /\b(?:du|dich|dir|dein|deine|deinen|deinem|deiner|euch|euer|eure)\b/;
/** „Sieh dir den Kran an“, „Ich frage, ob du …“: what is done, in other words. */
const bidding = /^(?:ich|wir|\p{L}+ (?:dir|dich)) /u;

/** Words that are said to somebody: a name in front, a greeting, or „du“ where nothing is done. */
const isSpoken = (typed: string, words: readonly string[], packet: ShownPacket): boolean => {
  const said = words.join(" ");
  const [named] = namesIn(typed, packet);
  const isCalled = named?.kind === "person" && named.from === 0 && /^[\p{L} ]{1,40},/u.test(typed);
  const isDone = bidding.test(said) && findVerb(words) !== null;
  return isCalled || greeting.test(said) || (addressing.test(said) && !isDone);
};

/** Words that are said aloud, to whom the words around them or they themselves name. */
const say = (said: string, around: string, packet: ShownPacket): string => {
  const person = namesIn(around, packet).find(({ kind }) => kind === "person");
  const words = said.replaceAll('"', "'").trim();
  return person === undefined ? `I say: "${words}"` : `I say to ${person.name}: "${words}"`;
};
