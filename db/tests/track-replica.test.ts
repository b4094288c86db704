import { expect, test } from "vitest";
import { replicaTimes, trackReplica } from "../replica/track-replica.ts";

/** A primary and a replica with a clock of their own; positions are numbers. */
const openPair = () => {
  const pair = { written: 1, replayed: 1, now: 0, away: false, asked: 0, said: [] as string[] };
  const tracker = trackReplica({
    findPosition: async () => {
      pair.asked += 1;
      return String(pair.written);
    },
    hasReplayed: async (position) => {
      if (pair.away) throw new Error("connection refused");
      return pair.replayed >= Number(position);
    },
    now: () => pair.now,
    wait: async (ms) => void (pair.now += ms),
    report: (message) => void pair.said.push(message),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** Lets time pass and a look end. */
  const pass = async (ms = replicaTimes.look) => {
    pair.now += ms;
    tracker.has([]);
    await settle();
  };
  return { pair, tracker, pass };
};

test("a replica is read once a look has found that it has everything", async () => {
  const { tracker, pass } = openPair();
  expect(tracker.has(["user:ada"])).toBe(false);
  await pass();
  expect(tracker.has(["user:ada"])).toBe(true);
});

test("who has written reads the primary until the replica has it; others read the replica", async () => {
  const { pair, tracker, pass } = openPair();
  await pass();
  pair.now += 10;
  pair.written = 2;
  tracker.noteWrite(["user:ada", "campaign:c"]);
  expect([tracker.has(["user:ada"]), tracker.has(["user:ben", "campaign:c"]), tracker.has(["user:ben"])]).toEqual([false, false, true]);
  pair.now += 10;
  pair.replayed = 2;
  expect(tracker.has(["user:ada"])).toBe(false);
  await pass();
  expect([tracker.has(["user:ada"]), tracker.has(["campaign:c"])]).toEqual([true, true]);
});

test("a write after a look began is not taken for one that the look has found", async () => {
  const { tracker, pass } = openPair();
  await pass();
  tracker.noteWrite(["user:ada"]);
  expect(tracker.has(["user:ada"])).toBe(false);
});

test("a replica that is too far behind is lost, with one line in the log, until it catches up", async () => {
  const { pair, tracker, pass } = openPair();
  await pass();
  pair.written = 9;
  pair.now += replicaTimes.look;
  tracker.has([]);
  await expect.poll(() => pair.said).toEqual([expect.stringContaining("more than 5 seconds behind")]);
  expect(tracker.has(["user:ben"])).toBe(false);
  pair.replayed = 9;
  await pass();
  await expect.poll(() => tracker.has(["user:ben"])).toBe(true);
  expect(pair.said).toHaveLength(1);
});

test("a replica that is away is lost, and found again", async () => {
  const { pair, tracker, pass } = openPair();
  await pass();
  pair.away = true;
  await pass();
  await pass();
  expect([tracker.has([]), pair.said]).toEqual([false, [expect.stringContaining("connection refused. The primary is read")]]);
  pair.away = false;
  await pass();
  expect(tracker.has([])).toBe(true);
});

test("without reads nothing is looked at, and with many of them at most once a second", async () => {
  const { pair, tracker, pass } = openPair();
  pair.now += 60_000;
  expect(pair.asked).toBe(0);
  await pass();
  for (let at = 0; at < 50; at++) tracker.has(["user:ada"]);
  expect(pair.asked).toBe(1);
  await pass();
  expect(pair.asked).toBe(2);
});
