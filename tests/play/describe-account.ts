import type { Account } from "./judge/account.ts";
import { showAct, showChange } from "./judge/show-act.ts";
import type { JudgedSentence } from "./play-sentences.ts";
import type { ExpectedAction, Sentence } from "./sentence.ts";

/** A failed sentence on three lines: what was typed and meant, what the engine made of it, and what is wrong with that. */
export const describeFailure = ({ sentence, account, verdict }: JudgedSentence): string =>
  [
    `${verdict.grade}: ${sentence.text}`,
    `  meant: ${describeMeaning(sentence)}`,
    `  made:  ${describeAccount(account)}`,
    `  wrong: ${verdict.problems.join("; ")}`,
  ].join("\n");

const describeMeaning = ({ answer, actions, effects, never }: Sentence): string =>
  [
    `${answer}${actions.length > 0 ? `: ${actions.map(describeAction).join(", ")}` : ""}`,
    effects === undefined ? "" : `-> ${effects.length === 0 ? "no change" : effects.join(", ")}`,
    never.length > 0 ? `never ${never.join(", ")}` : "",
  ]
    .filter((part) => part !== "")
    .join(" ");

const describeAction = ({ verbs, targets, topic }: ExpectedAction): string =>
  `${verbs.join("/")} ${targets.map((target) => target || "*").join("|")}${topic.length > 0 ? ` about ${topic.join("|")}` : ""}`;

/** What the engine made of a sentence, on one line. */
const describeAccount = ({ done, blocked, notAttempted, dropped, questions, asks, speech, tableTalk, changes }: Account): string => {
  const parts = [
    done.map(showAct).join(", "),
    list("blocked", blocked.map(showAct)),
    list("put off", notAttempted.map(showAct)),
    list("dropped", dropped.map(showAct)),
    list("questions", questions),
    asks ? "asks back" : "",
    speech === "" ? "" : `says "${speech}"`,
    tableTalk === "" ? "" : `to the table "${tableTalk}"`,
    list("->", changes.map(showChange)),
  ].filter((part) => part !== "");
  return parts.length === 0 ? "nothing" : parts.join("; ");
};

const list = (label: string, values: readonly string[]): string =>
  values.length === 0 ? "" : `${label} ${[...new Set(values)].join(", ")}`;
