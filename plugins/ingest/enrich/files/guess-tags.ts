import { idFrom } from "freeform-rpg/plugins/ingest/core/lib";
import { chapterOf } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { Entry } from "./entry.ts";

/** A tag's words occur in few files, and often in this one. */
const rare = 0.1;

/** The chapter and the three words that distinguish each entry most. */
export const guessTags = (entries: readonly Entry[]): ReadonlyMap<Entry, readonly string[]> => {
  const words = new Map(entries.map((entry) => [entry, countWords(entry)]));
  const spread = new Map<string, number>();
  for (const counts of words.values()) for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  return new Map(
    [...words].map(([entry, counts]) => {
      const distinctive = [...counts]
        .filter(
          ([word, count]) => count > 1 && (spread.get(word) ?? 0) > 1 && (spread.get(word) ?? 0) <= Math.max(2, rare * entries.length),
        )
        .toSorted(([a, of], [b, or]) => score(or, b) - score(of, a) || (a < b ? -1 : 1));
      return [entry, [...chapterTag(entry), ...distinctive.slice(0, 3).map(([word]) => word)]] as const;
    }),
  );

  function score(count: number, word: string): number {
    return count * Math.log(entries.length / (spread.get(word) ?? 1));
  }
};

const countWords = ({ passages }: Entry): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const [word] of passages.flatMap(({ text }) => [...text.matchAll(/(?<![\p{L}\p{N}’'-])\p{Ll}{5,18}(?![\p{L}\p{N}’'-])/gu)]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const chapterTag = ({ passages }: Entry): string[] =>
  passages
    .slice(0, 1)
    .map((passage) => idFrom(chapterOf(passage)))
    .filter((tag) => tag.length <= 30);
