import { AppError, PluginError, artifact, changeHook, optional, pipeline, stage, tapChange, toFailure } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { PluginParts, Stage } from "freeform-rpg/kernel";
import { expectEvents, recordEvents } from "freeform-rpg/testing";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { Answer, Question, Toy, plugin } from "./toy.ts";

const answering = (run: Stage["run"], more: Partial<Stage> = {}): Stage =>
  stage({ pipeline: Toy, name: "answer", needs: { question: Question }, makes: Answer, ...more, run });

const runParts = async (parts: PluginParts) => {
  const kernel = await createKernel({ plugins: [plugin("toy", parts)] });
  const record = recordEvents();
  const outcome = kernel.run(Toy, { runId: "r", inputs: [[Question, "why"]], onEvent: record.onEvent });
  const thrown: unknown = await outcome.then(
    () => null,
    (error: unknown) => error,
  );
  return { thrown, events: record.events };
};

test("what a stage throws arrives with the plugin's and the stage's name", async () => {
  const cause = new TypeError("no such thing");
  const { thrown, events } = await runParts({ stages: [answering(() => Promise.reject(cause))] });
  expect(thrown).toBeInstanceOf(PluginError);
  expect(thrown).toMatchObject({ code: "plugin_failed", plugin: "toy", point: "stage answer", cause });
  expectEvents(events, ["run_started", "stage_started answer", "stage_failed answer", "run_failed"]);
});

test("a typed error keeps its code and its words; an untyped one shows neither", () => {
  const typed = new PluginError("p", "stage s", new AppError("too_dear", "The budget of 1 dollar is spent."));
  expect(toFailure(typed)).toEqual({ code: "too_dear", message: "The budget of 1 dollar is spent.", plugin: "p", point: "stage s" });
  const untyped = toFailure(new PluginError("p", "stage s", new Error("password=hunter2")));
  expect(untyped).toMatchObject({ code: "plugin_failed", plugin: "p", point: "stage s" });
  expect(untyped.message).not.toContain("hunter2");
  expect(toFailure(new Error("password=hunter2"))).toMatchObject({ code: "unexpected", plugin: null });
  expect(toFailure("thrown text").code).toBe("unexpected");
});

test.each([
  ["another type", 7, "Invalid input: expected string, received number"],
  ["nothing", undefined, "expected string, received undefined"],
])("a stage that makes %s is refused with what was expected", async (_what, value, words) => {
  const { thrown } = await runParts({ stages: [answering(() => value)] });
  expect(thrown).toMatchObject({ code: "artifact_invalid", plugin: "toy", point: "stage answer" });
  expect(String(thrown)).toContain('"toy/answer"');
  expect(String(thrown)).toContain(words);
});

const Deep = artifact("deep/end", z.object({ list: z.array(z.object({ size: z.number() })), loose: z.unknown() }));
const DeepLine = pipeline("deep", [], Deep);
const runDeep = async (made: unknown) => {
  const end = stage({ pipeline: DeepLine, name: "end", needs: {}, makes: Deep, run: (): never => made as never });
  const kernel = await createKernel({ plugins: [plugin("deep", { stages: [end] })] });
  return kernel.run(DeepLine, { runId: "r", inputs: [] });
};

test("a wrong shape is reported with its path", async () => {
  await expect(runDeep({ list: [{ size: 1 }, { size: "big" }], loose: 1 })).rejects.toThrow("list[1].size");
});

test("a promise left in an artifact is reported as a missing await", async () => {
  await expect(runDeep({ list: [], loose: Promise.resolve(1) })).rejects.toThrow('holds a promise at "loose". An `await` is missing');
});

test("a hook left unawaited is reported as a missing await", async () => {
  const hook = changeHook("reviewToy", z.string());
  const slow = tapChange(hook, () => new Promise<string>(() => {}));
  const forgetful = answering((_input, call) => {
    void call.change(hook, "a", undefined).catch(() => {});
    return "done";
  });
  const { thrown } = await runParts({ hooks: [hook], taps: [slow], stages: [forgetful] });
  expect(thrown).toMatchObject({ code: "missing_await", plugin: "toy" });
});

test("a stage that ignores its signal still ends at its time limit", async () => {
  const { thrown, events } = await runParts({ stages: [answering(() => new Promise(() => {}), { timeLimit: 20 })] });
  expect(thrown).toMatchObject({ code: "time_limit", plugin: "toy", point: "stage answer" });
  expectEvents(events, ["run_started", "stage_started answer", "stage_failed answer", "run_failed"]);
});

test("the signal is aborted when a stage's time is over", async () => {
  const aborted = vi.fn<() => void>();
  const listen: Stage["run"] = (_input, call) => new Promise(() => call.signal.addEventListener("abort", aborted));
  await runParts({ stages: [answering(listen, { timeLimit: 20 })] });
  expect(aborted).toHaveBeenCalledOnce();
});

test("later events of abandoned work are ignored", async () => {
  const late = Promise.withResolvers<void>();
  const { events } = await runParts({
    stages: [
      answering(
        async (_input, call) => {
          await late.promise;
          call.token("too late");
          return "late";
        },
        { timeLimit: 10 },
      ),
    ],
  });
  const count = events.length;
  late.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  expect(events).toHaveLength(count);
  expectEvents(events, ["run_started", "stage_started answer", "stage_failed answer", "run_failed"]);
});

