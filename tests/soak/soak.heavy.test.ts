import { expect, test } from "vitest";
import { judge } from "./judge.ts";
import { longSoak } from "./options.ts";
import { runSoak } from "./run-soak.ts";

// How long things take says nothing beside other tests: `npm run soak` on an idle machine does.
const timed = /takeover|event on another server|heap/;

test.skipIf(process.env["TEST_DATABASE_URL"] === undefined)(
  "a minute of kills, pauses and broken connections loses nothing, and plays nothing twice",
  async () => {
    const report = await runSoak({ ...longSoak, seconds: 60, campaigns: 8, players: 16, think: 8, every: 6 });
    const verdicts = judge(report).filter(({ line }) => !timed.test(line));
    expect(verdicts.filter(({ good }) => !good)).toEqual([]);
    expect(report.disturbances.kills + report.disturbances.pauses).toBeGreaterThan(0);
  },
);
