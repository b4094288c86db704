import { featuresOf } from "./clause-features.ts";
import { readClauses } from "../reading/read-clauses.ts";
import type { Clause } from "../reading/read-clauses.ts";
import { learn, likelihoods } from "./regression.ts";
import type { Lesson, OutcomeLabel, Weights } from "./regression.ts";
import { anyFamily, narrationExamples } from "./narration-examples.ts";

/** The families of most actions. */
const usual = ["social", "stealth", "violence", "opening", "moving"];

const readLessons = (numberOf: (name: string) => number): Lesson[] => {
  const { families, plain, prose } = narrationExamples();
  const lesson = (text: string, family: string, label: OutcomeLabel): Lesson => ({
    features: featuresOf(readClauses(text), family, numberOf),
    label,
  });
  // Examples for any action apply to every family.
  const teach = (family: string, texts: readonly string[], label: OutcomeLabel): Lesson[] =>
    (family === anyFamily ? families.map((one) => one.family) : [family]).flatMap((one) => texts.map((text) => lesson(text, one, label)));
  return [
    ...families.flatMap(({ family, worked, failed }) => [...teach(family, worked, "worked"), ...teach(family, failed, "failed")]),
    ...plain.flatMap((text) => usual.map((family) => lesson(text, family, "neither"))),
    ...prose.map((text, at) => lesson(text, usual[at % usual.length] ?? "", "neither")),
  ];
};

/** The learned model: the number of each feature by name, and the weights. */
interface OutcomeModel {
  readonly numbers: ReadonlyMap<string, number>;
  readonly weights: Weights;
}

const learnModel = (): OutcomeModel => {
  const numbers = new Map<string, number>();
  const lessons = readLessons((name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
  return { numbers, weights: learn(lessons, numbers.size) };
};

let learned: OutcomeModel | undefined;

/** Scores how likely a clause narrates that an action of a family worked (up to 1) or failed (down to -1). Learned once from `examples/`. */
export const scoreClause = (clause: Clause, family: string): number => {
  learned ??= learnModel();
  const { numbers, weights } = learned;
  // Features that were not learned are ignored.
  const { worked, failed } = likelihoods(
    featuresOf([clause], family, (name) => numbers.get(name) ?? -1),
    weights,
  );
  return worked - failed;
};
