import { matchVerb } from "../lexicon.ts";
import type { Lexicon } from "../lexicon.ts";
import { textOf } from "../text/tag-text.ts";
import { endsIn, holdsVerb, isOneOf, isPos, wordSet } from "../text/token-tests.ts";
import type { Token } from "../text/token.ts";
import type { Arguments } from "./arguments.ts";

/** A place among the words behind a verb. */
interface Place {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly said: boolean;
  readonly lexicon: Lexicon;
  /** The words of the phrase that is being read. */
  readonly before: readonly Token[];
  readonly prep: string;
}

type Reader = (place: Place, rest: readonly Token[]) => Partial<Arguments> | null;

/** What ends the list of phrases here: what is said or asked, what it is for, until when. `null` when the phrases go on. */
export const findEnding = (place: Place): Partial<Arguments> | null => {
  const rest = place.tokens.slice(place.at + 1);
  for (const read of readers) {
    const ending = read(place, rest);
    if (ending !== null) return ending;
  }
  return null;
};

const wh = wordSet("who whom whose what which when where why how whether whatever whoever wherever");
const relative = wordSet("who which whose where");
const abouts = wordSet("about regarding concerning");
const reasons = wordSet("because since so");
const notes = wordSet("without while when once unless if as like before after");
const subjects = wordSet("i we he she they it there you");

const readQuestion: Reader = ({ tokens, at, said, before }) => {
  const token = tokens[at];
  if (!isOneOf(token, wh) || !(said || before.length === 0 || !isOneOf(token, relative))) return null;
  return { content: tokens.slice(at), opening: token?.word ?? "" };
};

const readTopic: Reader = ({ tokens, at, said, before }, rest) => {
  const token = tokens[at];
  const word = token?.word ?? "";
  if (!said) return null;
  const opens = isOneOf(token, abouts) || word === "if" || isThat(token, rest) || (word === "of" && isCharge(before, rest));
  return opens ? { content: rest, opening: word } : null;
};

const isThat = (token: Token | undefined, [next]: readonly Token[]): boolean =>
  token?.word === "that" && next !== undefined && (token.pos === "SCONJ" || isPos(next, "PRON", "DET", "PROPN", "NOUN", "ADJ"));

/** "Accuse him OF faking a saint". */
const isCharge = (before: readonly Token[], [next]: readonly Token[]): boolean =>
  before.length > 0 && (isPos(next, "VERB") || isPos(before.at(-1), "PROPN", "PRON"));

/** "I tell Reed I have never ...": told without a "that". */
const readStatement: Reader = ({ tokens, at, said, prep }, [next]) =>
  said && prep === "" && isOneOf(tokens[at], subjects) && isPos(next, "VERB", "AUX", "ADV", "PART")
    ? { content: tokens.slice(at), opening: "that" }
    : null;

const readInfinitive: Reader = ({ tokens, at, said, lexicon }, rest) => {
  if (tokens[at]?.word !== "to" || !isVerbAhead(tokens, at + 1, lexicon)) return null;
  return said ? { content: rest, opening: "to" } : { purpose: rest };
};

const isVerbAhead = (tokens: readonly Token[], from: number, lexicon: Lexicon): boolean => {
  const at = tokens.findIndex((token, index) => index >= from && !/^(?:not|n't|just|please)$/.test(token.word) && !isPos(token, "ADV"));
  const token = tokens[at];
  if (token === undefined || token.owner) return false;
  if (isPos(token, "VERB") || token.word === "be") return true;
  return isPos(token, "NOUN") && isPos(tokens[at + 1], "DET", "PRON", "PROPN", "NUM") && matchVerb(tokens, at, lexicon) !== null;
};

const readReason: Reader = ({ tokens, at }, rest) => {
  const token = tokens[at];
  const [next] = rest;
  if (token?.word === "in" && next?.word === "order") return { purpose: rest.slice(2) };
  if (/^(?:for|by)$/.test(token?.word ?? "") && endsIn(next, "ing") && isPos(next, "VERB")) return { purpose: rest };
  if (!isOneOf(token, reasons) || isPos(token, "ADJ") || next === undefined) return null;
  return { purpose: next.word === "that" ? rest.slice(1) : rest };
};

const readUntil: Reader = ({ tokens, at }, rest) => (/^(?:until|till)$/.test(tokens[at]?.word ?? "") ? { until: textOf(rest) } : null);

const readNote: Reader = ({ tokens, at }, rest) => {
  const token = tokens[at];
  if (!isOneOf(token, notes)) return null;
  const whole =
    token?.word === "without" ||
    (token?.word === "as" && rest.length > 1) ||
    holdsVerb(rest) ||
    (token?.word === "like" && isPos(token, "SCONJ"));
  return whole ? { manner: [textOf(tokens.slice(at))] } : null;
};

const readers: readonly Reader[] = [readQuestion, readTopic, readStatement, readInfinitive, readReason, readUntil, readNote];
