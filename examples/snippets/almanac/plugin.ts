import { contribute, definePlugin } from "freeform-rpg/kernel";
import { jobKinds, jobSchedules } from "freeform-rpg/plugins/operations/jobs";
import type { JobKind } from "freeform-rpg/plugins/operations/jobs";

const printAlmanac: JobKind = {
  name: "print-almanac",
  background: true,
  retry: { tries: 5, firstDelay: 30_000, longestDelay: 600_000 },
  timeLimit: 120_000,
  concurrency: { overall: 1 },
  retentionDays: 7,
  run: async (_request, { signal }) => {
    const answer = await fetch("https://almanac.example/today", { signal });
    return { pages: (await answer.text()).length };
  },
};

export default definePlugin({
  name: "almanac",
  create: () => ({
    contributes: [
      contribute(jobKinds, printAlmanac),
      contribute(jobSchedules, { name: "almanac", kind: "print-almanac", request: {}, times: { cron: "15 6 * * *" } }),
    ],
  }),
});
