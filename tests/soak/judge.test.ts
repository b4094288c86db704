import { expect, test } from "vitest";
import { judge } from "./judge.ts";
import type { SoakReport } from "./run-soak.ts";

const report: SoakReport = {
  accepted: 2,
  finished: 2,
  jobs: 1,
  disturbances: { kills: 1, pauses: 1, restarts: 0 },
  violations: { lost: [], twice: [], gaps: [], contradictions: [] },
  interruptions: [
    { kind: "paused", server: "server-2", from: 10_000, to: 20_000 },
    { kind: "killed", server: "server-3", from: 30_000, to: 34_000 },
  ],
  turnTakeovers: [{ server: "server-3", from: 30_000, to: 38_000 }],
  jobTakeovers: [{ server: "server-2", from: 10_000, to: 22_000 }],
  deliveries: [{ sent: 40_000, received: 40_100, servers: ["server-1", "server-2"] }],
  heaps: new Map([["server-1", { early: 100, late: 104 }]]),
  notes: new Map(),
};

const faultsOf = (changes: Partial<SoakReport>): string[] =>
  judge({ ...report, ...changes })
    .filter(({ good }) => !good)
    .map(({ line }) => line);

test("a soak without faults passes", () => expect(faultsOf({})).toEqual([]));

test("an event that waited for a paused server is shown, and does not count", () => {
  const late = { sent: 12_000, received: 20_300, servers: ["server-1", "server-2"] };
  const lines = judge({ ...report, deliveries: [...report.deliveries, late] });
  expect(lines.every(({ good }) => good)).toBe(true);
  expect(lines.map(({ line }) => line)).toContain(
    "event on another server, with those that waited for a disturbed server: p50 100 ms, p95 8300 ms of 2",
  );
});

test("a takeover that waited for a second server does not count either", () => {
  const late = { server: "server-3", from: 8_000, to: 28_000 };
  expect(faultsOf({ turnTakeovers: [...report.turnTakeovers, late] })).toEqual([]);
});

test.each<[string, Partial<SoakReport>]>([
  ["turns accepted", { finished: 1 }],
  ["lost 1", { violations: { ...report.violations, lost: ["turn a is nowhere"] } }],
  ["twice 1", { violations: { ...report.violations, twice: ["run a"] } }],
  ["gaps 1", { violations: { ...report.violations, gaps: ["events of a"] } }],
  ["contradictions 1", { violations: { ...report.violations, contradictions: ["run a"] } }],
  ["takeover of a turn", { turnTakeovers: [{ server: "server-3", from: 30_000, to: 43_000 }] }],
  ["takeover of a job", { jobTakeovers: [] }],
  ["event on another server", { deliveries: [{ sent: 40_000, received: 40_300, servers: ["server-1", "server-3"] }] }],
  // While server 2 is paused, the others go on.
  ["event on another server", { deliveries: [{ sent: 12_000, received: 12_300, servers: ["server-1", "server-3"] }] }],
  ["heap of server-1", { heaps: new Map([["server-1", { early: 100, late: 120 }]]) }],
])("a soak fails for %s", (line, changes) => {
  expect(faultsOf(changes)).toEqual([expect.stringContaining(line)]);
});
