import { expect, test } from "vitest";
import { estimateCost } from "../ingest/estimate-cost.ts";

const models = {
  quality: { model: "big", price: { input: 2, output: 10 } },
  cheap: { model: "small", price: { input: 0.1, output: 0.5 } },
};

test("an estimate tells how many words it is for, and what each model reads and writes at which price", () => {
  expect(estimateCost({ words: 100_000, models, withoutRules: false })).toBe(
    "about $2.12 for 100,000 words: big reads about 650,000 tokens at $2 a million and writes 80,000 at $10; small reads about 120,000 tokens at $0.1 a million and writes 20,000 at $0.5",
  );
  expect(estimateCost({ words: 100_000, models, withoutRules: true })).toMatch(/^about \$1\.42 /);
});

test("a model without a price makes it unknown, which is never taken for none", () => {
  const told = estimateCost({ words: 100_000, models: { ...models, cheap: { model: "homemade", price: null } }, withoutRules: false });
  expect(told).toMatch(/not known: "homemade" has no price.*prices/);
  expect(told).not.toContain("$");
});
