import type { CorrectionReport, CorrectionStrategy, PredicateGraph, TextCorrection, Violation } from "freeform-rpg/schemas";
import { askVerifiers, evaluate } from "../evaluate/evaluate.ts";
import type { Extract } from "../extract/graph-source.ts";
import { indexGraph } from "../language/graph-index.ts";
import type { Findings } from "../language/domain.ts";
import type { PolicySet } from "../language/load-policies.ts";
import { coreFixes } from "./core-fixes.ts";
import { applyInTurn } from "./edits.ts";
import { findCauses } from "./find-causes.ts";
import type { Cause } from "./find-causes.ts";
import type { Fix, FixKnowledge } from "./fix.ts";
import { gatherChanges, settleConflicts } from "./gather-changes.ts";
import type { PlannedChange, Reasons, Tools } from "./gather-changes.ts";
import { measureUntouched } from "./measure-change.ts";
import { planCorrections } from "./plan-corrections.ts";
import type { Case } from "./plan-corrections.ts";
import type { Rewrite } from "./rewrite.ts";
import type { Asker } from "./rewriting.ts";

/** Rounds of correction, by the strategies that were used; more than one strategy counts as mixed. */
export const iterationLimits = { patch: 3, insert: 3, rewrite: 2, mixed: 5 } as const;

/** The options of `correct`. */
export interface CorrectOptions {
  readonly policies: PolicySet;
  readonly extract: Extract;
  /** Runs the detectors of domains over each graph. Default: none. */
  readonly detect?: (graph: PredicateGraph) => Findings;
  /** Whether `extract` costs nothing: then fixes are tried to find which violations cause others. Default false. */
  readonly free?: boolean;
  /** Pays for verifiers that ask a model. Default: none is asked. */
  readonly asker?: Asker | null;
  readonly fixes?: readonly Fix[];
  readonly known?: FixKnowledge;
  /** Rewrites a passage, usually by a model. Without it only fixes are applied. */
  readonly rewrite?: Rewrite;
}

interface Round {
  readonly text: string;
  readonly graph: PredicateGraph;
  readonly violations: readonly Violation[];
  readonly corrections: readonly TextCorrection[];
}

/** Corrects a text until it breaks no policy or no correction helps; every round reads the text again and checks it by all policies. */
export const correct = async (original: string, options: CorrectOptions): Promise<CorrectionReport> => {
  const tools: Tools = {
    fixes: new Map([...coreFixes, ...(options.fixes ?? [])].map((fix) => [fix.name, fix])),
    known: options.known ?? {},
    rewrite: options.rewrite,
    planned: [],
  };
  const used = new Set<CorrectionStrategy>();
  const seen = new Set([original]);
  const tradeOffs: CorrectionReport["trade_offs"] = [];
  const reasons: Reasons = new Map();
  const causes = new Map<string, CorrectionCause>();
  let round: Round = { text: original, ...(await evaluateText(original, options)), corrections: [] };
  let best = round;
  const end = (termination: CorrectionReport["termination"], iterations: number): CorrectionReport =>
    report(original, best, { termination, iterations, tradeOffs, reasons, causes });
  for (let iteration = 1; ; iteration += 1) {
    if (isClean(round)) return end("passed", iteration - 1);
    if (iteration > limitOf(used)) return end("limit", iteration - 1);
    const setAside = tradeOffs.length;
    const { text, made } = await correctOnce(round, options, { tools, reasons, tradeOffs, causes });
    if (text === round.text) return end(tradeOffs.length > setAside ? "conflict" : "no_progress", iteration - 1);
    for (const { strategy } of made) used.add(strategy);
    round = { text, ...(await evaluateText(text, options)), corrections: [...round.corrections, ...made] };
    // A text that was there before means that two fixes undo each other.
    if (seen.has(text)) return end("conflict", iteration);
    seen.add(text);
    if (scoreViolations(round) < scoreViolations(best)) best = round;
    else if (sameViolations(round, best)) return end(tradeOffs.length > 0 ? "conflict" : "no_progress", iteration);
  }
};

const evaluateText = async (
  text: string,
  { policies, extract, detect = () => new Map(), asker = null }: CorrectOptions,
): Promise<Pick<Round, "graph" | "violations">> => {
  const graph = await extract(text);
  const scores = policies.verifiers.size > 0 ? { scores: await askVerifiers(policies, graph, asker) } : {};
  return { graph, violations: evaluate(policies, graph, { ...scores, findings: detect(graph) }) };
};

interface RoundContext {
  readonly tools: Tools;
  readonly reasons: Reasons;
  readonly tradeOffs: CorrectionReport["trade_offs"];
  readonly causes: Map<string, CorrectionCause>;
}

