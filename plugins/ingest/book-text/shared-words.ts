import { wordsOf } from "freeform-rpg/language";
import type { AssembledPack } from "freeform-rpg/schemas";

/** The words of a pack's readable files in their order, without front matter. */
export const wordsInPack = ({ files }: Pick<AssembledPack, "files">): string[] =>
  files
    .filter(({ path }) => path.endsWith(".md") && path.includes("/"))
    .flatMap(({ text }) => wordsOf(text.replace(/^---\n[\s\S]*?\n---\n/, "")));

/** The number of words that occur in another text, each occurrence matched once. */
export const countShared = (wanted: readonly string[], there: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const word of there) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
};
