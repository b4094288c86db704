import type { Sentence } from "../sentence.ts";
import type { Account } from "./account.ts";
import { lastingAmong } from "./match-effect.ts";

/** True when the engine answered as was meant: with an action, an answer, a question back, a refusal, or by hearing words only. */
export const hasKind = ({ answer }: Pick<Sentence, "answer">, account: Account): boolean => checks[answer](account);

type Check = (account: Account) => boolean;

/** Questions of the game's own that say that nothing was understood. */
const notUnderstood = /^(?:unclear\b.*|later\b.*|unread\b.*|)$/s;

const isAnswered: Check = ({ questions, done }) =>
  (questions.some((topic) => !notUnderstood.test(topic)) || done.some((act) => looksUp.has(act.verb) && act.said !== "")) &&
  done.every((act) => act.question !== null || looksUp.has(act.verb));

/** Verbs by which a question to the game is read as an action that changes nothing. */
const looksUp: ReadonlySet<string> = new Set(["look", "remember", "think"]);

const isSpoken: Check = ({ speech, done, asks }) =>
  !asks &&
  (speech !== "" || done.some(({ family }) => family === "talk")) &&
  done.every(({ family }) => family === "talk" || family === "gesture");

const checks: Readonly<Record<Sentence["answer"], Check>> = {
  action: ({ done }) => done.some(({ question }) => question === null),
  question: isAnswered,
  speech: isSpoken,
  table_talk: ({ tableTalk, done }) => tableTalk !== "" && done.length === 0,
  clarify: ({ asks, questions, done }) => (asks || questions.some((topic) => /^unclear\b/.test(topic))) && done.length === 0,
  refuse: ({ blocked, changes }) => blocked.length > 0 && lastingAmong(changes).length === 0,
};
