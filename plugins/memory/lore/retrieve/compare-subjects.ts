import { inverseFrequency } from "./weight-terms.ts";

/** The groups that a term is in, by number, and how few these are: 0 to 1. */
export interface TermSubjects {
  readonly groups: readonly number[];
  readonly rarity: number;
}

/**
 * Compares texts with a question in a space in which each group of words is a dimension, by the cosine (explicit semantic analysis; Gabrilovich and
 * Markovitch 2007). A term weighs more the fewer of the texts and groups have it, and says less of each of its groups the more and the larger they are.
 */
export const compareSubjects = (
  subjectsOf: (term: string) => TermSubjects,
  sizes: readonly number[],
): ((question: readonly string[], texts: readonly (readonly string[])[]) => number[]) => {
  const shares = Float64Array.from(sizes, (size) => 1 / Math.sqrt(size));
  /** Adds a text's place in the space to a vector. Returns the groups that it enters. */
  const place = (terms: readonly string[], idf: (term: string) => number, vector: Float64Array): number[] => {
    const entered: number[] = [];
    for (const term of terms) {
      const { groups, rarity } = subjectsOf(term);
      const weight = (idf(term) * rarity) / Math.sqrt(groups.length);
      for (const group of groups) {
        if (vector[group] === 0) entered.push(group);
        vector[group] = (vector[group] ?? 0) + weight * (shares[group] ?? 0);
      }
    }
    return entered;
  };
  return (question, texts) => {
    const idf = idfAmong(texts);
    const asked = new Float64Array(sizes.length);
    const length = lengthOf(asked, place(question, idf, asked));
    const vector = new Float64Array(sizes.length);
    return texts.map((text) => {
      const entered = place(text, idf, vector);
      let product = 0;
      for (const group of entered) product += (vector[group] ?? 0) * (asked[group] ?? 0);
      const likeness = product === 0 ? 0 : product / (length * lengthOf(vector, entered));
      for (const group of entered) vector[group] = 0;
      return likeness;
    });
  };
};

const idfAmong = (texts: readonly (readonly string[])[]): ((term: string) => number) => {
  const counts = new Map<string, number>();
  for (const text of texts) for (const term of text) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => inverseFrequency(counts.get(term) ?? 0, texts.length);
};

const lengthOf = (vector: Float64Array, entered: readonly number[]): number => {
  let squares = 0;
  for (const group of entered) squares += (vector[group] ?? 0) ** 2;
  return Math.sqrt(squares);
};
