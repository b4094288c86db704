import { Cron } from "croner";
import { EngineError } from "freeform-rpg/errors";
import type { ScheduleTimes } from "./job-kind.ts";

/** The times of a schedule. */
export interface Times {
  /** The first time after `now`; `null` when there is none. */
  next(now: Date): Date | null;
  /** The last time up to `now`; `null` when there was none. */
  last(now: Date): Date | null;
  /** In words. */
  readonly text: string;
}

/** Reads the times of a schedule. Throws `schedule_invalid`, which names it. */
export const readTimes = (name: string, times: ScheduleTimes): Times =>
  "every" in times ? readEvery(name, times.every) : readCron(name, times);

const readEvery = (name: string, every: number): Times => {
  if (!Number.isInteger(every) || every < 1000)
    throw invalid(name, `"every" is ${every}, but takes a whole number of milliseconds, 1000 or more`);
  const floor = (now: Date): number => Math.floor(now.getTime() / every) * every;
  return { next: (now) => new Date(floor(now) + every), last: (now) => new Date(floor(now)), text: `every ${showPeriod(every)}` };
};

const readCron = (name: string, { cron, timezone = "UTC" }: Extract<ScheduleTimes, { cron: string }>): Times => {
  try {
    // Times are only reckoned with it: it starts nothing.
    const pattern = new Cron(cron, { paused: true, timezone });
    pattern.nextRun();
    // What runs now counts as past.
    const after = (now: Date) => new Date(now.getTime() + 1000);
    return {
      next: (now) => pattern.nextRun(now),
      last: (now) => pattern.previousRuns(1, after(now))[0] ?? null,
      text: `${cron} (${timezone})`,
    };
  } catch (thrown) {
    throw invalid(
      name,
      `"${cron}" in the time zone "${timezone}" cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
    );
  }
};

const invalid = (name: string, problem: string): EngineError =>
  new EngineError(
    "schedule_invalid",
    `The schedule "${name}" is wrong: ${problem}. Correct it in the plugin, or in \`schedules\` of the plugin \`jobs\`.`,
  );

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

const showPeriod = (ms: number): string => {
  const [name, size] = units.find(([, unit]) => ms % unit === 0) ?? (["millisecond", 1] as const);
  return ms === size ? name : `${ms / size} ${name}s`;
};
