import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { watchHeap } from "./watch-heap.ts";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

test("the memory is reported once the whole garbage was collected, and no more after it was stopped", async () => {
  const samples: number[] = [];
  const first = Promise.withResolvers<void>();
  const stop = watchHeap(({ rss, heap }) => {
    samples.push(heap);
    if (rss > heap) first.resolve();
  });
  collect();
  await first.promise;
  stop();
  collect();
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(samples).toHaveLength(1);
  expect(samples[0]).toBeGreaterThan(1e6);
});

test("the garbage is collected where the engine has not done so for a while", async () => {
  vi.stubGlobal("gc", collect);
  const reported = Promise.withResolvers<number>();
  const stop = watchHeap(({ heap }) => reported.resolve(heap), { patience: 10 });
  expect(await reported.promise).toBeGreaterThan(1e6);
  stop();
  vi.unstubAllGlobals();
});