const correctOnce = async (
  { text, graph, violations }: Round,
  options: CorrectOptions,
  { tools, reasons, tradeOffs, causes }: RoundContext,
): Promise<{ text: string; made: TextCorrection[] }> => {
  const index = indexGraph(graph);
  const all = violations.filter(({ severity }) => severity !== "info").flatMap((violation) => toCase(violation, options.policies));
  const found =
    options.free === true ? await findCauses(all, graph, tools, (changed) => evaluateText(changed, { ...options, asker: null })) : [];
  for (const one of found.map(nameCause)) causes.set(`${one.cause} ${one.effect}`, one);
  // Effects wait: with their cause corrected they are checked again.
  const waiting = new Set(found.map(({ effect }) => effect));
  const cases = all.filter((one) => !waiting.has(one));
  const planned: PlannedChange[] = [];
  for (const group of planCorrections(cases, text)) planned.push(...(await gatherChanges(group, index, { ...tools, planned }, reasons)));
  const applied = applyInTurn(text, settleConflicts(planned, tradeOffs));
  let before = text;
  const made = applied.made.map(({ case: { violation }, strategy, location, replacement, explanation }) => {
    const original = before.slice(location.start, location.end);
    before = before.slice(0, location.start) + replacement + before.slice(location.end);
    return { violation_id: violation.violation_id, strategy, location, original, replacement, explanation };
  });
  return { text: applied.text, made };
};

type CorrectionCause = NonNullable<CorrectionReport["causes"]>[number];

const nameCause = ({ cause, effect }: Cause): CorrectionCause => ({ cause: nameCase(cause), effect: nameCase(effect) });

const nameCase = ({ violation }: Case): string => `${violation.policy_id}/${violation.rule_id}`;

const toCase = (violation: Violation, { policies }: PolicySet): Case[] => {
  const policy = policies.find(({ policy_id }) => policy_id === violation.policy_id);
  const rule = policy?.rules.find(({ rule_id }) => rule_id === violation.rule_id);
  return policy && rule ? [{ violation, rule, policy }] : [];
};

const limitOf = (used: ReadonlySet<CorrectionStrategy>): number => {
  const [only] = used;
  return used.size === 1 && only !== undefined ? iterationLimits[only] : iterationLimits.mixed;
};

const isClean = ({ violations }: Round): boolean => violations.every(({ severity }) => severity === "info");

const statusOf = (round: Round): CorrectionReport["verification_status"] => {
  if (!isClean(round)) return "failed";
  return round.violations.some(({ unchecked }) => unchecked === true) ? "unchecked" : "passed";
};

const scoreViolations = ({ violations }: Round): number =>
  violations.reduce((sum, { severity }) => sum + (severity === "error" ? 1000 : severity === "warning" ? 1 : 0), 0);

const sameViolations = (a: Round, b: Round): boolean => keysOf(a) === keysOf(b);
const keysOf = ({ violations }: Round): string =>
  violations
    .map(({ policy_id, rule_id, message }) => `${policy_id}/${rule_id}/${message}`)
    .sort()
    .join("\n");

interface CorrectionEnd {
  readonly termination: CorrectionReport["termination"];
  readonly iterations: number;
  readonly tradeOffs: CorrectionReport["trade_offs"];
  readonly reasons: Reasons;
  readonly causes: ReadonlyMap<string, CorrectionCause>;
}

const report = (
  original: string,
  best: Round,
  { termination, iterations, tradeOffs, reasons, causes }: CorrectionEnd,
): CorrectionReport => ({
  original_text: original,
  corrected_text: best.text,
  corrections: [...best.corrections],
  residual_violations: best.violations.map((violation) => ({ ...violation, reason: reasonOf(violation, termination, tradeOffs, reasons) })),
  verification_status: statusOf(best),
  termination,
  iterations,
  trade_offs: tradeOffs,
  ...(causes.size === 0 ? {} : { causes: [...causes.values()] }),
  untouched_share: measureUntouched(original, best.text),
});

const reasonOf = (
  { severity, unchecked, violation_id, policy_id, rule_id }: Violation,
  termination: CorrectionReport["termination"],
  tradeOffs: CorrectionReport["trade_offs"],
  reasons: Reasons,
): string => {
  if (unchecked === true) return "It was not checked.";
  if (severity === "info") return "It is for information: reported, never corrected.";
  const gaveWay = tradeOffs.find(({ set_aside }) => set_aside === `${policy_id}/${rule_id}`);
  if (gaveWay) return `Its fix gave way to that of ${gaveWay.applied}.`;
  if (termination === "limit") return "The rounds of correction were used up.";
  if (termination === "conflict") return "Correcting it broke another rule, and correcting that broke this one again.";
  return reasons.get(violation_id) ?? "Correcting it changed nothing.";
};
