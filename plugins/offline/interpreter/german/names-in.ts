import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { openNameBook } from "../names/name-book.ts";
import type { NamedKind } from "../names/name-book.ts";
import { fold } from "../text/fold.ts";

/** Something that a German text names, and how many words do it. */
export interface GermanName {
  readonly name: string;
  readonly kind: NamedKind;
  readonly length: number;
}

/** What the words from a place on name, of the names that begin there the longest; in any case: „des Krans“ is „Kran“. */
export const nameIn = (tokens: readonly string[], from: number, packet: ShownPacket): GermanName | null => {
  let best: GermanName | null = null;
  for (const { name, kind, calls } of openNameBook(packet))
    for (const { words } of calls) {
      const own = words[0] !== undefined && isArticle(words[0]) ? words.slice(1) : words;
      if (own.length === 0 || (best !== null && own.length <= best.length)) continue;
      if (own.every((word, at) => isFormOf(fold(tokens[from + at] ?? ""), word)))
        best = { name: kind === "feature" ? headOf(name) : name, kind, length: own.length };
    }
  return best;
};

/** Everything that a text names, in order, with the place of its first word. */
export const namesIn = (text: string, packet: ShownPacket): readonly (GermanName & { readonly from: number })[] => {
  const words = wordsIn(text);
  return words.flatMap((_, from) => {
    const found = nameIn(words, from, packet);
    return found === null ? [] : [{ ...found, from }];
  });
};

/** The words of a text, without its punctuation. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];

const isArticle = (word: string): boolean => /^(?:der|die|das)$/.test(word);

const isFormOf = (said: string, word: string): boolean =>
  said === word || (said.startsWith(word) && /^(?:s|es|e|n|en|er|ern)$/.test(said.slice(word.length)));

const headOf = (feature: string): string => feature.split(/[,:(]/)[0] ?? feature;
