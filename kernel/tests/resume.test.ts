import { artifact, definePlugin, input, pipeline, stage } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Checkpoints, Plugin } from "freeform-rpg/kernel";
import { memoryCheckpoint, recordEvents } from "freeform-rpg/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";

const Start = artifact("chain/start", z.object({ text: z.string() }));
const parts = ["a", "b", "c", "d", "e"].map((name) =>
  artifact(`chain/${name}`, z.object({ text: z.string(), tags: z.record(z.string(), z.number()) })),
);
const Last = parts.at(-1) ?? expect.unreachable();
const Chain = pipeline("chain", [Start], Last);

/** Five stages, each needing all before it; `ran` counts what each did, `fail` names the one that breaks. */
const createChain = (ran: string[], fail: { at: string | null }, version = "1"): Plugin =>
  definePlugin({
    name: "chain",
    version,
    create: () => ({
      stages: parts.map((makes, at) =>
        stage({
          pipeline: Chain,
          name: `make-${at}`,
          needs: Object.fromEntries([Start, ...parts.slice(0, at)].map((need) => [need.id, need])),
          makes,
          run: (input) => {
            if (fail.at === `make-${at}`) throw new Error("killed");
            ran.push(`make-${at}`);
            return { text: JSON.stringify(input).length.toString(), tags: { z: at, a: 1 } };
          },
        }),
      ),
    }),
  });

const names = parts.map((_, at) => `make-${at}`);
const start = (text: string) => [input(Start, { text })];

/** As a JSON column would: keys come back in another order. */
const reordering = (): Checkpoints => {
  const inner = memoryCheckpoint();
  const turn = (value: unknown): unknown =>
    typeof value === "object" && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([key, held]) => [key, turn(held)]),
        )
      : value;
  return { load: inner.load, save: (checkpoint) => inner.save({ ...checkpoint, value: turn(checkpoint.value) }) };
};

test("a run killed at any stage, any number of times, makes each artifact once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...names), { maxLength: 6 }), fc.string(), async (kills, text) => {
      const ran: string[] = [];
      const fail: { at: string | null } = { at: null };
      const checkpoints = reordering();
      for (const kill of [...kills, null]) {
        fail.at = kill;
        // Another kernel each time, as after a restart.
        const kernel = await createKernel({ plugins: [createChain(ran, fail)] });
        await kernel.run(Chain, { runId: "r", inputs: start(text), checkpoints }).catch(() => {});
      }
      expect(ran).toEqual(names);
    }),
  );
});

test("a killed and resumed run gives what an undisturbed one gives", async () => {
  const fail: { at: string | null } = { at: "make-3" };
  const kernel = await createKernel({ plugins: [createChain([], fail)] });
  const checkpoints = reordering();
  await expect(kernel.run(Chain, { runId: "r", inputs: start("x"), checkpoints })).rejects.toThrow("killed");
  fail.at = null;
  const resumed = await kernel.run(Chain, { runId: "r", inputs: start("x"), checkpoints });
  const undisturbed = await kernel.run(Chain, { runId: "s", inputs: start("x") });
  expect(resumed.result).toEqual(undisturbed.result);
});

test("a restored stage is reported as finished and restored, without usage, and numbering continues", async () => {
  const kernel = await createKernel({ plugins: [createChain([], { at: null })] });
  const checkpoints = memoryCheckpoint();
  await kernel.run(Chain, { runId: "r", inputs: start("x"), checkpoints });
  const { events, onEvent } = recordEvents();
  await kernel.run(Chain, { runId: "r", inputs: start("x"), checkpoints, onEvent, firstSeq: 13 });
  expect(events[0]).toMatchObject({ type: "run_started", resumed: true, seq: 13 });
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => 13 + at));
  const finished = events.filter((event) => event.type === "stage_finished");
  expect(finished).toHaveLength(5);
  for (const event of finished) expect(event).toMatchObject({ restored: true, usage: { calls: 0, cost: 0 } });
});

const rerun = async (change: { text?: string; version?: string; spoil?: string }) => {
  const ran: string[] = [];
  const checkpoints = memoryCheckpoint();
  const first = await createKernel({ plugins: [createChain([], { at: null })] });
  await first.run(Chain, { runId: "r", inputs: start("x"), checkpoints });
  const saved = await checkpoints.load("r");
  for (const found of saved.filter(({ artifact: id }) => id === change.spoil)) await checkpoints.save({ ...found, value: { text: 5 } });
  const second = await createKernel({ plugins: [createChain(ran, { at: null }, change.version)] });
  await second.run(Chain, { runId: "r", inputs: start(change.text ?? "x"), checkpoints });
  return ran;
};

test("another input makes what depends on it again", async () => {
  expect(await rerun({ text: "longer" })).toEqual(names);
});

test("another version of the plugin makes its artifacts again", async () => {
  expect(await rerun({ version: "2" })).toEqual(names);
});

test("a saved value that no longer fits its schema is made again, and only that one when it comes out the same", async () => {
  expect(await rerun({ spoil: "chain/c" })).toEqual(["make-2"]);
});

test("runs do not see each other's checkpoints", async () => {
  const ran: string[] = [];
  const kernel = await createKernel({ plugins: [createChain(ran, { at: null })] });
  const checkpoints = memoryCheckpoint();
  for (const runId of ["one", "two"]) await kernel.run(Chain, { runId, inputs: start("x"), checkpoints });
  expect(ran).toEqual([...names, ...names]);
});

test("a stage that is configured otherwise is made again, and what rests on it", async () => {
  const ran: string[] = [];
  const checkpoints = memoryCheckpoint();
  const loud = definePlugin({
    name: "chain",
    options: z.object({ loud: z.boolean() }),
    create: ({ loud }) => ({
      stages: [
        stage({ pipeline: Chain, name: "say", needs: { start: Start }, makes: Last, run: ({ start: { text } }) => say(text, loud) }),
      ],
    }),
  });
  const say = (text: string, isLoud: boolean) => {
    ran.push(text);
    return { text: isLoud ? text.toUpperCase() : text, tags: {} };
  };
  const run = async (options: { loud: boolean }) => {
    const kernel = await createKernel({ plugins: [{ plugin: loud, options }] });
    return (await kernel.run(Chain, { runId: "r", inputs: start("hush"), checkpoints })).result.text;
  };
  expect([await run({ loud: false }), await run({ loud: false }), await run({ loud: true })]).toEqual(["hush", "hush", "HUSH"]);
  expect(ran).toHaveLength(2);
});
