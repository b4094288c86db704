import type { Token } from "../text/token.ts";
import type { Named } from "./name-book.ts";
import type { PronounContext } from "./pronouns.ts";
import { resolveNoun } from "./resolve-noun.ts";

/** Everything that a text names, pronouns left out, in order. */
export const findMentions = (tokens: readonly Token[], context: PronounContext): Named[] => {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    if (/^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(token.pos) || token.word === "of") groups.at(-1)?.push(token);
    else groups.push([]);
  }
  return groups.flatMap((group) => namesIn(group, context));
};

/** What a run of words names as a whole, else what its parts do. */
const namesIn = (group: readonly Token[], context: PronounContext): Named[] => {
  if (group.every(({ pos, word }) => pos === "DET" || word === "of")) return [];
  const [only] = group;
  const bare = group.length === 1 && only !== undefined && only.pos === "NOUN" && !only.owner;
  if (bare && !context.book.some(({ calls }) => calls.some(({ words }) => words.length === 1 && words[0] === only.word))) return [];
  const { named, pointed } = resolveNoun(group, context);
  if (named !== null && typeof named !== "string" && !pointed) return [named];
  // "The toll book" is no other book.
  const isCompound = (token: Token, at: number): boolean =>
    token.pos === "NOUN" && !/^\p{Lu}/u.test(token.text) && /^(?:NOUN|ADJ)$/.test(group[at - 1]?.pos ?? "");
  const isOpen = (token: Token, at: number): boolean => !isCompound(token, at) && !isModifier(token, group[at + 1]);
  return group.length < 2 ? [] : group.flatMap((token, at) => (isOpen(token, at) ? namesIn([token], context) : []));
};

/** "The tenth line" is not the tenth saint: a word before a noun sets it apart and names nothing. */
const isModifier = ({ pos }: Token, next: Token | undefined): boolean =>
  /^(?:ADJ|NUM)$/.test(pos) && next !== undefined && /^(?:NOUN|ADJ|NUM)$/.test(next.pos);
