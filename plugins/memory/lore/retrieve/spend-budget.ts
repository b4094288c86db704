import type { LoreCandidate } from "./query.ts";

/** A candidate before it is decided upon. */
export type PendingCandidate = Omit<LoreCandidate, "used" | "reason"> & {
  /** Whom or what it is about: an entity's id, or that of the file that describes one. */
  readonly subject_id: string | null;
  /** The turn of the piece; `null` when it belongs to none. */
  readonly turn_no: number | null;
  /** Why it cannot be used, if it cannot. */
  readonly fault: string | null;
};

/** Uses the best candidates that fit: never more tokens than `budget`, never more pieces than `limit`. Each gets its reason. */
export const spendBudget = (candidates: readonly PendingCandidate[], budget: number, limit: number): LoreCandidate[] => {
  let left = budget;
  let used = 0;
  return candidates.map(({ fault, subject_id: _subject, turn_no: _turn, ...candidate }) => {
    const reason = fault ?? lack(candidate.tokens, left, used, limit);
    if (reason !== null) return { ...candidate, used: false, reason };
    left -= candidate.tokens;
    used += 1;
    return { ...candidate, used: true, reason: explainUse(candidate) };
  });
};

/** Puts the best pieces of the story in front, as many as `count`, of those that can be used. */
export const putStoryFirst = (candidates: readonly PendingCandidate[], count: number): readonly PendingCandidate[] => {
  if (count === 0) return candidates;
  const first = new Set(candidates.filter(({ source, fault }) => source === "history" && fault === null).slice(0, count));
  return [...first, ...candidates.filter((candidate) => !first.has(candidate))];
};

const lack = (tokens: number, left: number, used: number, limit: number): string | null => {
  if (used >= limit) return `${limit} better pieces were used already.`;
  return tokens > left ? `It needs ${tokens} tokens, and ${left} are left of the budget.` : null;
};

const explainUse = ({ matched }: Omit<LoreCandidate, "used" | "reason">): string => {
  const reasons = [
    ...(matched.named.length > 0 ? [`it is about ${matched.named.join(" and ")}`] : []),
    ...(matched.terms.length > 0 ? [`it holds ${matched.terms.map((term) => `"${term}"`).join(", ")}`] : []),
    ...(matched.terms.length === 0 && matched.text !== null ? ["what stands beside it matches"] : []),
    ...(matched.vector !== null && matched.vector > 0.2 ? ["it is near in subject"] : []),
  ];
  return reasons.length === 0 ? "It ranks high and fits the budget." : `Used because ${reasons.join("; ")}.`;
};
