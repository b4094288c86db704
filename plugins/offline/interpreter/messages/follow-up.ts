import { peopleHere } from "../names/name-book.ts";
import type { Named } from "../names/name-book.ts";
import { findPartner } from "../names/partner.ts";
import type { Reading } from "../reading.ts";
import { askGame } from "../speech/ask-game.ts";
import { contentWords } from "../speech/content-words.ts";
import { wordsOf } from "../text/fold.ts";
import { splitSegments } from "../text/split-sentences.ts";
import { saysDone } from "./sentence-kinds.ts";

/**
 * "Since 1634? Never a single boat?" after somebody said so: a question that the game has no answer to and that takes up what was said goes to
 * whom the character talks with.
 */
export const isFollowUp = (text: string, { book, packet }: Reading): boolean => {
  const people = peopleHere(book);
  const partner = findPartner(packet, people);
  if (partner === undefined || isOfThing(text, book) || /\b(?:i|me|my|we|us|our|gm|dm|game)\b/i.test(text)) return false;
  const questions = splitSegments(text);
  if (questions.some((one) => askGame(one.text) !== null)) return false;
  // Nobody is asked about themselves by name.
  const isOfPartner = people.some(({ id, proper }) => id === partner.id && wordsOf(text).some((word) => proper.has(word)));
  if (opening.test(text) || (!isOfPartner && sharesWords(text, packet.recent_events.at(-1)?.text ?? ""))) return true;
  const isPlain = questions.every(({ end }) => end === "?") && questions.some((one) => plain.test(one.text) || opening.test(one.text));
  return !isOfPartner && isPlain && isTalking(people, packet);
};

/** "Is the strongbox open?", of what lies in plain sight. */
const isOfThing = (text: string, book: Reading["book"]): boolean => {
  const [, said = ""] =
    /^\W*(?:is|are) (?:the|that|this) ([\p{L}'’ -]+?) (?:still |already |really )?(?:open|shut|closed|locked|unlocked|lit|empty|full|broken|heavy|wet|dry|warm|cold|sealed)\W*$/iu.exec(
      text,
    ) ?? [];
  return book.some(
    ({ kind, present, calls }) =>
      /^(?:thing|feature)$/.test(kind) &&
      present &&
      calls.some(({ words }) => words.join(" ") === said.toLowerCase() || words.at(-1) === said.toLowerCase()),
  );
};

const opening =
  /^\W*(?:and|but|so|really|then|seriously|since|such as|like (?:who|what)|why not|how so|how come|says who|who else|what else|what for)\b/i;

/** "Is that true?", of what somebody here has just said. */
export const isDoubting = (text: string, { book, packet }: Reading): boolean => doubting.test(text) && isTalking(peopleHere(book), packet);

/** "Where do I find him?", of somebody elsewhere of whom whoever is talked with has just spoken, or was asked. */
export const asksOfAbsent = (text: string, { book, packet }: Reading): boolean => {
  const told = new Set(packet.recent_events.slice(-2).flatMap((event) => wordsOf(event.text)));
  const isSpokenOf = book.some(
    ({ kind, present, proper }) => kind === "person" && !present && [...proper].some((name) => name.length > 2 && told.has(name)),
  );
  return isSpokenOf && seeking.test(text) && isTalking(peopleHere(book), packet);
};

const seeking =
  /^\W*(?:(?:and|but|so|then|well|now|ok|okay)[\s,]+)*(?:(?:where|how) (?:do|can|could|would|might|should|shall|will) (?:i|we|one) (?:find|get to|reach|meet|see|speak (?:to|with)|talk (?:to|with)) (?:him|her|them)|where (?:is|are|does|do|would) (?:he|she|they)|(?:is|was|has|does|did) (?:he|she))\b[^.!:"]*\?\s*$/i;

/** "You promised. Show me where he died", in the middle of a talk. */
export const ordersSomeone = (text: string, { book, packet }: Reading): boolean => {
  const said = splitSegments(text);
  return (
    said.some((one) => ordering.test(one.text)) &&
    said.every((one) => one.kind === "sentence" && !saysDone(one.text) && (asksOn.test(one.text) || askGame(one.text) === null)) &&
    isTalking(peopleHere(book), packet)
  );
};

const ordering =
  /^\W*(?:(?:then|so|and|but|now|please|just|come on|go on|well)[\s,]+)*(?:(?:show|tell|give|bring|take|help|answer|lend|hand|lead|listen to|swear to|promise) (?:me|us)|let (?:me|us) ask)\b/i;

/** What goes on from what somebody has said, and is no question to the game. */
const asksOn = /\btell (?:me|us) more\b|\blet (?:me|us) ask\b/i;

/** True where the turn before this was spent on one of them. */
const isTalking = (people: readonly Named[], packet: Reading["packet"]): boolean =>
  findPartner({ ...packet, recent_events: packet.recent_events.slice(-1) }, people) !== undefined;

const doubting = /^\W*(?:is|was) (?:that|this|it) (?:really |all |even )?(?:true|so|right|a lie|the truth)\b|^\W*really\W*$/i;

/** "Who keeps the key?", "did he leave?": asked of whoever is being talked with. */
const plain = /^\W*(?:who|whose|what|where|when|why|how|which|is|are|was|were|do|does|did|has|have|had)\b/i;

/** Words in common from which on a question takes up what was said. */
const enough = 2;

const sharesWords = (question: string, told: string): boolean => {
  const said = new Set(contentWords(told));
  return contentWords(question).filter((word) => said.has(word)).length >= enough;
};
