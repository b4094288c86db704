import type { Policy, PolicyRule, Span, Violation } from "freeform-rpg/schemas";
import { byPrecedence } from "../language/load-policies.ts";
import { collide } from "./edits.ts";

/** A violation with the rule and the policy that it breaks. */
export interface Case {
  readonly violation: Violation;
  readonly rule: PolicyRule;
  readonly policy: Policy;
}

/** Violations that are corrected together, with the strategy of the specification's table. */
export interface Group {
  readonly cases: readonly Case[];
  readonly strategy: "patch" | "insert" | "rewrite";
  readonly scope: "local" | "section" | "full";
}

/** Violations that one round corrects. They are compared with each other, so their number bounds a round's time. */
export const maxPerRound = 500;

/** The number of violations from which the whole text counts as wrong. */
const many = 6;

const strategies = { isolated: "patch", missing: "insert", semantic: "rewrite" } as const;

/**
 * Groups violations and chooses a strategy for each group: one alone by its kind, related ones as a section, many that touch more than
 * half of the text as a whole. Groups come by severity, then by place. What is over {@link maxPerRound} waits for the next round.
 */
export const planCorrections = (cases: readonly Case[], text: string): Group[] => {
  const all = cases.toSorted(bySeverityThenPlace);
  const ordered = all.slice(0, maxPerRound);
  if (isSystemic(all, text)) return [{ cases: ordered, strategy: "rewrite", scope: "full" }];
  return gather(ordered).map((group): Group => {
    const [only] = group;
    if (group.length > 1 || only === undefined) return { cases: group, strategy: "rewrite", scope: "section" };
    return { cases: group, strategy: strategies[only.rule.kind], scope: "local" };
  });
};

/** The violations that no other violation causes: they are corrected first, then the rest is checked again. */
export const rootsOf = (cases: readonly Case[]): Case[] => {
  const roots = cases.filter(
    ({ rule, policy }) => !cases.some((other) => other.policy === policy && rule.caused_by.includes(other.rule.rule_id)),
  );
  return roots.length > 0 ? roots : [...cases];
};

/** Severity (fatal before major before minor), then place, then precedence. */
export const bySeverityThenPlace = (a: Case, b: Case): number =>
  rankOf(a) - rankOf(b) || placeOf(a) - placeOf(b) || byPrecedence(a.policy, b.policy);

const rankOf = ({ violation: { severity, level } }: Case): number =>
  severity === "info" ? 3 : ranks[level ?? (severity === "error" ? "major" : "minor")];
const ranks = { fatal: 0, major: 1, minor: 2 };
const placeOf = ({ violation }: Case): number => violation.location?.start ?? Infinity;

const gather = (cases: readonly Case[]): Case[][] => {
  const groups: Case[][] = [];
  for (const one of cases) {
    const [home, ...others] = groups.filter((group) => group.some((other) => related(one, other)));
    if (home === undefined) groups.push([one]);
    else {
      home.push(one, ...others.flat());
      for (const other of others) groups.splice(groups.indexOf(other), 1);
    }
  }
  return groups;
};

const related = (a: Case, b: Case): boolean =>
  touch(a.violation.location, b.violation.location) ||
  (a.violation.node_id !== undefined && a.violation.node_id === b.violation.node_id) ||
  (a.policy === b.policy && (a.rule.caused_by.includes(b.rule.rule_id) || b.rule.caused_by.includes(a.rule.rule_id)));

const touch = (a: Span | undefined, b: Span | undefined): boolean => a !== undefined && b !== undefined && collide(a, b);

const isSystemic = (cases: readonly Case[], text: string): boolean => {
  if (cases.length < many) return false;
  const spans = cases.flatMap(({ violation }) => violation.location ?? []).toSorted((a, b) => a.start - b.start);
  let [covered, reached] = [0, 0];
  for (const { start, end } of spans) {
    covered += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return covered > text.length / 2;
};
