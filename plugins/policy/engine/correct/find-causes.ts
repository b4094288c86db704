import type { PredicateGraph, Span, Violation } from "freeform-rpg/schemas";
import { indexGraph } from "../language/graph-index.ts";
import type { GraphIndex } from "../language/graph-index.ts";
import { applyInTurn, collide, shiftSpan } from "./edits.ts";
import { proposeChanges } from "./gather-changes.ts";
import type { Tools } from "./gather-changes.ts";
import { bySeverityThenPlace } from "./plan-corrections.ts";
import type { Case } from "./plan-corrections.ts";

/** A violation and another one that vanishes when it is corrected. */
export interface Cause {
  readonly cause: Case;
  readonly effect: Case;
}

/** Reads and checks a changed text. */
export type TryText = (text: string) => Promise<{ readonly graph: PredicateGraph; readonly violations: readonly Violation[] }>;

/** Violations whose fixes are tried in one round, and units of a text that is tried: each trial reads the text again. */
const mostTrials = 12;
const longest = 20_000;

/**
 * Finds which violations cause others: each fix is tried alone, and what vanishes with it, apart from its own violation, is its effect. Of two
 * that remove each other the one that is corrected first is the cause.
 */
export const findCauses = async (cases: readonly Case[], graph: PredicateGraph, tools: Tools, tryText: TryText): Promise<Cause[]> => {
  if (cases.length < 2 || graph.text.length > longest) return [];
  const ordered = cases.toSorted(bySeverityThenPlace);
  const index = indexGraph(graph);
  const removed = new Map<Case, ReadonlySet<Case>>();
  for (const one of ordered) {
    if (removed.size === mostTrials) break;
    const vanished = await tryFix(one, ordered, index, tools, tryText);
    if (vanished !== null) removed.set(one, vanished);
  }
  return ordered.flatMap((cause, at) =>
    [...(removed.get(cause) ?? [])].flatMap((effect) =>
      removed.get(effect)?.has(cause) === true && ordered.indexOf(effect) < at ? [] : [{ cause, effect }],
    ),
  );
};

/** The other violations that vanish with this one; `null` when no fix corrects it. */
const tryFix = async (
  one: Case,
  all: readonly Case[],
  index: GraphIndex,
  tools: Tools,
  tryText: TryText,
): Promise<ReadonlySet<Case> | null> => {
  const changes = proposeChanges(one, index, tools) ?? [];
  if (changes.length === 0) return null;
  const { text, made } = applyInTurn(index.graph.text, changes);
  const { violations } = await tryText(text);
  const isLeft = (other: Case): boolean => {
    const place = other.violation.location && made.reduce<Span>((span, edit) => shiftSpan(span, edit), other.violation.location);
    return violations.some((left) => isSame(left, other.violation, place));
  };
  return isLeft(one) ? null : new Set(all.filter((other) => other !== one && !isLeft(other)));
};

const isSame = (left: Violation, before: Violation, place: Span | undefined): boolean =>
  left.policy_id === before.policy_id &&
  left.rule_id === before.rule_id &&
  (place === undefined || left.location === undefined || collide(place, left.location) || place.start === left.location.start);
