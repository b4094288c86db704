import type { CorrectionReport, CorrectionStrategy } from "freeform-rpg/schemas";
import type { GraphIndex } from "../language/graph-index.ts";
import { byPrecedence } from "../language/load-policies.ts";
import { collide, widenOverBlank } from "./edits.ts";
import { findSection } from "./find-section.ts";
import type { Change, Fix, FixKnowledge } from "./fix.ts";
import { rootsOf } from "./plan-corrections.ts";
import type { Case, Group } from "./plan-corrections.ts";
import type { Rewrite, RewriteRefusal } from "./rewrite.ts";

/** A planned change, with the case that it corrects. */
export interface PlannedChange extends Change {
  readonly case: Case;
  readonly strategy: CorrectionStrategy;
}

/** The tools that changes are gathered with. */
export interface Tools {
  readonly fixes: ReadonlyMap<string, Fix>;
  readonly known: FixKnowledge;
  readonly rewrite: Rewrite | undefined;
  /** Changes planned in this round so far. */
  readonly planned: readonly PlannedChange[];
}

/** The reason why each violation was left uncorrected, by its id. */
export type Reasons = Map<string, string>;

/** The changes of one group: the fixes of its root violations where they exist, else a rewrite. */
export const gatherChanges = async (group: Group, index: GraphIndex, tools: Tools, reasons: Reasons): Promise<PlannedChange[]> => {
  const roots = rootsOf(group.cases);
  const fixed = roots.map((one) => proposeChanges(one, index, tools));
  if (fixed.every((changes) => changes !== undefined)) return fixed.flat();
  const partly = fixed.flatMap((changes) => changes ?? []);
  const open = roots.filter((_, at) => fixed[at] === undefined);
  const leave = (why: string): PlannedChange[] => {
    for (const { violation } of open) reasons.set(violation.violation_id, why);
    return partly;
  };
  if (tools.rewrite === undefined) return leave("No fix is known for it, and no model was given that could rewrite the place.");
  const rewritten = await rewriteGroup(group, index, tools.rewrite);
  return "refused" in rewritten ? leave(rewritten.refused) : [rewritten];
};

/** Drops changes that conflict with one of a policy of higher precedence. Identical changes are made once. */
export const settleConflicts = (planned: readonly PlannedChange[], tradeOffs: CorrectionReport["trade_offs"]): PlannedChange[] => {
  const accepted: PlannedChange[] = [];
  for (const change of planned.toSorted((a, b) => byPrecedence(a.case.policy, b.case.policy))) {
    const other = accepted.find(({ location }) => collide(location, change.location));
    if (other === undefined) accepted.push(change);
    else if (other.replacement !== change.replacement || other.location.start !== change.location.start) {
      tradeOffs.push({
        applied: nameCase(other.case),
        set_aside: nameCase(change.case),
        explanation: `Both change the same place. ${other.case.policy.policy_id} goes first by tier, priority and id.`,
      });
    }
  }
  return planned.filter((change) => accepted.includes(change));
};

const nameCase = ({ violation }: Case): string => `${violation.policy_id}/${violation.rule_id}`;

/** The changes by which the fix of a rule corrects a violation; `undefined` when it has none. */
export const proposeChanges = (one: Case, index: GraphIndex, { fixes, known, planned }: Tools): PlannedChange[] | undefined => {
  const fix = fixes.get(one.rule.fix ?? "");
  return fix?.propose(one.violation, index, { ...known, planned })?.map((change) => ({ ...change, case: one, strategy: fix.strategy }));
};

const scopes = { local: "passage", section: "section", full: "text" } as const;

const rewriteGroup = async (group: Group, { graph }: GraphIndex, rewrite: Rewrite): Promise<PlannedChange | RewriteRefusal> => {
  const [first] = group.cases;
  if (first === undefined) return { refused: "There is nothing to rewrite." };
  const location = findSection(graph.text, group);
  const replacement = await rewrite({
    section: graph.text.slice(location.start, location.end),
    before: graph.text.slice(0, location.start),
    after: graph.text.slice(location.end),
    problems: group.cases.map(({ rule, violation }) => ({
      rule: rule.description,
      message: violation.message,
      suggestion: violation.suggestion ?? "",
      place: graph.text.slice(violation.location?.start ?? 0, violation.location?.end ?? 0),
    })),
  });
  if (typeof replacement !== "string") return replacement;
  const messages = [...new Set(group.cases.map(({ violation }) => violation.message))].join(" ");
  return {
    location: replacement === "" ? widenOverBlank(graph.text, location) : location,
    replacement,
    explanation: `Rewrote the ${scopes[group.scope]}: ${messages}`,
    case: first,
    strategy: "rewrite",
  };
};
