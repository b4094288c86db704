import { softmax } from "../reader/linear-model.ts";
import type { Feature, PackedModel } from "../reader/linear-model.ts";
import { createWeights, storeAverage } from "./averaged-weights.ts";
import { shuffle } from "./shuffle.ts";

/** An example to learn a label from. */
export interface LabelledExample {
  readonly features: readonly Feature[];
  readonly label: string;
  /** How much it counts. */
  readonly weight: number;
}

/** Trains a classifier: logistic regression for several labels, by stochastic gradient with averaged weights. */
export const trainClassifier = (examples: readonly LabelledExample[], rounds: number): PackedModel => {
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted();
  const weights = createWeights(labels.length, frequent(examples));
  for (let round = 0; round < rounds; round++)
    for (const { features, label, weight } of shuffle(examples, round + 1)) {
      const scores = new Float64Array(labels.length);
      for (const feature of features) weights.add(nameOf(feature), valueOf(feature), scores);
      const shares = softmax(scores);
      const gold = labels.indexOf(label);
      const rate = (weight * 0.2) / (1 + round / 4);
      for (const feature of features)
        for (const at of labels.keys()) {
          const by = rate * valueOf(feature) * ((at === gold ? 1 : 0) - (shares[at] ?? 0));
          if (Math.abs(by) > 1e-4) weights.move(nameOf(feature), at, by);
        }
      weights.tick();
    }
  return storeAverage([weights], labels, 0.05);
};

const nameOf = (feature: Feature): string => (typeof feature === "string" ? feature : feature[0]);
const valueOf = (feature: Feature): number => (typeof feature === "string" ? 1 : feature[1]);

/** Features that are seen more than once. */
const frequent = (examples: readonly LabelledExample[]): ((feature: string) => boolean) => {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const feature of features) seen.set(nameOf(feature), (seen.get(nameOf(feature)) ?? 0) + 1);
  return (feature) => seen.get(feature) !== 1;
};
