import { artifact, contribute, observers, pipeline, stage } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { Observer } from "freeform-rpg/kernel";
import { memoryCheckpoint } from "freeform-rpg/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { plugin } from "./toy.ts";

const Word = artifact("tale/word", z.string());
const Tale = pipeline("tale", [], Word);

const speak = (run: () => string) => stage({ pipeline: Tale, name: "speak", needs: {}, makes: Word, run });

/** An observer that writes down what begins and ends. */
const note =
  (lines: string[], name: string): Observer =>
  async ({ runId, stage: at }, work) => {
    lines.push(`${name} in ${runId} ${at ?? "-"}`);
    try {
      return await work();
    } finally {
      lines.push(`${name} out ${at ?? "-"}`);
    }
  };

const open = (lines: string[], run = () => "hush") =>
  createKernel({
    plugins: [
      plugin("tale", {
        stages: [speak(run)],
        contributes: [contribute(observers, note(lines, "a")), contribute(observers, note(lines, "b"))],
      }),
    ],
  });

test("observers wrap a run and each of its stages, the first one outermost", async () => {
  const lines: string[] = [];
  const kernel = await open(lines);
  expect((await kernel.run(Tale, { runId: "r", inputs: [] })).result).toBe("hush");
  expect(lines).toEqual(["a in r -", "b in r -", "a in r speak", "b in r speak", "b out speak", "a out speak", "b out -", "a out -"]);
});

test("a stage that is restored is not observed", async () => {
  const lines: string[] = [];
  const kernel = await open(lines);
  const checkpoints = memoryCheckpoint();
  await kernel.run(Tale, { runId: "r", inputs: [], checkpoints });
  lines.length = 0;
  await kernel.run(Tale, { runId: "r", inputs: [], checkpoints });
  expect(lines).toEqual(["a in r -", "b in r -", "b out -", "a out -"]);
});

test("a failure passes through observers as it is", async () => {
  const lines: string[] = [];
  const kernel = await open(lines, () => {
    throw new RangeError("no voice");
  });
  await expect(kernel.run(Tale, { runId: "r", inputs: [] })).rejects.toThrow("no voice");
  expect(lines.at(-1)).toBe("a out -");
});
