import { scoreLabels, softmax } from "./linear-model.ts";
import { readerModels } from "./models.ts";
import type { SuretyEvidence } from "./surety-features.ts";
import { suretyFeatures } from "./surety-features.ts";

/** How likely an action was understood: verb, target and all, from 0 to 1. Measured on sentences that the models never saw. */
export const suretyOf = (evidence: SuretyEvidence): number => {
  const { surety } = readerModels();
  return softmax(scoreLabels(surety, suretyFeatures(evidence)))[surety.labels.indexOf("right")] ?? 0;
};
