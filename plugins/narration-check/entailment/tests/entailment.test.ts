import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkVerdicts } from "freeform-rpg/plugins/narration-check/reviewer/lib";
import type { ReviewMaterial } from "freeform-rpg/plugins/narration-check/reviewer";
import { createEntailmentSource, loadEntailmentModel } from "freeform-rpg/plugins/narration-check/entailment/lib";
import type { EntailmentModel } from "freeform-rpg/plugins/narration-check/entailment";
import { expect, test } from "vitest";

const event = (ref: string, text: string) => ({ ref, id: "", type: "action_failed" as const, text, binding: true });
const material: ReviewMaterial = {
  text: "Rain. The hatch flies open at once. Odo says nothing.",
  meant: [],
  recalled: [],
  lore: [],
  events: [event("e1", "Odo does not open the hatch."), event("e2", "The bell rings.")],
  entities: [],
  facts: [{ ref: "f1", id: "", text: "It is night." }],
  boundaries: [],
  threads: [],
  promises: [],
  names: () => false,
  namesHidden: () => false,
  objectToAddition: () => undefined,
};

/** Takes an opening hatch for a contradiction of an event that denies it. */
const double: EntailmentModel = {
  judge: async (pairs) =>
    pairs.map(([premise, statement]) => ({
      entailment: 0,
      contradiction: premise.includes("not open") && statement.includes("open") ? 0.97 : 0.2,
    })),
};

test("a sentence that contradicts an event is a verdict in the form of the review's, which code confirms", async () => {
  const source = createEntailmentSource(async () => double, { threshold: 0.95, maxReferences: 20 });
  const verdicts = await source.judge(material);
  expect(verdicts).toMatchObject([{ quote: "The hatch flies open at once.", about: "e1", kind: "contradicts" }]);
  expect(checkVerdicts({ verdicts: [...verdicts], covered: [] }, material)).toMatchObject({
    suspected: [{ kind: "contradicts" }],
    discarded: [],
  });
});

test("a model is loaded at the first text, and again after a failure", async () => {
  let loads = 0;
  const source = createEntailmentSource(
    async () => {
      loads += 1;
      if (loads === 1) throw new Error("busy");
      return double;
    },
    { threshold: 0.99, maxReferences: 1 },
  );
  await expect(source.judge(material)).rejects.toThrow("busy");
  expect([await source.judge(material), await source.judge(material)]).toEqual([[], []]);
  expect(loads).toBe(2);
});

test("missing weights and a missing package are named, with what to do", async () => {
  const folder = mkdtempSync(join(tmpdir(), "weights-"));
  const load = () => loadEntailmentModel({ model: "owner/nli", folder, dtype: "q8" });
  await expect(load()).rejects.toThrow(`The weights of the entailment model "owner/nli" are not in "${join(folder, "owner/nli")}"`);
  mkdirSync(join(folder, "owner/nli"), { recursive: true });
  writeFileSync(join(folder, "owner/nli/config.json"), "{}");
  await expect(load()).rejects.toThrow('Install it with "npm install @huggingface/transformers"');
});
