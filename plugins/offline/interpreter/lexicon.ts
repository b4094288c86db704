import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import { verbLemma } from "./text/tag-text.ts";
import type { Token } from "./text/token.ts";

/** A verb found in a clause: its canonical name and the words it took. */
export interface FoundVerb {
  readonly verb: string;
  /** As the catalogue lists it, words joined by `_`; for a verb that no row has, its base form. */
  readonly phrase: string;
  readonly start: number;
  readonly end: number;
  /** The object inside the phrase: `give HIM a hand`, `turn THE LETTER over`. */
  readonly inner: readonly Token[];
}

/** The words that mean actions, by their first word. */
export interface Lexicon {
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
}

interface Entry {
  readonly verb: string;
  readonly phrase: string;
  /** The words after the first; `someone` stands for any object. */
  readonly rest: readonly string[];
}

const opened = new WeakMap<ActionCatalogue, Lexicon>();

/** Opens the lexicon of a game's actions, once for each catalogue. */
export const openLexicon = (catalogue: ActionCatalogue): Lexicon => {
  const before = opened.get(catalogue);
  if (before !== undefined) return before;
  const entries = new Map<string, Entry[]>();
  for (const [phrase, verb] of catalogue.verbs) {
    const [head = "", ...rest] = phrase.split("_");
    const row = { verb, phrase, rest: rest.filter((word) => !articles.has(word)) };
    entries.set(
      head,
      [...(entries.get(head) ?? []), row].toSorted((a, b) => b.rest.length - a.rest.length),
    );
  }
  const lexicon = { entries };
  opened.set(catalogue, lexicon);
  return lexicon;
};

const articles = new Set("a an the my his her your their our its".split(" "));
const particles = new Set("up down over out off on back away in through apart around round together open".split(" "));

/** The action that the words at `start` mean: the longest phrase of the catalogue. `null` when no phrase begins there. */
export const matchVerb = (tokens: readonly Token[], start: number, { entries }: Lexicon): FoundVerb | null => {
  const head = tokens[start];
  if (head === undefined || head.owner || head.pos === "PUNCT") return null;
  for (const base of new Set([head.word, head.lemma, verbLemma(head.word)])) {
    const found = (entries.get(base) ?? []).flatMap(({ verb, phrase, rest }) => {
      const matched = matchRest(tokens, start + 1, rest);
      const length = rest.filter((word) => word !== "someone").length;
      return matched === null ? [] : [{ verb, phrase, start, ...matched, gap: matched.end - start - 1 - length, length }];
    });
    const [best] = found.toSorted((a, b) => b.length - a.length || a.gap - b.gap);
    if (best !== undefined) return { verb: best.verb, phrase: best.phrase, start, end: best.end, inner: best.inner };
  }
  return null;
};

type Match = Pick<FoundVerb, "end" | "inner">;

const matchRest = (tokens: readonly Token[], from: number, rest: readonly string[]): Match | null => {
  let at = from;
  let inner: readonly Token[] = [];
  for (const [index, word] of rest.entries()) {
    const next = rest[index + 1];
    if (word === "someone") {
      const end = next === undefined ? -1 : findAhead(tokens, at + 1, next);
      if (end < 0) return null;
      inner = tokens.slice(at, end);
      if (!inner.some(({ pos }) => /^(?:NOUN|PROPN|PRON)$/.test(pos))) return null;
      at = end;
      continue;
    }
    const direct = skipTo(tokens, at, word);
    if (direct >= 0) {
      at = direct + 1;
      continue;
    }
    const far = index === 0 && particles.has(word) ? findParticle(tokens, at, word) : -1;
    if (far < 0) return null;
    inner = tokens.slice(at, far);
    at = far + 1;
  }
  return { end: at, inner };
};

const isWord = (token: Token | undefined, word: string): boolean => token !== undefined && (token.word === word || token.lemma === word);

/** Where the word stands, at most three articles, adjectives and adverbs further on. */
const skipTo = (tokens: readonly Token[], from: number, word: string): number => {
  for (let at = from; at < Math.min(tokens.length, from + 4); at++) {
    const token = tokens[at];
    if (isWord(token, word)) return at;
    const light = token !== undefined && (articles.has(token.word) || /^(?:DET|ADJ|ADV|NUM)$/.test(token.pos) || token.word === "one");
    if (!light) return -1;
  }
  return -1;
};

/** The end of an object that the word follows. */
const findAhead = (tokens: readonly Token[], from: number, word: string): number => {
  for (let at = from; at < Math.min(tokens.length, from + 5); at++) {
    if (isWord(tokens[at], word)) return stepBack(tokens, at, from);
    if (/^(?:ADP|PUNCT|CCONJ|VERB|AUX|SCONJ)$/.test(tokens[at]?.pos ?? "")) return -1;
  }
  return -1;
};

/** Articles and adjectives before the word belong to it, not to the object. */
const stepBack = (tokens: readonly Token[], found: number, least: number): number => {
  let at = found;
  while (at > least && /^(?:DET|ADJ|ADV|NUM)$/.test(tokens[at - 1]?.pos ?? "")) at--;
  while (at > least && articles.has(tokens[at - 1]?.word ?? "")) at--;
  return at;
};

/** "Turn the letter over": a particle behind its object, with nothing or a new phrase behind it. */
const findParticle = (tokens: readonly Token[], from: number, word: string): number => {
  if (/^(?:ADP|PUNCT|CCONJ|SCONJ|AUX|PART)$/.test(tokens[from]?.pos ?? "")) return -1;
  for (let at = from + 1; at < Math.min(tokens.length, from + 6); at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token?.word === word) return next === undefined || /^(?:ADP|PUNCT|CCONJ|ADV|SCONJ|PART)$/.test(next.pos) ? at : -1;
    if (token === undefined || /^(?:ADP|PUNCT|CCONJ|SCONJ|AUX)$/.test(token.pos)) return -1;
  }
  return -1;
};
