import type { RuleViolation } from "freeform-rpg/schemas";
import {
  buildCorrectionPrompt,
  createRuleRegistry,
  createSelfCorrection,
  describeCorrection,
  readCircuitBreaker,
  SelfCorrectionError,
} from "freeform-rpg/plugins/policy/self-correction/lib";
import type { CorrectionAnswer, DraftRule } from "freeform-rpg/plugins/policy/self-correction";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";

const Letter = z.object({ id: z.string(), text: z.string(), sign: z.string() });
type Letter = z.infer<typeof Letter>;

const forbids = (word: string, severity: RuleViolation["severity"] = "error"): DraftRule<Letter> => ({
  id: `no_${word}`,
  check: ({ text }) =>
    text.includes(word) ? [{ severity, field: "text", message: `It says ${word}`, suggestion: `Leave ${word} out` }] : [],
});
const rules = [
  forbids("foo"),
  forbids("bar"),
  forbids("meh", "warning"),
  forbids("hm", "warning"),
  forbids("um", "warning"),
  forbids("fyi", "info"),
];
const registry = createRuleRegistry<Letter>({ rules, idOf: ({ id }) => id, now: () => "2026-02-19T14:00:00Z" });
const letter = (text: string): Letter => ({ id: "l1", text, sign: "A" });
const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };

const correctWith = (texts: unknown[], max_attempts?: number) => {
  const ask = vi.fn<(prompt: string) => Promise<CorrectionAnswer>>();
  for (const text of texts) ask.mockResolvedValueOnce({ value: typeof text === "string" ? letter(text) : text, usage });
  const seen: string[] = [];
  const selfCorrection = createSelfCorrection<Letter>({
    schema: Letter,
    validate: registry.validate,
    ask,
    now: () => "2026-02-19T14:00:05Z",
    onTransition: (status) => void seen.push(status),
    ...(max_attempts === undefined ? {} : { max_attempts }),
  });
  return { ask, seen, run: (text: string) => selfCorrection.correct(letter(text), registry.validate(letter(text))) };
};

