import type { RunEventBody } from "freeform-rpg/kernel";
import { expect, test, vi } from "vitest";
import { createEventBatches } from "../event-batches.ts";

const token = (text: string): RunEventBody => ({ type: "token", stage: "narrate", text });
const started: RunEventBody = { type: "stage_started", stage: "load" };

test("what somebody waits for is written at once, what nobody waits for with it", async () => {
  vi.useFakeTimers();
  const written: unknown[] = [];
  const batches = createEventBatches(40, async (events) => void written.push(events));
  batches.add(started, false);
  await vi.advanceTimersByTimeAsync(100);
  expect(written).toEqual([]);
  batches.add(token("You "), true);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([[started, token("You ")]]);
  batches.add(token("look "), true);
  batches.add(token("around."), true);
  await vi.advanceTimersByTimeAsync(30);
  expect(written).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(written[1]).toEqual([token("look around.")]);
  batches.add(started, false);
  await vi.advanceTimersByTimeAsync(170);
  expect(written[2]).toEqual([started]);
  vi.useRealTimers();
});

test("another write carries what waits, after the write under way; what it could not write is written next", async () => {
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const batches = createEventBatches(0, async (events) => {
    order.push(`own ${events.length}`);
    await gate.promise;
  });
  batches.add(token("a"), true);
  const flushed = batches.flush();
  await expect.poll(() => order).toEqual(["own 1"]);
  const carried = batches.carry(async (events) => (order.push(`carried ${events.length}`), "done"));
  batches.add(started, false);
  gate.resolve();
  await flushed;
  expect(await carried).toBe("done");
  expect(order).toEqual(["own 1", "carried 1"]);
  batches.add(token("b"), true);
  await expect(batches.carry(() => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  expect(await batches.carry(async (events) => events)).toEqual([token("b")]);
});
