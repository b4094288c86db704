import { artifact, changeHook, optional, service, stage, provideValue, tapChange } from "freeform-rpg/kernel";
import { createKernel, showPlan } from "freeform-rpg/kernel/host";
import { expect, test } from "vitest";
import { z } from "zod";
import { Answer, Count, Draft, Question, Toy, count, draft, plugin } from "./toy.ts";

const Clock = service<number>("toy/clock");
const review = changeHook("reviewToy", z.string());
const needs = { draft: Draft, count: optional(Count), never: optional(artifact("toy/never", z.string())) };
const answer = stage({ pipeline: Toy, name: "answer", needs, uses: { clock: Clock }, makes: Answer, when: () => true, run: () => "" });
const reviewer = plugin("reviewer", { taps: [tapChange(review, (text) => text, { order: "post" })] });

const planToy = async () => {
  const plugins = [plugin("answerer", { stages: [answer], hooks: [review] }), plugin("rest", { stages: [draft, count] }), reviewer];
  return (await createKernel({ plugins, services: [provideValue(Clock, 0)] })).plan(Toy);
};

test("a plan is shown as text", async () => {
  expect(showPlan(await planToy())).toMatchInlineSnapshot(`
    "toy: toy/question -> toy/answer
     1. draft (rest), level 1
        needs toy/question
        makes toy/draft
     2. count (rest), level 1
        needs toy/question
        makes toy/count
     3. answer (answerer), level 2, may be skipped
        needs toy/draft, toy/count?, toy/never?
        makes toy/answer
        uses  toy/clock
        tap   reviewToy <- reviewer (post)"
  `);
});

test("a plan is shown as a Mermaid flowchart", async () => {
  expect(showPlan(await planToy(), "mermaid")).toMatchInlineSnapshot(`
    "flowchart TD
      input0(["toy/question"])
      draft["draft (rest)"]
      count["count (rest)"]
      answer["answer (answerer)"]
      input0 -->|toy/question| draft
      input0 -->|toy/question| count
      draft -->|toy/draft| answer
      count -.->|toy/count| answer"
  `);
});

test("a plan is shown as JSON that reads back the same", async () => {
  const plan = await planToy();
  expect(plan.inputs).toEqual([Question.id]);
  expect(JSON.parse(showPlan(plan, "json"))).toEqual(plan);
});
