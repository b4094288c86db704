import { tokensOf } from "./tokens-of.ts";
import type { Token } from "./tokens-of.ts";

/** A name that occurs in a text. */
export interface NameHit {
  /** The name that was looked for. */
  readonly name: string;
  /** How it is written there: as a name, in lower case, or where every word is capitalised. */
  readonly written: "proper" | "lower" | "opening";
}

/** Finds many names in one pass, as whole words; case, a leading article and a possessive ending do not matter. */
export type NameFinder = (text: string) => NameHit[];

/** Makes a finder. Where one name begins another, the longer is found. */
export const createNameFinder = (names: Iterable<string>): NameFinder => {
  const byFirst = new Map<string, { name: string; keys: readonly string[] }[]>();
  for (const name of names) {
    const keys = keysOf(name);
    const [first] = keys;
    if (first === undefined) continue;
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), { name, keys }].toSorted((a, b) => b.keys.length - a.keys.length),
    );
  }
  return (text) => {
    const tokens = tokensOf(text);
    const hits: NameHit[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const found = byFirst.get(tokens[at]?.key ?? "")?.find(({ keys }) => keys.every((key, step) => sameWord(tokens[at + step], key)));
      if (found === undefined) continue;
      hits.push({ name: found.name, written: writtenAs(tokens.slice(at, at + found.keys.length)) });
      at += found.keys.length - 1;
    }
    return hits;
  };
};

const keysOf = (name: string): readonly string[] => {
  const keys = tokensOf(name).map(({ key }) => key);
  return keys.length > 1 && /^(the|a|an)$/.test(keys[0] ?? "") ? keys.slice(1) : keys;
};

/** A plural in the text is the same word. */
const sameWord = (token: Token | undefined, key: string): boolean => token?.key === key || token?.key === `${key}s`;

const writtenAs = (tokens: readonly Token[]): NameHit["written"] => {
  const large = tokens.filter(({ raw }) => /^\p{Lu}|^\p{N}/u.test(raw)).length;
  if (large === 0) return "lower";
  if (tokens.length > 1) return large > 1 ? "proper" : "opening";
  return tokens[0]?.opens === true ? "opening" : "proper";
};
