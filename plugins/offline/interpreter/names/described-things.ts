import { wordsOf } from "../text/fold.ts";
import { wordSet } from "../text/token-tests.ts";
import type { Named } from "./name-book.ts";
import { lowWords } from "./noun-words.ts";
import type { NounWords } from "./noun-words.ts";
import type { PronounContext } from "./pronouns.ts";

/**
 * The one loose thing here whose description speaks of what the words call: "the red volume", where accounts are "a new volume bound in red".
 * Two words at least must be of it: a lone word is too little.
 */
export const findDescribedThing = ({ head, words, content }: NounWords, { packet, book }: PronounContext): Named | undefined => {
  if (words.length < 2 || !content.has(head)) return undefined;
  const fitting = book.filter(({ id, kind, present, calls }) => {
    const entity = kind === "thing" && present ? packet.entities.find((one) => one.id === id) : undefined;
    const description = entity?.type === "item" || entity?.type === "other" ? entity.attrs["description"] : undefined;
    if (typeof description !== "string" || !isArticled(head, description)) return false;
    const told = new Set([...wordsOf(description), ...calls.flatMap((call) => call.words)]);
    return words.filter((word) => told.has(word)).length > 1 && words.every((word) => told.has(word) || lowWords.has(word));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
};

/** "A new volume": the description says that there is one. */
const isArticled = (head: string, description: string): boolean => {
  const words = wordsOf(description);
  return words.some((word, at) => word === head && words.slice(Math.max(0, at - 3), at).some((before) => articles.has(before)));
};

const articles = wordSet("a an the one two three");
