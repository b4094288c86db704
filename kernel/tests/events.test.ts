import { artifact, pipeline, stage } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Artifact, Stage } from "freeform-rpg/kernel";
import { describeEvent, expectEvents, recordEvents } from "freeform-rpg/testing";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { Question, Toy, plugin, toys } from "./toy.ts";

const End = artifact("tale/end", z.number());
const sides = Array.from({ length: 4 }, (_, at) => artifact(`tale/${at}`, z.number()));
const Tale = pipeline("tale", [], End);

/** A stage that says two words with waits between. */
const speak = (name: string, makes: Artifact<number>, waits: readonly number[], needs: Record<string, Artifact<number>> = {}): Stage =>
  stage({
    pipeline: Tale,
    name,
    needs,
    makes,
    run: async (_input, call) => {
      for (const [at, ms] of waits.entries()) {
        await new Promise((resolve) => setTimeout(resolve, ms));
        call.token(`${name}${at}`);
      }
      return 1;
    },
  });

const tell = async (stages: readonly Stage[]) => {
  const kernel = await createKernel({ plugins: [plugin("tale", { stages })] });
  const { events, onEvent } = recordEvents();
  await kernel.run(Tale, { runId: "r", inputs: [], onEvent });
  return events;
};

test("events of stages that run at once come in plan order, independent of which finishes first", async () => {
  const waits = fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 2 }), { minLength: 4, maxLength: 4 });
  const lines = async (all: readonly (readonly number[])[]) => {
    const speakers = sides.map((side, at) => speak(`s${at}`, side, all[at] ?? []));
    return (await tell([...speakers, speak("end", End, [], Object.fromEntries(sides.map((side) => [side.id, side])))])).map(describeEvent);
  };
  const expected = await lines([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  await fc.assert(
    fc.asyncProperty(waits, async (all) => {
      expect(await lines(all)).toEqual(expected);
    }),
    { numRuns: 20 },
  );
});

test("stages that do not need each other run at the same time", async () => {
  const meeting = Promise.withResolvers<void>();
  let there = 0;
  const meet = (name: string, makes: Artifact<number>) =>
    stage({
      pipeline: Tale,
      name,
      needs: {},
      makes,
      run: async () => {
        there += 1;
        if (there === 2) meeting.resolve();
        await meeting.promise;
        return 1;
      },
    });
  const [left, right] = sides as [Artifact<number>, Artifact<number>];
  await tell([meet("left", left), meet("right", right), speak("end", End, [], { left, right })]);
  expect(there).toBe(2);
});

test("the first of several stages is heard live", async () => {
  const heard: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = stage({
    pipeline: Tale,
    name: "first",
    needs: {},
    makes: End,
    run: async (_input, call) => {
      call.token("now");
      await gate.promise;
      return 1;
    },
  });
  const kernel = await createKernel({ plugins: [plugin("tale", { stages: [first] })] });
  const running = kernel.run(Tale, {
    runId: "r",
    inputs: [],
    onEvent: (event) => {
      heard.push(event.type);
      if (event.type === "token") gate.resolve();
    },
  });
  await running;
  expect(heard).toEqual(["run_started", "stage_started", "token", "stage_finished", "run_finished"]);
});

test("progress, retracted drafts, patches, announcements and spending are reported", async () => {
  const busy = stage({
    pipeline: Tale,
    name: "busy",
    needs: {},
    makes: End,
    run: (_input, call) => {
      call.progress("page", 1, 2);
      call.progress("still");
      call.token("bad");
      call.discardDraft("It was bad.");
      call.token("a cat");
      call.patch({ from: 2, to: 5, text: "dog" });
      call.announce("weather", { rain: true });
      call.spend({ calls: 1, inputTokens: 10, outputTokens: 5, cost: 0.5 });
      call.spend({ calls: 1, inputTokens: 1, outputTokens: 1, cost: 0.25 });
      return 1;
    },
  });
  const events = await tell([busy]);
  expect(events.slice(2, -1)).toMatchObject([
    { type: "progress", done: 1, total: 2, note: "page" },
    { type: "progress", done: 0, total: null, note: "still" },
    { type: "token", text: "bad" },
    { type: "draft_discarded", reason: "It was bad." },
    { type: "token", text: "a cat" },
    { type: "narration_patched", stage: "busy", from: 2, to: 5, text: "dog" },
    { type: "announced", stage: "busy", topic: "weather", details: { rain: true } },
    { type: "stage_finished", usage: { calls: 2, inputTokens: 11, outputTokens: 6, cost: 0.75 } },
  ]);
});

test.each([
  [
    "throws",
    () => {
      throw new Error("deaf");
    },
  ],
  [
    "rejects",
    async () => {
      throw new Error("deaf");
    },
  ],
])("a listener that %s harms nothing but itself", async (_what, onEvent) => {
  const warn = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  const kernel = await createKernel({ plugins: toys });
  const { result } = await kernel.run(Toy, { runId: "r", inputs: [[Question, "why"]], onEvent });
  await new Promise((resolve) => setImmediate(resolve));
  expect(result).toBe("why! (3)");
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("deaf"), "FreeformRpgWarning");
  warn.mockRestore();
});

test("two runs of one kernel are numbered apart", async () => {
  const kernel = await createKernel({ plugins: toys });
  const records = ["one", "two"].map((runId) => ({ runId, ...recordEvents() }));
  await Promise.all(records.map(({ runId, onEvent }) => kernel.run(Toy, { runId, inputs: [[Question, runId]], onEvent })));
  for (const { runId, events } of records) {
    expectEvents(events, ["run_started", "...", "run_finished"]);
    expect(new Set(events.map((event) => event.runId))).toEqual(new Set([runId]));
    expect(events[0]?.seq).toBe(1);
  }
});
