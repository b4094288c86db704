/* oxlint-disable complexity, max-params, max-lines-per-function */
import { isListed, matchVerb } from "../lexicon.ts";
import type { Lexicon } from "../lexicon.ts";
import { tagText, textOf } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";

/** Part of a sentence with one verb of its own. */
export interface Clause {
  readonly tokens: readonly Token[];
  /** What must be so before it is done; empty when it is done now. */
  readonly condition: string;
  /** Time, reason or manner that a clause beside it gives. */
  readonly beside: readonly string[];
}

export interface Grammar {
  readonly lexicon: Lexicon;
  /** Words that name the player's own character. */
  readonly actor: ReadonlySet<string>;
  /** True for a verb of speaking: what is asked or told may hold clauses of its own. */
  readonly isSaid: (phrase: string) => boolean;
  /** True for a verb behind which "if" opens what it is about: `ask`, `see`, `check`. */
  readonly isOpen: (phrase: string) => boolean;
}

const joins = new Set(["and", "but", "then", "while", "so", "plus", "or"]);
const openers = new Set([
  "if",
  "unless",
  "when",
  "whenever",
  "once",
  "while",
  "before",
  "after",
  "since",
  "because",
  "although",
  "though",
  "until",
  "till",
]);

/** Splits a sentence into clauses of one action each: "I grab the key, open the door and run". */
export const splitClauses = (tokens: readonly Token[], grammar: Grammar): Clause[] => {
  const clauses: Clause[] = [];
  let condition = "";
  let beside: string[] = [];
  for (const part of splitParts(tokens, grammar)) {
    if (/^(?:but|first|otherwise)$/.test(part[0]?.word ?? "")) condition = "";
    const marker = openerOf(part, grammar);
    const [side, main] = marker === null ? [[], part] : splitSide(part, marker, grammar);
    if (marker !== null && side.length > 0) {
      const text = textOf(side);
      const own = /^(?:once|after|when)$/.test(marker) && isOwn(side.slice(1), grammar);
      if (/^(?:if|unless)$/.test(marker)) condition = isPolite(text) ? "" : text;
      else if (own) clauses.push({ tokens: side.slice(1), condition, beside: [] });
      else if (/^(?:when|once|whenever)$/.test(marker) && clauses.length === 0) condition = text;
      else if (main.length === 0 && clauses.length > 0) amend(clauses, text);
      else beside = [...beside, text];
    }
    if (main.length === 0) continue;
    const [before, trailing] = trailingCondition(main, grammar);
    if (trailing !== "") {
      clauses.push({ tokens: before, condition: trailing, beside });
      beside = [];
      continue;
    }
    const late = /^(?:if|unless|when|once)$/.test(marker ?? "") ? condition : "";
    clauses.push({ tokens: main, condition: condition || late, beside });
    beside = [];
  }
  return clauses;
};

/** "I follow him if he goes out": a condition at the end. What is asked or looked into may have one as its content. */
const trailingCondition = (tokens: readonly Token[], { lexicon, isOpen }: Grammar): [readonly Token[], string] => {
  const at = tokens.findIndex(({ word }, index) => index > 1 && /^(?:if|unless)$/.test(word));
  const rest = tokens.slice(at);
  if (
    at < 0 ||
    tokens[at - 1]?.word === "as" ||
    isOpen(firstPhrase(tokens, lexicon)) ||
    !rest.slice(1).some(({ pos }) => pos === "VERB" || pos === "AUX")
  )
    return [tokens, ""];
  const text = textOf(rest);
  return isPolite(text) || rest[0]?.word === "unless" || /^if (?:i|we|it|there)\b/.test(text) ? [tokens, ""] : [tokens.slice(0, at), text];
};

const amend = (clauses: Clause[], text: string): void => {
  const last = clauses.at(-1);
  if (last !== undefined) clauses[clauses.length - 1] = { ...last, beside: [...last.beside, text] };
};

