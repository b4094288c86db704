import { correct, createPolicyEngine, extractText, loadPolicies, loadShippedPolicies } from "freeform-rpg/plugins/policy/engine/lib";
import { expect, test } from "vitest";
import { plainWords } from "../plain-words.ts";
import { letters } from "../plugin.ts";
import { lowerVoice, shouts, sign } from "../shouting.ts";

const shipped = loadShippedPolicies();
const fixes = [lowerVoice, sign];
const predicates = [...shipped.predicates.values(), shouts];
const engine = createPolicyEngine(loadPolicies({ packs: [...shipped.packs, letters], predicates, verifiers: [plainWords], fixes }), {
  fixes,
});
const options = { packs: [letters.pack_id] };

test.each([...letters.examples.good, ...letters.examples.bad])("the example $text breaks what it says", async ({ text, breaks }) => {
  const { violations } = await engine.check(text, options);
  expect(violations.map(({ rule_id }) => rule_id)).toEqual(breaks);
});

test("a letter is corrected by the hotel's own fixes, as little as can be", async () => {
  const report = await engine.correct("Good evening. YOUR ROOM IS READY. Your boat waits.", options);
  expect(report).toMatchObject({
    corrected_text: "Good evening. Your room is ready. Your boat waits.\n\nThe Ferry Inn",
    verification_status: "passed",
    termination: "passed",
  });
  expect(report.corrections.map(({ strategy }) => strategy).toSorted()).toEqual(["insert", "patch"]);
});

test("long words are left with the reason, or rewritten by whatever is at hand", async () => {
  const text = "We acknowledge administrative postponement. The Ferry Inn";
  expect((await engine.correct(text, options)).residual_violations).toMatchObject([{ rule_id: "plain-words", severity: "warning" }]);
  const corrected = await engine.correct(text, { ...options, rewrite: () => "We must ask you to wait." });
  expect(corrected).toMatchObject({ corrected_text: "We must ask you to wait. The Ferry Inn", termination: "passed" });
});

test("the pack requires another, which is judged too", async () => {
  const { violations } = await engine.check("The inn burned in 1742. The Ferry Inn", options);
  expect(violations.map(({ policy_id }) => policy_id)).toEqual(["core.citation-grounding.v1"]);
});

test("the corrector needs no engine of its own: policies and a way to read a text are enough", async () => {
  const policies = loadPolicies({ policies: letters.policies, predicates: [shouts], verifiers: [plainWords] });
  const report = await correct("GO HOME NOW. The Ferry Inn", { policies, extract: (text) => extractText(text), fixes });
  expect(report.corrected_text).toBe("Go home now. The Ferry Inn");
});
