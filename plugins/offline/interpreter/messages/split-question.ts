import { askGame } from "../speech/ask-game.ts";

/** "What do I know about the tower, and about Jin", "where am I and who is here": two questions in one sentence. */
export const splitQuestion = (question: string): string[] => {
  const [, opening, first, second] = /^(.*?\babout )(.+?),? and about (.+)$/i.exec(question) ?? [];
  if (opening !== undefined) return [`${opening}${first}`, `${opening}${second}`];
  const parts = question.split(another).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => askGame(part) !== null || asking.test(part)) ? parts : [question];
};

const auxiliary = "is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|am";
/** Where the next question of a sentence begins: ", what does she look like", "and who is here". */
const another = new RegExp(
  `(?:,\\s*(?:and|or|but)?|\\s(?:and|or|but))\\s+(?=(?:(?:who|whom|what|where|when|why|how|which|whose)(?:\\s+\\w+){0,2}?\\s+)?(?:${auxiliary})\\b|(?:who|what|where|how)(?:'s|'re)\\b|(?:who|what)(?:\\s+else)?\\s+\\w+s\\b)`,
  "i",
);
const asking = new RegExp(`^(?:who|whom|what|where|when|why|how|which|whose|${auxiliary})\\b`, "i");
