import type { LoreCandidate } from "./query.ts";

/** A candidate before the budget decides whether it is used. */
export type PendingCandidate = Omit<LoreCandidate, "used" | "reason"> & {
  /** The id of its subject: an entity, or the file that describes one. */
  readonly subjectId: string | null;
  /** The turn of the piece; `null` when it belongs to none. */
  readonly turnNo: number | null;
  /** The reason why it must not be used, as a sentence; `null` when it may be. */
  readonly exclusion: string | null;
};

/** Uses the best candidates that fit into `budget` tokens and `limit` pieces, and gives each candidate a reason. */
export const spendBudget = (candidates: readonly PendingCandidate[], budget: number, limit: number): LoreCandidate[] => {
  let left = budget;
  let used = 0;
  return candidates.map(({ exclusion, subjectId: _subject, turnNo: _turn, ...candidate }) => {
    const reason = exclusion ?? explainLack(candidate.tokens, left, used, limit);
    if (reason !== null) return { ...candidate, used: false, reason };
    left -= candidate.tokens;
    used += 1;
    return { ...candidate, used: true, reason: explainUse(candidate) };
  });
};

/** Moves the best `count` usable pieces of the history to the front. */
export const putStoryFirst = (candidates: readonly PendingCandidate[], count: number): readonly PendingCandidate[] => {
  if (count === 0) return candidates;
  const first = new Set(candidates.filter(({ source, exclusion }) => source === "history" && exclusion === null).slice(0, count));
  return [...first, ...candidates.filter((candidate) => !first.has(candidate))];
};

const explainLack = (tokens: number, left: number, used: number, limit: number): string | null => {
  if (used >= limit) return `${limit} better pieces are already used.`;
  return tokens > left ? `It needs ${tokens} tokens, and ${left} are left of the budget.` : null;
};

const explainUse = ({ matched }: Omit<LoreCandidate, "used" | "reason">): string => {
  const reasons = [
    ...(matched.named.length > 0 ? [`it is about ${matched.named.join(" and ")}`] : []),
    ...(matched.terms.length > 0 ? [`it contains ${matched.terms.map((term) => `"${term}"`).join(", ")}`] : []),
    ...(matched.terms.length === 0 && matched.text !== null ? ["a neighbouring piece matches"] : []),
    ...(matched.vector !== null && matched.vector > 0.2 ? ["its subject is similar"] : []),
  ];
  return reasons.length === 0 ? "It ranks high and fits the budget." : `Used because ${reasons.join("; ")}.`;
};