/** "If I may", "if you don't mind": courtesy, no condition. */
const isPolite = (text: string): boolean =>
  /^(?:if|unless) (?:(?:i|we) (?:may|can|could|must|have to|am allowed|am able)|possible|necessary|need be|you (?:do ?n[o']?t mind|like|please|will|want)|(?:it|that|this)(?:'s| is) (?:ok|okay|alright|all right|possible|allowed|fine))/i.test(
    text,
  );

const isOwn = (tokens: readonly Token[], { actor }: Grammar): boolean => {
  const first = tokens[0]?.word ?? "";
  return /^(?:i|we)$/.test(first) || actor.has(first) || (first.endsWith("ing") && tokens[0]?.pos === "VERB");
};

/** Cuts where a new clause begins. */
const splitParts = (tokens: readonly Token[], grammar: Grammar): Token[][] => {
  const parts: Token[][] = [];
  let from = 0;
  for (let at = 1; at < tokens.length; at++) {
    const join = joinEnd(tokens, at);
    if (join === at) continue;
    const opens = beginsClause(tokens, join, grammar);
    const glue = tokens.slice(at, join).map(({ word }) => word);
    if (opens === null || isInside(tokens.slice(from, at), tokens.slice(join), glue, opens, grammar)) {
      at = join - 1;
      continue;
    }
    parts.push(tokens.slice(from, at));
    from = glue.includes("but") ? join - 1 - glue.toReversed().indexOf("but") : join;
    at = join;
  }
  return [...parts, tokens.slice(from)].filter((part) => part.some(({ pos }) => pos !== "PUNCT"));
};

/** Where the joining words and commas that begin at `at` end. */
const joinEnd = (tokens: readonly Token[], at: number): number => {
  let end = at;
  while (
    tokens[end]?.pos === "PUNCT" ||
    joins.has(tokens[end]?.word ?? "") ||
    (end > at && /^(?:then|also|finally|afterwards|next)$/.test(tokens[end]?.word ?? ""))
  )
    end++;
  return end;
};

/** How a clause begins there: with a subject of its own, with a verb, or not at all. */
const beginsClause = (tokens: readonly Token[], start: number, { lexicon, actor }: Grammar): "subject" | "verb" | "side" | null => {
  let at = start;
  const word = (): string => tokens[at]?.word ?? "";
  if (openers.has(word()) && tokens.slice(at + 1, at + 8).some(({ pos }) => pos === "VERB" || pos === "AUX")) return "side";
  if (word() === "to" && tokens[start - 1]?.pos === "PUNCT") return null;
  while (/^(?:ADV|INTJ)$/.test(tokens[at]?.pos ?? "") || /^(?:to|please|first|then|not|n't|very)$/.test(word())) at++;
  if (/^(?:i|we)$/.test(word()) || actor.has(word())) return "subject";
  // "Let us", "going to ask".
  if (word() === "let" && /^(?:me|us)$/.test(tokens[at + 1]?.word ?? "")) return "verb";
  const token = tokens[at] ?? tokens[start];
  if (matchVerb(tokens, at, lexicon)?.phrase.includes("_") === true && /^(?:AUX|VERB)$/.test(token?.pos ?? "")) return "verb";
  if (token === undefined || token.owner || /^(?:DET|PRON|ADP|NUM|PUNCT|AUX|PART|CCONJ|SCONJ)$/.test(token.pos)) return null;
  const found = matchVerb(tokens, at, lexicon);
  const joined = /^(?:and|then|but|or)$/.test(tokens[start - 1]?.word ?? "");
  if (token.pos === "VERB" && token.word !== token.lemma && /(?:ed|en)$/.test(token.word) && !joined) return null;
  if (token.pos === "VERB") return found !== null || !/(?:ing|ed)$/.test(token.word) ? "verb" : null;
  const next = tokens[at + 1];
  const follows =
    next === undefined
      ? token.pos !== "ADJ"
      : token.pos === "ADJ"
        ? /^(?:DET|PRON|PROPN)$/.test(next.pos)
        : /^(?:DET|PRON|ADP|ADV|NUM|PROPN|PUNCT|SCONJ|CCONJ|PART)$/.test(next.pos);
  const named =
    joined && next !== undefined && /^(?:NOUN|PROPN|ADJ)$/.test(next.pos) && token.word === token.lemma && isVerbAlone(tokens.slice(at));
  const sure =
    found !== null && named
      ? isListed(token, lexicon)
      : found !== null && (found.phrase.includes("_") || (follows && isListed(token, lexicon)));
  return sure && !/^\p{Lu}/u.test(token.text) ? "verb" : null;
};

/** "And open locker 0417": a verb once it is read with a subject. */
const isVerbAlone = (tokens: readonly Token[]): boolean => tagText(`i ${textOf(tokens.slice(0, 5))}`)[1]?.pos === "VERB";

/** "Ask her to keep it and show it to nobody": what is asked of others goes on behind an "and". */
const isInside = (
  before: readonly Token[],
  after: readonly Token[],
  glue: readonly string[],
  opens: "subject" | "verb" | "side",
  { lexicon, isSaid }: Grammar,
): boolean => {
  const aim =
    glue.at(-1) === "so" &&
    /^(?:i|we|he|she|it|they)$/.test(after[0]?.word ?? "") &&
    /^(?:can|ca|could|may|might|will|'ll|wo|would|'d|do|does)$/.test(after[1]?.word ?? "");
  if (aim) return true;
  if (opens === "side")
    return isSaid(firstPhrase(before, lexicon)) && /^(?:if|when|where)$/.test(after[0]?.word ?? "") && !glue.includes(",");
  if (!isSaid(firstPhrase(before, lexicon)) || glue.includes("then")) return false;
  const to = before.findIndex(
    ({ word }, at) => at > 1 && word === "to" && (before[at + 1]?.pos === "VERB" || matchVerb(before, at + 1, lexicon) !== null),
  );
  if (opens === "verb") return to > 0 && glue.every((word) => word === "and" || word === "or");
  const that = before.some(
    ({ word, pos }, at) => at > 1 && (/^(?:that|what|who|how|why|where|if|whether)$/.test(word) || (word === "i" && pos === "PRON")),
  );
  return that && /^(?:'ll|will|wo|would|'d|am|'m|was|have|'ve|had|know|only|mean|do|did|can|ca|never|just)$/.test(after[1]?.word ?? "");
};

const firstPhrase = (tokens: readonly Token[], lexicon: Lexicon): string => {
  for (let at = 0; at < Math.min(tokens.length, 8); at++) {
    const found = tokens[at]?.pos === "PRON" ? null : matchVerb(tokens, at, lexicon);
    if (found !== null) return found.verb;
  }
  return "";
};

const openerOf = (part: readonly Token[], _grammar: Grammar): string | null => {
  const at = part.findIndex(({ word, pos }) => pos !== "PUNCT" && !/^(?:and|but|so|then|only|even)$/.test(word));
  const word = part[at]?.word ?? "";
  const soon = word === "as" && /^(?:soon|long)$/.test(part[at + 1]?.word ?? "");
  if (soon) return "when";
  if (!openers.has(word)) return null;
  if (word === "once" && !/^(?:PRON|DET|PROPN|NOUN)$/.test(part[at + 1]?.pos ?? "")) return null;
  const verbal = part.slice(at + 1).some(({ pos }) => pos === "VERB" || pos === "AUX");
  return verbal || (/^(?:if|unless|when)$/.test(word) && part.length > at + 2) ? word : null;
};

/** The opening clause and the main one behind it. */
const splitSide = (part: readonly Token[], marker: string, grammar: Grammar): [readonly Token[], readonly Token[]] => {
  const start = part.findIndex(({ word }) => word === marker || (marker === "when" && word === "as"));
  let seen = false;
  for (let at = start + 1; at < part.length; at++) {
    const token = part[at];
    if (token === undefined) break;
    if (token.pos === "PUNCT" && seen) return [part.slice(start, at), part.slice(at + 1)];
    if (at > start + 2 && /^(?:i|we)$/.test(token.word)) return [part.slice(start, at), part.slice(at)];
    seen ||= token.pos === "VERB" || token.pos === "AUX" || matchVerb(part, at, grammar.lexicon) !== null;
  }
  return [part.slice(start), []];
};
