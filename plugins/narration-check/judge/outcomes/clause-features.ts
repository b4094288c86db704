import type { Clause, Mood } from "../reading/read-clauses.ts";

/** The features of a clause, by number, each with its share: words, words with their subject, and pairs of words. */
export interface Features {
  readonly ids: Int32Array;
  readonly shares: Float64Array;
}

/** The share of a clause that another one follows. */
const earlierShare = 0.4;

/** The share of a feature for actions of all families, compared with the share for its own family. */
const commonShare = 0.5;

const marks: Readonly<Record<Mood, string>> = { so: "", not: "!", maybe: "~" };

/** The features of clauses about an action of a family. `numberOf` returns the number of a feature, or -1 for one to ignore. */
export const featuresOf = (clauses: readonly Clause[], family: string, numberOf: (name: string) => number): Features => {
  const [ids, shares]: [number[], number[]] = [[], []];
  // The bias feature: it is part of every clause.
  shares[ids.push(numberOf("")) - 1] = 1;
  const put = (id: number, share: number): void => {
    if (id !== -1) shares[ids.push(id) - 1] = share;
  };
  const add = (name: string, share: number): void => {
    const id = numberOf(name);
    // A feature that is unknown for all families is unknown for each of them.
    if (id === -1) return;
    put(id, share * commonShare);
    put(numberOf(`${family}|${name}`), share);
  };
  // A denied word counts half for the opposite.
  const count = (name: string, mood: Mood, share: number): void => {
    if (mood === "not") add(name, -share / 2);
    add(marks[mood] + name, mood === "maybe" ? share / 2 : share);
  };
  for (const [nth, { words, spoken, subject }] of clauses.entries()) {
    // The last clause says how an action ends: "they hear you out, and agree".
    const share = nth === clauses.length - 1 ? 1 : earlierShare;
    for (const [at, { stem, mood, heavy }] of words.entries()) {
      const name = spoken ? `"${stem}` : stem;
      const next = words[at + 1];
      if (heavy) count(name, mood, share / 2);
      if (heavy && !spoken) count(`${subject} ${stem}`, mood, share);
      if (next !== undefined) count(`${name}_${next.stem}`, next.mood, share);
    }
  }
  return { ids: Int32Array.from(ids), shares: Float64Array.from(shares) };
};
