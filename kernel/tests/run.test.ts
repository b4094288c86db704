import { input } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { expectEvents, memoryCheckpoint, recordEvents } from "freeform-rpg/testing";
import { expect, test } from "vitest";
import { Answer, Count, Question, Toy, toys } from "./toy.ts";

test("a run makes every artifact in derived order and gives the result", async () => {
  const kernel = await createKernel({ plugins: toys });
  const { events, onEvent } = recordEvents();
  const outcome = await kernel.run(Toy, { runId: "r", inputs: [input(Question, "why")], onEvent });
  expect(outcome.result).toBe("why! (3)");
  expect(outcome.made(Count)).toBe(3);
  expect(outcome.made(Answer)).toBe("why! (3)");
  expectEvents(events, [
    "run_started",
    "stage_started draft",
    "stage_finished draft",
    "stage_started count",
    "stage_finished count",
    "stage_started answer",
    "stage_finished answer",
    "run_finished",
  ]);
});

test("a resumed run skips what is already made", async () => {
  const kernel = await createKernel({ plugins: toys });
  const checkpoints = memoryCheckpoint();
  await kernel.run(Toy, { runId: "r", inputs: [input(Question, "why")], checkpoints });
  const { events, onEvent } = recordEvents();
  const outcome = await kernel.run(Toy, { runId: "r", inputs: [input(Question, "why")], checkpoints, onEvent, firstSeq: 9 });
  expect(outcome.result).toBe("why! (3)");
  expect(events[0]).toEqual({ type: "run_started", pipeline: "toy", resumed: true, runId: "r", seq: 9 });
  expect(events.filter((event) => event.type === "stage_finished").map((event) => event.restored)).toEqual([true, true, true]);
});
