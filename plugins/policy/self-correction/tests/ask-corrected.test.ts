import { artifact, definePlugin, input, pipeline, stage } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Models } from "freeform-rpg/plugins/models/core";
import { askCorrected, onePerItem, withCorrections } from "freeform-rpg/plugins/policy/self-correction/lib";
import { CorrectionRecord } from "freeform-rpg/schemas/policy";
import { inTurn, scriptedModel } from "freeform-rpg/testing/models";
import type { ScriptedAnswer } from "freeform-rpg/testing/models";
import { expect, test } from "vitest";
import { z } from "zod";
import models from "../../../models/core/plugin.ts";

const prompt = { id: "test/sort", version: "1", tier: "cheap" as const, schema: "Sorted", text: "Sort the items." };
const Sorted = z.strictObject({ items: z.array(z.strictObject({ id: z.string(), kind: z.string() })) });
type Sorted = z.infer<typeof Sorted>;

const Ids = artifact("test/ids", z.array(z.array(z.string())));
const Result = artifact("test/result", z.object({ sorted: z.array(Sorted), corrections: z.array(CorrectionRecord).optional() }));
const Sorting = pipeline("sorting", [Ids], Result);

/** Asks about several lists at the same time, as ingest does. */
const sorter = definePlugin({
  name: "sorter",
  create: () => ({
    stages: [
      stage({
        pipeline: Sorting,
        name: "sort",
        needs: { lists: Ids },
        uses: { models: Models },
        makes: Result,
        run: async ({ lists, models: service }, call) => {
          const ask = async (ids: readonly string[]) => {
            const rules = onePerItem<Sorted>({ field: "items", ids, idsOf: ({ items }) => items.map(({ id }) => id) });
            return (await askCorrected<Sorted>({ models: service, call, prompt, schema: Sorted, input: { ids }, rules })).draft;
          };
          return withCorrections(call, { sorted: await Promise.all(lists.map(ask)) });
        },
      }),
    ],
  }),
});

const sort = async (lists: string[][], answer: ScriptedAnswer) => {
  const model = scriptedModel({ "test/sort": answer });
  const kernel = await createKernel({ plugins: [{ plugin: models, options: { backOff: 0 } }, sorter], services: [model] });
  const { result } = await kernel.run(Sorting, { runId: "r", inputs: [input(Ids, lists)] });
  await kernel.close();
  return { ...result, requests: model.requests };
};
const entries = (...ids: string[]) => ({ items: ids.map((id) => ({ id, kind: "x" })) });

test("an answer that breaks no rule costs one call and leaves no record", async () => {
  const { requests, corrections } = await sort([["a"]], entries("a"));
  expect(requests).toHaveLength(1);
  expect(corrections).toBeUndefined();
});

test("an answer that leaves out an item is sent back with the draft, the rule and the attempt", async () => {
  const { sorted, requests, corrections } = await sort([["a", "b"]], inTurn(entries("a"), entries("a", "b")));
  expect(sorted).toEqual([entries("a", "b")]);
  expect(requests[1]?.input).toMatchObject({
    ids: ["a", "b"],
    correction: {
      instruction: expect.stringContaining("This is correction attempt 1 of 2."),
      original_draft: entries("a"),
      violations: [{ ruleId: "item_answered", message: expect.stringContaining('"b"') }],
    },
  });
  expect(corrections).toMatchObject([
    {
      question_id: "test/sort",
      status: "validated",
      total_attempts: 1,
      violations_per_attempt: [1],
      resolved_rules: ["item_answered"],
      attempts: [{ resolved: 1, remaining: 0, diff: expect.stringContaining('+      "id": "b"') }],
    },
  ]);
  expect(corrections?.[0]?.total_tokens).toBeGreaterThan(0);
  expect(corrections?.[0]?.attempts[0]?.tokens.total_tokens).toBe(corrections?.[0]?.total_tokens);
});

test("at most two attempts are made, and a rule that fails in both trips the circuit breaker", async () => {
  const { requests, corrections, sorted } = await sort([["a"]], entries("a", "ghost"));
  expect(requests).toHaveLength(3);
  expect(sorted).toEqual([entries("a", "ghost")]);
  expect(corrections).toMatchObject([
    { status: "needs_manual_review", circuit_breaker_rules: ["item_known"], persistent_rules: ["item_known"] },
  ]);
});

test("an answer that cannot be read is a failed attempt, and the earlier answer stays", async () => {
  const { sorted, corrections } = await sort(
    [["a", "b"]],
    inTurn(
      entries("a"),
      () => "no",
      () => "no",
      () => "no",
      entries("a", "b"),
    ),
  );
  expect(corrections?.[0]?.attempts[0]?.unparsable).toEqual(expect.any(String));
  expect(sorted).toEqual([entries("a", "b")]);
});

test("each of several questions at the same time counts its own tokens", async () => {
  const answer: ScriptedAnswer = ({ input: asked }) => {
    const { ids, correction } = z.object({ ids: z.array(z.string()), correction: z.unknown().optional() }).parse(asked);
    return correction === undefined ? entries() : entries(...ids);
  };
  const tokensOf = async (lists: string[][]) => (await sort(lists, answer)).corrections?.map(({ total_tokens }) => total_tokens);
  const [alone] = (await tokensOf([["a"]])) ?? [];
  expect(await tokensOf([["a"], ["b"], ["c"]])).toEqual([alone, alone, alone]);
});
