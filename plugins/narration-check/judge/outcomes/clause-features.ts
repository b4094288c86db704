import type { Clause, Mood } from "../reading/read-clauses.ts";

/** What is counted of a clause, by number, with its share: words, words beside their subject, and pairs. */
export interface Features {
  readonly ids: Int32Array;
  readonly shares: Float64Array;
}

/** What a clause counts for where another one follows. */
const fading = 0.4;

/** What counts for deeds of all families, beside what counts for those of one. */
const common = 0.5;

const marks: Readonly<Record<Mood, string>> = { so: "", not: "!", maybe: "~" };

/** What clauses show of a deed of a family; `numberOf` numbers a feature, and gives -1 for one that counts for nothing. */
export const featuresOf = (clauses: readonly Clause[], family: string, numberOf: (name: string) => number): Features => {
  const [ids, shares]: [number[], number[]] = [[], []];
  // Nothing known of a clause is no sign of either end.
  shares[ids.push(numberOf("")) - 1] = 1;
  const put = (id: number, share: number): void => {
    if (id !== -1) shares[ids.push(id) - 1] = share;
  };
  const add = (name: string, share: number): void => {
    const id = numberOf(name);
    // What is not known for any family is known for none.
    if (id === -1) return;
    put(id, share * common);
    put(numberOf(`${family}|${name}`), share);
  };
  // A word that is denied speaks half for the contrary.
  const count = (name: string, mood: Mood, share: number): void => {
    if (mood === "not") add(name, -share / 2);
    add(marks[mood] + name, mood === "maybe" ? share / 2 : share);
  };
  for (const [nth, { words, spoken, subject }] of clauses.entries()) {
    // How a deed ends is told at the end: "they hear you out, and agree".
    const share = nth === clauses.length - 1 ? 1 : fading;
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