describe("correct", () => {
  test("corrects a draft at the first attempt when all errors are gone", async () => {
    const result = await correctWith(["fine"]).run("foo bar");
    expect(result).toMatchObject({ status: "validated", total_attempts: 1, max_attempts: 2, final_draft: { text: "fine" } });
    expect(result.attempts[0]).toMatchObject({ attempt_number: 1, resolved_count: 2, remaining_count: 0 });
  });

  test("tries twice when errors persist after the first attempt", async () => {
    const { ask, run } = correctWith(["bar", "fine"]);
    expect(await run("foo bar")).toMatchObject({ status: "validated", total_attempts: 2 });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("waits for a person once the attempts are used up", async () => {
    const result = await correctWith(["bar", "foo", "fine"]).run("foo bar");
    expect(result).toMatchObject({ status: "needs_manual_review", total_attempts: 2, final_draft: { text: "foo" } });
  });

  test("only errors send a draft back", async () => {
    const { ask, run } = correctWith([]);
    const result = await run("meh fyi");
    expect(ask).not.toHaveBeenCalled();
    expect(result).toMatchObject({ status: "validated", total_attempts: 0, diff: "" });
    expect(result.final_draft).toEqual(letter("meh fyi"));
  });

  test("three warnings on one field count as errors", async () => {
    expect(registry.validate(letter("meh hm"))).toMatchObject({ warning_count: 2, error_count: 0, escalated_fields: [] });
    expect(registry.validate(letter("meh hm um"))).toMatchObject({
      warning_count: 0,
      error_count: 3,
      escalated_fields: ["text"],
      passed: false,
    });
    const { ask, run } = correctWith(["fine"]);
    await run("meh hm um");
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("counts attempts and the errors before each", async () => {
    const result = await correctWith(["bar", "bar"]).run("foo bar");
    expect(describeCorrection(result)).toEqual({
      question_id: "l1",
      total_attempts: 2,
      violations_per_attempt: [2, 1],
      resolved_rules: ["no_foo"],
      persistent_rules: ["no_bar"],
      total_tokens: 30,
    });
  });

  test("records the changes between the original and the final draft", async () => {
    const { diff, attempts } = await correctWith(["fine"]).run("foo");
    expect(diff).toContain('-  "text": "foo"');
    expect(diff).toContain('+  "text": "fine"');
    expect(attempts[0]?.diff).toBe(diff);
  });

  test("a rule that fails in every attempt trips the circuit breaker, also in a single one", async () => {
    expect(await correctWith(["bar", "bar"]).run("foo bar")).toMatchObject({
      circuit_breaker_triggered: true,
      circuit_breaker_rules: ["no_bar"],
    });
    expect(await correctWith(["bar"], 1).run("bar")).toMatchObject({ circuit_breaker_rules: ["no_bar"] });
    expect(await correctWith(["foo", "bar"]).run("bar")).toMatchObject({ status: "needs_manual_review", circuit_breaker_triggered: false });
  });

  test("counts a rule's failures in a row", async () => {
    const { attempts } = await correctWith(["foo bar", "bar"]).run("foo bar");
    expect(readCircuitBreaker(attempts)).toEqual([
      { rule_id: "no_foo", consecutive_failures: 0, is_tripped: false },
      { rule_id: "no_bar", consecutive_failures: 2, is_tripped: true },
    ]);
  });

  test("counts tokens, attempt by attempt and in all", async () => {
    const result = await correctWith(["bar", "fine"]).run("foo");
    expect(result.attempts.map(({ token_usage }) => token_usage)).toEqual([usage, usage]);
    expect(result.total_token_usage).toEqual({ prompt_tokens: 20, completion_tokens: 10, total_tokens: 30 });
  });

  test("an answer that cannot be read is a failed attempt, and the draft stays", async () => {
    const result = await correctWith([{ value: 1 }, "fine"]).run("foo");
    expect(result.attempts[0]).toMatchObject({
      corrected_draft: letter("foo"),
      remaining_count: 1,
      resolved_count: 0,
      unparsable: expect.any(String),
    });
    expect(result.status).toBe("validated");
  });

  test("reads an answer that is JSON text, fenced or bare", async () => {
    const { ask, run } = correctWith([]);
    ask.mockResolvedValueOnce({ value: `Here:\n\`\`\`json\n${JSON.stringify(letter("fine"))}\n\`\`\`` });
    expect(await run("foo")).toMatchObject({ status: "validated", total_attempts: 1, total_token_usage: { total_tokens: 0 } });
  });

  test("a failing model is reported as such, with its cause", async () => {
    const { ask, run } = correctWith([]);
    ask.mockRejectedValueOnce(new Error("no network"));
    const failure = await run("foo").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SelfCorrectionError);
    expect(failure).toMatchObject({ code: "self_correction_failed", attempts: 1, message: expect.stringContaining("no network") });
  });
});

describe("the correction prompt", () => {
  const { violations } = registry.validate(letter("foo"));
  const prompt = buildCorrectionPrompt({
    original_draft: letter("foo"),
    violations,
    attempt_number: 2,
    max_attempts: 2,
    previous_corrections: ["Corrected one."],
  });

  test("names the violations and what to do", () => {
    expect(prompt).toContain("[no_foo] error in text: It says foo Suggestion: Leave foo out");
  });
  test("holds the draft", () => expect(prompt).toContain('"text": "foo"'));
  test("says which attempt it is and what was tried", () => {
    expect(prompt).toContain("This is correction attempt 2 of 2.");
    expect(prompt).toContain("Corrected one.");
  });
});

describe("states", () => {
  test("draft, correcting, validated", async () => {
    const { seen, run } = correctWith(["fine"]);
    expect((await run("foo")).transitions).toEqual(["draft", "correcting", "validated"]);
    expect(seen).toEqual(["correcting", "validated"]);
  });
  test("draft, correcting, needs_manual_review", async () => {
    expect((await correctWith(["foo", "foo"]).run("foo")).transitions).toEqual(["draft", "correcting", "needs_manual_review"]);
  });
});
