import { wasDisturbed, wasPaused } from "./interruptions.ts";
import type { Delivery } from "./measure.ts";
import type { SoakReport } from "./run-soak.ts";
import type { Takeover } from "./takeovers.ts";

/** One line of a soak's report, and whether it is as it must be. */
export interface Verdict {
  readonly line: string;
  readonly good: boolean;
}

/** Milliseconds at the 95th percentile that may pass. */
const limits = { turn: 12_000, job: 15_000, event: 250 };

/** What a server's heap may have grown by between the second quarter of its life and the last, as a factor, and in megabytes at least. */
const growth = { factor: 1.15, least: 10 };

/** Compares a soak with what it must show. */
export const judge = (report: SoakReport): readonly Verdict[] => {
  const { accepted, finished, jobs, disturbances, violations, heaps } = report;
  return [
    { line: `turns accepted ${accepted}, finished ${finished}; jobs ${jobs}`, good: accepted > 0 && finished === accepted },
    {
      line: `kills ${disturbances.kills}, pauses ${disturbances.pauses}, broken connections or restarts of Postgres ${disturbances.restarts}`,
      good: true,
    },
    ...Object.entries(violations).map(([name, found]) => count(name, found)),
    ...judgeTakeovers("takeover of a turn", report.turnTakeovers, report, limits.turn),
    ...judgeTakeovers("takeover of a job", report.jobTakeovers, report, limits.job),
    ...judgeDeliveries(report),
    ...[...heaps].map(([name, { early, late }]) => ({
      line: `heap of ${name}: ${early} MB early, ${late} MB late`,
      good: late <= Math.max(early * growth.factor, early + growth.least),
    })),
  ];
};

const count = (name: string, found: readonly string[]): Verdict => ({
  line: [`${name} ${found.length}`, ...found.slice(0, 10).map((one) => `    ${one}`)].join("\n"),
  good: found.length === 0,
});

/** A server that is paused takes nothing over: what waited for two servers is shown, and does not count. */
const judgeTakeovers = (name: string, takeovers: readonly Takeover[], { interruptions }: SoakReport, limit: number): Verdict[] => {
  const single = takeovers.filter(({ server, from, to }) => !wasDisturbed(interruptions, server, from, to));
  return [percentileOf(name, single.map(lengthOf), limit), overall(name, takeovers.map(lengthOf))];
};

const lengthOf = ({ from, to }: Takeover): number => to - from;

/** What came late because a server of its way was paused is shown, and does not count. */
const judgeDeliveries = ({ deliveries, interruptions }: SoakReport): Verdict[] => {
  const name = "event on another server";
  const free = deliveries.filter(({ sent, received, servers }) => !wasPaused(interruptions, servers, sent, received));
  return [percentileOf(name, free.map(delayOf), limits.event), overall(name, deliveries.map(delayOf))];
};

const delayOf = ({ sent, received }: Delivery): number => received - sent;

const overall = (name: string, samples: readonly number[]): Verdict => ({
  ...percentileOf(`${name}, with those that waited for a disturbed server`, samples, Infinity),
  good: true,
});

const percentileOf = (name: string, samples: readonly number[], limit: number): Verdict => {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
  return {
    line: `${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms of ${sorted.length}${limit === Infinity ? "" : ` (at most ${limit} ms)`}`,
    good: sorted.length > 0 && at(0.95) <= limit,
  };
};
