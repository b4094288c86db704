import { changeHook, definePlugin, input, provide, service, stage, tapChange } from "freeform-rpg/kernel";
import type { RunEvent } from "freeform-rpg/kernel";
import { expectEvents, fakeService, memoryCheckpoint, runStage, provideValue } from "freeform-rpg/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { Answer, Count, Question, Toy, count, plugin } from "./toy.ts";

interface Oracle {
  ask(question: string): Promise<string>;
  close(): void;
}
const Oracle = service<Oracle>("toy/oracle");
const Far = service<string>("toy/far");
const review = changeHook("reviewToy", z.string());

const seer = definePlugin({
  name: "seer",
  replaces: "someone",
  options: z.object({ loud: z.boolean().default(false) }),
  create: ({ loud }) => ({
    hooks: [review],
    services: [provide(Oracle, { uses: { far: Far }, create: () => expect.unreachable() })],
    stages: [
      count,
      stage({
        pipeline: Toy,
        name: "answer",
        needs: { question: Question, count: Count },
        uses: { oracle: Oracle },
        makes: Answer,
        when: ({ question }) => question !== "",
        run: async ({ question, oracle }, call) => {
          call.spend({ calls: 1, inputTokens: 2, outputTokens: 3, cost: 0 });
          return call.change(review, (await oracle.ask(question)) + (loud ? "!" : ""), undefined);
        },
      }),
    ],
  }),
});

const oracle = fakeService(Oracle, { ask: async (question) => `${question}: yes` });
const inputs = [input(Question, "rain"), input(Count, 4)];

test("runStage runs the one stage that makes the artifact, on fakes alone", async () => {
  const { made, usage, events } = await runStage(seer, Answer, { inputs, services: [oracle] });
  expect(made).toBe("rain: yes");
  expect(usage?.calls).toBe(1);
  expectEvents(events, ["run_started", "stage_started answer", "stage_finished answer", "run_finished"]);
});

test("runStage passes options and meets the taps of plugins beside it", async () => {
  const beside = [plugin("tapper", { taps: [tapChange(review, (text) => `<${text}>`)], stages: [count] })];
  const { made } = await runStage(seer, Answer, { inputs, services: [oracle], options: { loud: true }, beside });
  expect(made).toBe("<rain: yes!>");
});

test("runStage gives undefined for a skipped stage", async () => {
  const { made, usage } = await runStage(seer, Answer, { inputs: [input(Question, ""), input(Count, 0)], services: [oracle] });
  expect([made, usage]).toEqual([undefined, null]);
});

test("runStage throws the error of the stage, or the error that prevents its run", async () => {
  const failing = fakeService(Oracle, { ask: () => Promise.reject(new Error("fog")) });
  await expect(runStage(seer, Answer, { inputs, services: [failing] })).rejects.toMatchObject({
    plugin: "seer",
    point: "stage answer",
  });
  await expect(runStage(seer, Answer, { inputs })).rejects.toThrow('No plugin provides the service "toy/far"');
  await expect(runStage(seer, Answer, { inputs, services: [oracle], options: { loud: 5 } })).rejects.toMatchObject({
    code: "options_invalid",
  });
});

test("a fake names the member that a test forgot", async () => {
  const empty = fakeService(Oracle, {});
  await expect(runStage(seer, Answer, { inputs, services: [empty] })).rejects.toThrow('The fake of the service "toy/oracle" has no "ask"');
});

test("runStage resumes from the checkpoints it is given", async () => {
  const checkpoints = memoryCheckpoint();
  await runStage(seer, Answer, { inputs, services: [oracle], checkpoints });
  const { made } = await runStage(seer, Answer, {
    inputs,
    services: [provideValue(Oracle, { ask: () => expect.unreachable(), close: () => {} })],
    checkpoints,
  });
  expect(made).toBe("rain: yes");
  expect(checkpoints.saved).toHaveLength(1);
});

const event = (seq: number, type: "run_started" | "run_finished"): RunEvent =>
  type === "run_started" ? { type, runId: "r", seq, pipeline: "p", resumed: false } : { type, runId: "r", seq, ms: 1 };

test("expectEvents shows the actual events beside the expected ones", () => {
  const events = [event(1, "run_started"), event(2, "run_finished")];
  expect(() => expectEvents(events, ["run_started", "run_finished"])).not.toThrow();
  expect(() => expectEvents(events, ["...", "run_finished"])).not.toThrow();
  expect(() => expectEvents(events, ["run_started", "run_failed"])).toThrow(/! run_failed +run_finished/);
  expect(() => expectEvents(events, ["run_started"])).toThrow(/! - +run_finished/);
  expect(() => expectEvents([event(1, "run_started"), event(3, "run_finished")], ["..."])).toThrow("gap");
});