test("one failure stops the stages beside it, and the failure that came first is thrown", async () => {
  const Side = artifact("toy/side", z.string());
  const stopped = vi.fn<() => void>();
  const hangs = stage({
    pipeline: Toy,
    name: "hang",
    needs: { question: Question },
    makes: Side,
    run: (_input, call) => new Promise<string>(() => call.signal.addEventListener("abort", stopped)),
  });
  const { thrown, events } = await runParts({ stages: [hangs, answering(() => Promise.reject(new Error("broken")))] });
  expect(thrown).toMatchObject({ point: "stage answer" });
  expect(stopped).toHaveBeenCalledOnce();
  const failed = events.filter((event) => event.type === "stage_failed").map((event) => [event.stage, event.failure.code]);
  expect(failed).toEqual([
    ["hang", "run_stopped"],
    ["answer", "plugin_failed"],
  ]);
});

test("a condition that gives a promise is refused", async () => {
  const { thrown } = await runParts({ stages: [answering(() => "x", { when: (async () => false) as never })] });
  expect(thrown).toMatchObject({ code: "condition_invalid", plugin: "toy", point: "stage answer" });
});

test("a condition that throws is the plugin's failure", async () => {
  const when = () => {
    throw new Error("cannot tell");
  };
  const { thrown } = await runParts({ stages: [answering(() => "x", { when })] });
  expect(thrown).toMatchObject({ code: "plugin_failed", plugin: "toy", point: "stage answer" });
});

const Extra = artifact("toy/extra", z.string());
const extra = (when: boolean) =>
  stage({ pipeline: Toy, name: "extra", needs: { question: Question }, makes: Extra, when: () => when, run: () => "more" });

test("a skipped stage skips what needs it, with reasons", async () => {
  const needy = stage({ pipeline: Toy, name: "needy", needs: { extra: Extra }, makes: artifact("toy/needy", z.string()), run: () => "x" });
  const { thrown, events } = await runParts({ stages: [extra(false), needy, answering(() => "x")] });
  expect(thrown).toBeNull();
  const skips = events.filter((event) => event.type === "stage_skipped").map((event) => `${event.stage}: ${event.reason}`);
  expect(skips).toEqual(["extra: Its condition does not hold.", 'needy: "toy/extra" was not made.']);
});

test.each([
  [true, "more"],
  [false, "nothing"],
])("an optional need is there or undefined (made: %s)", async (made, expected) => {
  const lenient = stage({
    pipeline: Toy,
    name: "answer",
    needs: { extra: optional(Extra) },
    makes: Answer,
    run: (input) => input.extra ?? "nothing",
  });
  const kernel = await createKernel({ plugins: [plugin("toy", { stages: [extra(made), lenient] })] });
  expect((await kernel.run(Toy, { runId: "r", inputs: [[Question, "why"]] })).result).toBe(expected);
});

test("a run whose result was skipped fails with a clear code", async () => {
  const { thrown } = await runParts({ stages: [answering(() => "x", { when: () => false })] });
  expect(thrown).toMatchObject({ code: "result_missing" });
});

test("a run is refused when it lacks what it must be given, or is given more, or of the wrong shape", async () => {
  const kernel = await createKernel({ plugins: [plugin("toy", { stages: [answering(() => "x")] })] });
  await expect(kernel.run(Toy, { runId: "r", inputs: [] })).rejects.toMatchObject({ code: "input_missing" });
  await expect(
    kernel.run(Toy, {
      runId: "r",
      inputs: [
        [Question, "a"],
        [Extra, "b"],
      ],
    }),
  ).rejects.toMatchObject({ code: "input_unknown" });
  await expect(kernel.run(Toy, { runId: "r", inputs: [[Question, 5]] })).rejects.toMatchObject({ code: "artifact_invalid" });
});

const Aside = artifact("toy/aside", z.string());
const aside = (run: () => string | Promise<string>) =>
  stage({ pipeline: Toy, name: "muse", needs: { question: Question }, makes: Aside, timeLimit: 20, run });

test.each<[string, () => string | Promise<string>, string]>([
  ["throws", () => Promise.reject(new Error("no muse")), "plugin_failed"],
  ["hangs", () => new Promise<string>(() => {}), "time_limit"],
  ["makes the wrong shape", () => 5 as never, "artifact_invalid"],
])("a stage that %s but that the result does not need is reported as failed, and the run continues", async (_what, run, code) => {
  const listener = stage({
    pipeline: Toy,
    name: "listen",
    needs: { aside: Aside },
    makes: artifact("toy/heard", z.string()),
    run: () => "heard",
  });
  const { thrown, events } = await runParts({ stages: [answering(() => "x"), aside(run), listener] });
  expect(thrown).toBeNull();
  expect(events.find((event) => event.type === "stage_failed")).toMatchObject({ stage: "muse", failure: { code, plugin: "toy" } });
  expect(events.slice(-2)).toMatchObject([{ type: "stage_skipped", stage: "listen" }, { type: "run_finished" }]);
});

test("a stage whose artifact the result may use is not aside", async () => {
  const lenient = stage({ pipeline: Toy, name: "answer", needs: { aside: optional(Aside) }, makes: Answer, run: () => "x" });
  const { thrown } = await runParts({ stages: [aside(() => Promise.reject(new Error("no muse"))), lenient] });
  expect(thrown).toMatchObject({ point: "stage muse" });
});
