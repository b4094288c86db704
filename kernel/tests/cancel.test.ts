import { stage } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Checkpoints, RunEvent, Stage } from "freeform-rpg/kernel";
import { expectEvents, recordEvents } from "freeform-rpg/testing";
import { expect, test } from "vitest";
import { Answer, Count, Draft, Question, Toy, count, draft, plugin } from "./toy.ts";

const start = async (run: Stage["run"], checkpoints?: Checkpoints) => {
  const begun = Promise.withResolvers<void>();
  const begin: Stage["run"] = (input, call) => (begun.resolve(), run(input, call));
  const answer = stage({ pipeline: Toy, name: "answer", needs: { question: Question }, makes: Answer, run: begin });
  const kernel = await createKernel({ plugins: [plugin("toy", { stages: [answer] })] });
  const control = new AbortController();
  const { events, onEvent } = recordEvents();
  const options = { runId: "r", inputs: [[Question, "why"]] as const, signal: control.signal, onEvent };
  return { events, control, begun: begun.promise, running: kernel.run(Toy, checkpoints ? { ...options, checkpoints } : options) };
};

const never = () => new Promise<never>(() => {});

test("a run is cancelled while a stage ignores the signal", async () => {
  const { events, control, begun, running } = await start(never);
  void begun.then(() => control.abort("enough"));
  await expect(running).rejects.toMatchObject({ code: "run_cancelled", cause: "enough" });
  expectEvents(events, ["run_started", "stage_started answer", "stage_failed answer", "run_failed"]);
});

test("a run is cancelled with the same code when the stage honours the signal", async () => {
  const { control, begun, running } = await start(
    (_input, call) => new Promise((_, reject) => call.signal.addEventListener("abort", () => reject(new Error("mine")))),
  );
  void begun.then(() => control.abort());
  await expect(running).rejects.toMatchObject({ code: "run_cancelled" });
});

test("a run that was cancelled before it began runs nothing", async () => {
  const answer = stage({ pipeline: Toy, name: "answer", needs: {}, makes: Answer, run: () => expect.unreachable() });
  const kernel = await createKernel({ plugins: [plugin("toy", { stages: [answer] })] });
  const running = kernel.run(Toy, { runId: "r", inputs: [[Question, "why"]], signal: AbortSignal.abort() });
  await expect(running).rejects.toMatchObject({ code: "run_cancelled" });
});

test.each<[string, Partial<Checkpoints>]>([
  ["loads", { load: never }],
  ["saves", { save: never }],
])("a run is cancelled while it %s checkpoints", async (_what, hanging) => {
  const checkpoints: Checkpoints = { load: async () => [], save: async () => {}, ...hanging };
  const { control, running } = await start(() => "x", checkpoints);
  setTimeout(() => control.abort(), 5);
  await expect(running).rejects.toMatchObject({ code: "run_cancelled" });
});

test("failed checkpoints are reported as such", async () => {
  const broken = async () => {
    throw new Error("disk full");
  };
  const unloadable = await start(() => "x", { load: broken, save: async () => {} });
  await expect(unloadable.running).rejects.toMatchObject({ code: "checkpoint_failed" });
  const unsavable = await start(() => "x", { load: async () => [], save: broken });
  await expect(unsavable.running).rejects.toMatchObject({ code: "checkpoint_failed" });
});

test("a run that is cancelled after its last stage has ended is finished", async () => {
  const answer = stage({ pipeline: Toy, name: "answer", needs: {}, makes: Answer, run: () => "done" });
  const kernel = await createKernel({ plugins: [plugin("toy", { stages: [answer] })] });
  const control = new AbortController();
  const onEvent = ({ type }: RunEvent) => (type === "stage_finished" ? control.abort() : undefined);
  const { result } = await kernel.run(Toy, { runId: "r", inputs: [[Question, "why"]], signal: control.signal, onEvent });
  expect(result).toBe("done");
});

test("a run that is cancelled between two stages does not start the second", async () => {
  const answer = stage({
    pipeline: Toy,
    name: "answer",
    needs: { draft: Draft, count: Count },
    makes: Answer,
    run: () => expect.unreachable(),
  });
  const kernel = await createKernel({ plugins: [plugin("toy", { stages: [draft, count, answer] })] });
  const control = new AbortController();
  const { events, onEvent } = recordEvents();
  const listen = (event: RunEvent) => {
    onEvent(event);
    if (event.type === "stage_finished") control.abort();
  };
  const running = kernel.run(Toy, { runId: "r", inputs: [[Question, "why"]], signal: control.signal, onEvent: listen });
  await expect(running).rejects.toMatchObject({ code: "run_cancelled" });
  expect(events.some((event) => event.type === "stage_started" && event.stage === "answer")).toBe(false);
});

test("a time limit without end is no time limit", async () => {
  const slow = () => new Promise<string>((resolve) => setTimeout(resolve, 20, "slow"));
  const answer = stage({ pipeline: Toy, name: "answer", needs: {}, makes: Answer, timeLimit: Infinity, run: slow });
  const kernel = await createKernel({ plugins: [plugin("toy", { stages: [answer] })] });
  expect((await kernel.run(Toy, { runId: "r", inputs: [[Question, "why"]] })).result).toBe("slow");
});
