import { spokenSentences } from "freeform-rpg/language";
import { questionsIn } from "./questions-in.ts";

/**
 * What a speech puts to somebody, each part as a question: what they are said to have done, what they are to tell, and what is asked after
 * that. Words of one part stay as they are.
 */
export const partsIn = (spoken: string, demand: string): string => {
  const sentences = spokenSentences(spoken);
  const at = demand === "" ? -1 : sentences.findIndex((sentence) => sentence.includes(demand));
  const asked = sentences.filter((sentence, nth) => sentence.endsWith("?") && nth > at);
  const claimed = claimIn(sentences);
  if (asked.length + (demand === "" ? 0 : 1) + (claimed === "" ? 0 : 1) < 2) return demand === "" ? questionsIn(spoken) : demand;
  return [claimed, demand === "" ? "" : `${demand}?`, ...asked].filter((part) => part !== "").join(" ");
};

/** "You signed the order, I have it here": put to them as a question that wants a yes or a no. */
const claimIn = (sentences: readonly string[]): string => {
  const stated = sentences.filter((sentence) => !sentence.endsWith("?")).map((sentence) => sentence.replaceAll(/[’`]/g, "'"));
  const [found] = stated.flatMap((sentence) => claim.exec(sentence)?.[1] ?? []);
  return found === undefined ? "" : `You ${found.trim()}, didn't you?`;
};

const claim =
  /^\W*(?:\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?,\s*)?(?:(?:and|but|so|look|listen|well)[\s,]+)*you ((?:\p{L}+ed|sold|wrote|took|hid|sent|gave|kept|stole|paid|made|left|forged|put|brought|bought|met|saw|told) (?!me\b|us\b)[^,.;!?]+)/u;
