import { matchVerb } from "../lexicon.ts";
import { textOf } from "../text/tag-text.ts";
import { endsIn, holdsVerb, isOneOf, isPos, wordSet } from "../text/token-tests.ts";
import type { Token } from "../text/token.ts";
import { firstVerb, openers } from "./grammar.ts";
import type { Grammar } from "./grammar.ts";
import { splitParts } from "./split-parts.ts";

export type { Grammar } from "./grammar.ts";

/** Part of a sentence with one verb of its own. */
export interface Clause {
  readonly tokens: readonly Token[];
  /** What must be so before it is done; empty when it is done now. */
  readonly condition: string;
  /** Time, reason or manner that a clause beside it gives. */
  readonly beside: readonly string[];
}

interface Draft {
  readonly clauses: Clause[];
  condition: string;
  beside: string[];
}

/** Splits a sentence into clauses of one action each: "I grab the key, open the door and run". */
export const splitClauses = (tokens: readonly Token[], grammar: Grammar): Clause[] => {
  const draft: Draft = { clauses: [], condition: "", beside: [] };
  for (const part of splitParts(tokens, grammar)) {
    if (/^(?:but|first|otherwise)$/.test(part[0]?.word ?? "")) draft.condition = "";
    const marker = openerOf(part);
    const [side, main] = marker === null ? [[], part] : splitSide(part, marker, grammar);
    if (marker !== null && side.length > 0) addSide(draft, side, marker, { alone: main.length === 0, grammar });
    if (main.length > 0) addMain(draft, main, grammar);
  }
  return draft.clauses;
};

const addMain = (draft: Draft, main: readonly Token[], grammar: Grammar): void => {
  const [tokens, trailing] = trailingCondition(main, grammar);
  draft.clauses.push({ tokens, condition: trailing || draft.condition, beside: draft.beside });
  draft.beside = [];
};

/** Places a clause of time, reason or condition: what must be so first, what was done first, or how the next is done. */
const addSide = (
  draft: Draft,
  side: readonly Token[],
  marker: string,
  { alone, grammar }: { readonly alone: boolean; readonly grammar: Grammar },
): void => {
  const text = textOf(side);
  const last = draft.clauses.at(-1);
  const own = /^(?:once|after|when)$/.test(marker) && isOwn(side.slice(1), grammar);
  if (/^(?:if|unless)$/.test(marker)) draft.condition = isPolite(text) ? "" : text;
  else if (own) draft.clauses.push({ tokens: side.slice(1), condition: draft.condition, beside: [] });
  else if (/^(?:when|once|whenever)$/.test(marker) && last === undefined) draft.condition = text;
  else if (alone && last !== undefined) draft.clauses[draft.clauses.length - 1] = { ...last, beside: [...last.beside, text] };
  else draft.beside = [...draft.beside, text];
};

const own = wordSet("i we");

const isOwn = ([first]: readonly Token[], { actor }: Grammar): boolean =>
  isOneOf(first, own) || isOneOf(first, actor) || (endsIn(first, "ing") && isPos(first, "VERB"));

/** "If I may", "if you don't mind": courtesy, no condition. */
const isPolite = (text: string): boolean =>
  /^(?:if|unless) (?:(?:i|we) (?:may|can|could|must|have to|am allowed|am able)|possible|necessary|need be|you (?:do ?n[o']?t mind|like|please|will|want)|(?:it|that|this)(?:'s| is) (?:ok|okay|alright|all right|possible|allowed|fine))/i.test(
    text,
  );

/** "I follow him if he goes out": a condition at the end. What is asked or looked into may have one as its content. */
const trailingCondition = (tokens: readonly Token[], grammar: Grammar): [readonly Token[], string] => {
  const at = tokens.findIndex(({ word }, index) => index > 1 && word === "if");
  const rest = tokens.slice(at);
  const text = at < 0 ? "" : textOf(rest);
  const none = text === "" || tokens[at - 1]?.word === "as" || grammar.isOpen(firstVerb(tokens, grammar)) || !holdsVerb(rest.slice(1));
  return none || isPolite(text) || /^if (?:i|we|it|there)\b/.test(text) ? [tokens, ""] : [tokens.slice(0, at), text];
};

const lights = wordSet("and but so then only even");

/** The word of time, reason or condition that a part begins with; `null` for none. */
const openerOf = (part: readonly Token[]): string | null => {
  const at = part.findIndex((token) => !isPos(token, "PUNCT") && !isOneOf(token, lights));
  const token = part[at];
  const rest = part.slice(at + 1);
  if (token?.word === "as" && /^(?:soon|long)$/.test(rest[0]?.word ?? "")) return "when";
  if (token === undefined || !isOneOf(token, openers)) return null;
  if (token.word === "once" && !isPos(rest[0], "PRON", "DET", "PROPN", "NOUN")) return null;
  return holdsVerb(rest) || (/^(?:if|unless|when)$/.test(token.word) && rest.length > 1) ? token.word : null;
};

/** The opening clause and the main one behind it. */
const splitSide = (part: readonly Token[], marker: string, { lexicon }: Grammar): [readonly Token[], readonly Token[]] => {
  const start = part.findIndex(({ word }) => word === marker || (marker === "when" && word === "as"));
  const verb = part.findIndex((token, at) => at > start && (isPos(token, "VERB", "AUX") || matchVerb(part, at, lexicon) !== null));
  const end = part.findIndex((token, at) => (verb >= 0 && at > verb && isPos(token, "PUNCT")) || (at > start + 2 && isOneOf(token, own)));
  if (end < 0) return [part.slice(start), []];
  return [part.slice(start, end), part.slice(isPos(part[end], "PUNCT") ? end + 1 : end)];
};
