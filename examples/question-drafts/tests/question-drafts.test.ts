import { createKernel } from "freeform-rpg/kernel/host";
import { describeCorrection } from "freeform-rpg/plugins/policy/self-correction/lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import questionDrafts from "../plugin.ts";
import { Questions } from "../tokens.ts";
import type { QuestionService } from "../tokens.ts";
import { draftWithErrors, fullyCorrected, partlyCorrected } from "./fixtures.ts";

let service: QuestionService;
const kernel = createKernel({ plugins: [questionDrafts] });
beforeAll(async () => {
  service = await (await kernel).use(Questions);
});
afterAll(async () => (await kernel).close());

const answers = (...values: unknown[]) => {
  let at = 0;
  return async () => ({
    value: values[Math.min(at++, values.length - 1)],
    usage: { prompt_tokens: 1000, completion_tokens: 600, total_tokens: 1600 },
  });
};

test("the fixtures break the rules that they are made to break", () => {
  const rules = (draft: typeof draftWithErrors) => service.validate(draft).violations.map(({ ruleId }) => ruleId);
  expect(rules(draftWithErrors)).toEqual(["nbme_negation_detection", "nbme_absolute_terms", "ext_rationale_completeness"]);
  expect(rules(partlyCorrected)).toEqual(["nbme_answer_homogeneity"]);
  expect(service.validate(fullyCorrected)).toMatchObject({ passed: true, has_warnings: false, violations: [] });
});

test.each([
  [[8, 6, 3, 6, 7], true],
  [[6, 5, 3, 4, 3], true],
  [[3, 1, 1, 1, 2], true],
  [[6, 2, 1, 1, 2], false],
  [[14, 2, 1, 1, 1], false],
])("options of %j words are even: %s", (lengths, even) => {
  const options = lengths.map((length, at) => ({ key: "ABCDE".charAt(at), text: `w${at} `.repeat(length).trim() }));
  const { violations } = service.validate({ ...fullyCorrected, options });
  expect(violations.some(({ ruleId }) => ruleId === "nbme_answer_homogeneity")).toBe(!even);
});

test("a draft that takes two attempts", async () => {
  const { correct } = service.correctWith(answers(partlyCorrected, fullyCorrected));
  const result = await correct(draftWithErrors, service.validate(draftWithErrors));
  expect(result).toMatchObject({
    question_id: "draft-uuid-1",
    status: "validated",
    total_attempts: 2,
    circuit_breaker_triggered: false,
    total_token_usage: { prompt_tokens: 2000, completion_tokens: 1200, total_tokens: 3200 },
    attempts: [
      { resolved_count: 3, remaining_count: 1 },
      { resolved_count: 1, remaining_count: 0 },
    ],
  });
  expect(result.final_draft).toEqual(fullyCorrected);
  expect(describeCorrection(result)).toMatchObject({ violations_per_attempt: [3, 1], persistent_rules: [], total_tokens: 3200 });
});

test("a rule that no attempt keeps trips the circuit breaker", async () => {
  const { correct } = service.correctWith(answers(partlyCorrected));
  const result = await correct(draftWithErrors, service.validate(draftWithErrors));
  expect(result).toMatchObject({ status: "needs_manual_review", circuit_breaker_rules: ["nbme_answer_homogeneity"] });
});

test("missing metadata is a warning, and three of them on one field are errors", () => {
  const lacking = { ...fullyCorrected, metadata: { ...fullyCorrected.metadata, course_id: "", slo_ids: [] } };
  expect(service.validate(lacking)).toMatchObject({ warning_count: 2, passed: true, escalated_fields: [] });
  const more = { ...lacking, metadata: { ...lacking.metadata, difficulty: "" } };
  expect(service.validate(more)).toMatchObject({ error_count: 3, warning_count: 0, passed: false, escalated_fields: ["metadata"] });
});
