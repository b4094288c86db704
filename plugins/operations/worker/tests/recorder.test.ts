import { expect, test } from "vitest";
import type { RunEvent, RunEventBody } from "freeform-rpg/kernel";
import { createRecorder } from "../recorder.ts";

const token = (text: string): RunEventBody => ({ type: "token", stage: "narrate", text });
const last: RunEventBody = { type: "run_finished", ms: 1 };

/** A recorder whose writes wait until they are let go, and what it has written. */
const open = () => {
  const writes: { readonly events: readonly RunEvent[]; readonly end: PromiseWithResolvers<void> }[] = [];
  const save = async (events: readonly RunEvent[]): Promise<void> => {
    const write = { events, end: Promise.withResolvers<void>() };
    writes.push(write);
    await write.end.promise;
  };
  const recorder = createRecorder({ runId: "run", recorded: [], save, announce: () => {}, window: 0 });
  return { recorder, save, writes };
};

const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

test("a run that ends while others wait for a write gives no number twice", async () => {
  const { recorder, save, writes } = open();
  recorder.record(token("a"));
  const first = recorder.flush();
  recorder.record(token("b"));
  const waiting = [recorder.flush(), recorder.end(last, save)];
  await settled();
  writes[0]!.end.resolve();
  await first;
  await settled();
  for (const { end } of writes) end.resolve();
  await settled();
  for (const { end } of writes) end.resolve();
  await Promise.all(waiting);
  const numbers = writes.flatMap(({ events }) => events.map(({ seq }) => seq));
  expect(numbers).toEqual([1, 2, 3]);
});

test("of two that wait for a write, none goes on before what it recorded is durable", async () => {
  const { recorder, writes } = open();
  recorder.record(token("a"));
  const first = recorder.flush();
  recorder.record(token("b"));
  let durable = 0;
  const both = [recorder.flush(), recorder.flush()].map((flushed) => flushed.then(() => (durable += 1)));
  await settled();
  writes[0]!.end.resolve();
  await first;
  await settled();
  expect(durable).toBe(0);
  writes[1]!.end.resolve();
  await Promise.all(both);
  expect(writes.map(({ events }) => events.map(({ seq }) => seq))).toEqual([[1], [2]]);
});
