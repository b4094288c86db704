import type { ExpectedAction, Sentence } from "../sentence.ts";
import type { Account, Act } from "./account.ts";
import { findMissing, hasFamily, hasVerb, namesTarget, requiredAmong } from "./match-action.ts";
import type { FindVerb } from "./match-action.ts";

/** The expected actions that left no trace: neither allowed nor refused nor put off, and not asked about. Each trace stands for one of them. */
export const findSilent = ({ answer, actions }: Sentence, account: Account, find: FindVerb): ExpectedAction[] => {
  if (account.asks || account.questions.length > 0 || (answer !== "action" && answer !== "refuse")) return [];
  const traces = [...account.allowed, ...account.blocked, ...account.notAttempted, ...spoken(account)];
  const absent = new Set(findMissing(actions, { done: account.done, speech: account.speech }, find));
  return requiredAmong(actions, find).filter((one) => {
    const at = bestTrace(traces, one, find);
    if (at >= 0) traces.splice(at, 1);
    return at < 0 && absent.has(one);
  });
};

const bestTrace = (traces: readonly Act[], one: ExpectedAction, find: FindVerb): number => {
  const tests = [
    (act: Act) => hasVerb(act, one, find) && namesTarget(act, one.targets),
    (act: Act) => hasVerb(act, one, find),
    (act: Act) => namesTarget(act, one.targets),
    (act: Act) => hasFamily(act, one, find),
  ];
  const found = tests.map((test) => traces.findIndex(test));
  return found.find((at) => at >= 0) ?? -1;
};

/** Words aloud are narrated without an action of their own. */
const spoken = ({ speech }: Account): Act[] =>
  speech === "" ? [] : [{ verb: "say", family: "talk", targets: [], said: speech, question: null }];
