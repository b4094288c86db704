import type { Span } from "freeform-rpg/schemas";

/** An entity as the canonical map names it. */
export interface NamedEntity {
  readonly id: string;
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly type: string;
}

/** A place where an entity is named. */
export interface Mention {
  readonly entity: NamedEntity;
  readonly span: Span;
}

interface Entry {
  readonly words: readonly string[];
  readonly entity: NamedEntity;
}

/** Names by their first word, the longest first, so that a text is read once however many names there are. */
export type NameIndex = ReadonlyMap<string, readonly Entry[]>;

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Indexes names and aliases; a name claimed twice is the first claimant's. */
export const indexNames = (entities: readonly NamedEntity[]): NameIndex => {
  const index = new Map<string, Entry[]>();
  const taken = new Set<string>();
  for (const spelled of [...spell(entities, ({ name }) => [name]), ...spell(entities, ({ aliases = [] }) => aliases)]) {
    const key = spelled.words.join(" ");
    const [first] = spelled.words;
    if (first === undefined || taken.has(key)) continue;
    taken.add(key);
    const entries = index.get(first) ?? [];
    entries.push(spelled);
    index.set(first, entries);
  }
  for (const entries of index.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return index;
};

/** Finds every mention, the longest name at each place, in order. */
export const findMentions = (text: string, index: NameIndex): Mention[] => {
  if (index.size === 0) return [];
  const tokens = [...text.matchAll(word)].map(({ 0: token, index: start }) => ({ folded: fold(token), start, end: start + token.length }));
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const entry = index.get(tokens[at]?.folded ?? "")?.find(({ words }) => words.every((name, nth) => tokens[at + nth]?.folded === name));
    const [first, last] = [tokens[at], tokens[at + (entry?.words.length ?? 1) - 1]];
    if (entry === undefined || first === undefined || last === undefined) continue;
    mentions.push({ entity: entry.entity, span: { start: first.start, end: last.end } });
    at += entry.words.length - 1;
  }
  return mentions;
};

const fold = (token: string): string => token.normalize("NFKC").toLowerCase();

const spell = (entities: readonly NamedEntity[], namesOf: (entity: NamedEntity) => readonly string[]): Entry[] =>
  entities.flatMap((entity) =>
    namesOf(entity).map((name) => ({ entity, words: (fold(name).match(word) ?? []).filter((part, at) => at > 0 || !isArticle(part)) })),
  );

const isArticle = (token: string): boolean => /^(?:the|a|an)$/.test(token);
