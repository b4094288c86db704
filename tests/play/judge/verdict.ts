import { parseLines, readEffectLine, readNeverLine } from "../effect-line.ts";
import type { EffectLine } from "../effect-line.ts";
import type { Sentence } from "../sentence.ts";
import type { Account, Change } from "./account.ts";
import { hasKind } from "./has-kind.ts";
import { findAstray } from "./find-astray.ts";
import { findMissing, hasTarget, hasVerb, requiredAmong } from "./match-action.ts";
import type { FindVerb } from "./match-action.ts";
import { showAct, showChange } from "./show-act.ts";
import { happened, lastingAmong } from "./match-effect.ts";
import { findSilent } from "./find-silent.ts";

/** How well a sentence was understood. `missed`: neither right nor wrong, such as a question back or a refusal where none was meant. */
export type Grade = "understood" | "half" | "wrong" | "missed";

/** The judgement of one sentence. */
export interface Verdict {
  readonly grade: Grade;
  /** Everything that is not as meant, one clause each. */
  readonly problems: readonly string[];
  /** Expected actions that left no trace, and how many were expected. */
  readonly silent: number;
  readonly expected: number;
  /** Allowed actions of which nothing more was reported. */
  readonly dropped: number;
}

/** Compares what the engine made of a sentence with what was meant. */
export const judge = (sentence: Sentence, account: Account, find: FindVerb): Verdict => {
  const missing = sentence.answer === "action" ? findMissing(sentence.actions, account, find) : [];
  const astray = findAstray(sentence, account, find);
  const broken = findBroken(sentence, account, find);
  const problems = [
    ...(hasKind(sentence, account) ? [] : [`not answered as ${sentence.answer}`]),
    ...missing.map(({ verbs, targets }) => `missing: ${verbs[0] ?? ""} ${targets.join("|")}`.trim()),
    ...findAbsent(sentence, account).map((line) => `no effect: ${showChange(line)}`),
    ...unwanted(sentence, account).map((change) => `changed: ${showChange(change)}`),
    ...astray.map((act) => `not meant: ${showAct(act)}`),
    ...broken.map((line) => `never: ${showChange(line)}`),
  ];
  return {
    grade: gradeOf(sentence, { account, find, problems: problems.length, wrong: astray.length + broken.length > 0 }),
    problems,
    silent: findSilent(sentence, account, find).length,
    expected: requiresActions(sentence) ? requiredAmong(sentence.actions, find).length : 0,
    dropped: account.dropped.length,
  };
};

interface Findings {
  readonly account: Account;
  readonly find: FindVerb;
  readonly problems: number;
  readonly wrong: boolean;
}

const gradeOf = ({ answer, actions }: Sentence, { account, find, problems, wrong }: Findings): Grade => {
  if (wrong) return "wrong";
  if (problems === 0) return "understood";
  const hit = account.done.some((act) => actions.some((one) => hasVerb(act, one, find) && hasTarget(act, one)));
  return answer === "action" && hit ? "half" : "missed";
};

const requiresActions = ({ answer }: Sentence): boolean => answer === "action" || answer === "refuse";

const findBroken = ({ never }: Sentence, { done, changes }: Account, find: FindVerb): EffectLine[] =>
  parseLines(never, readNeverLine).filter((line) =>
    line.kind === "verb" ? done.some(({ verb }) => verb === find(line.words[0] ?? "").verb) : happened(line, changes),
  );

const findAbsent = ({ effects = [] }: Sentence, account: Account): EffectLine[] =>
  parseLines(effects, readEffectLine).filter((line) => !happened(line, account.changes) && !isGranted(line, account));

/** Someone who does at once what they were asked for has agreed to it. */
const isGranted = ({ kind, words }: EffectLine, { done, changes }: Account): boolean =>
  kind === "agree" &&
  done.some(({ family, targets }) => (family === "talk" || family === "appeal") && targets.includes(words[0] ?? "")) &&
  changes.some((change) => granted.has(change.kind));

/** Changes that a person brings about at someone's request. */
const granted: ReadonlySet<string> = new Set(["transfer", "place", "set_state", "join", "leave_party", "move"]);

const unwanted = ({ effects, answer }: Sentence, { changes }: Account): Change[] =>
  effects?.length === 0 || (effects === undefined && answer === "refuse") ? lastingAmong(changes) : [];
