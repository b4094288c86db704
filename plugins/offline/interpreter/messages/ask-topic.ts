import { addressedIn } from "../speech/hail.ts";
import type { Reading } from "../reading.ts";
import { askGame } from "../speech/ask-game.ts";

/** "Sealing the page: can I undo that later?" asks about it and does nothing: the question without its topic. Any other text stays as it is. */
export const askTopic = (text: string, reading: Reading): string => {
  const { topic = "", question = "" } = headed.exec(text)?.groups ?? {};
  return question === "" || addressedIn(`${topic}!`, reading) !== undefined || askGame(question) === null ? text : question;
};

const headed =
  /^\W*(?<topic>(?!(?:i|we)\b)[^.!?:,"“]{3,50}): (?<question>(?:can|could|do|does|did|is|are|will|would|may|should|what|how|when|who|where|which|why)\b[^:"“]*\?)\s*$/iu;
