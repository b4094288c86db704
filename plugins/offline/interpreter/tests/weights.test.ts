import { expect, test } from "vitest";
import { readWeights } from "../reader/models.ts";
import { loadSentences } from "../training/load-sentences.ts";

test("the committed weights are trained on the committed sentences", () => {
  expect(readWeights().digest, "Train again: npm run train").toBe(loadSentences().digest);
});
