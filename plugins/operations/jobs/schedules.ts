import { randomUUID } from "node:crypto";
import { EngineError } from "freeform-rpg/errors";
import { AppError } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import type { RunStore } from "freeform-rpg/db";
import type { ScheduleSummary } from "./describe-kinds.ts";
import type { JobKind, JobSchedule } from "./job-kind.ts";
import type { JobLimits } from "./job-limits.ts";
import { longestTimer } from "./longest-timer.ts";
import { readTimes } from "./schedule-times.ts";
import type { Times } from "./schedule-times.ts";
import { jobSchedules } from "./tokens.ts";

/** The parameters of the schedules. */
export interface SchedulesOptions {
  readonly store: RunStore;
  readonly runner: Pick<Kernel, "read">;
  readonly kinds: () => ReadonlyMap<string, JobKind>;
  readonly changes: JobLimits["schedules"];
  readonly onQueued: () => void;
  readonly report: (message: string, error: unknown) => void;
}

/** Starts the jobs of schedules in time. */
export interface Schedules {
  /** Makes up for the last time, if that was less than a day ago and no server has, and starts the timers. */
  start(): Promise<void>;
  list(): Promise<readonly ScheduleSummary[]>;
  stop(): void;
}

/** How late a time is made up for, in milliseconds. Ended jobs, which show what was done, are kept for a day or more. */
const lateness = 86_400_000;
/** Opens the schedules that plugins bring. The key of a job names its time: of all servers that start it one does. */
export const openSchedules = (options: SchedulesOptions): Schedules => {
  const timers = new Map<string, NodeJS.Timeout>();
  let stopped = false;
  const setTimer = (schedule: JobSchedule, times: Times): void => {
    const now = Date.now();
    const at = times.next(new Date(now));
    if (at === null || stopped) return;
    const due = at.getTime() - now;
    const onTime = (): void => {
      if (due <= longestTimer) void startSafely(options, schedule, at);
      setTimer(schedule, times);
    };
    timers.set(schedule.name, setTimeout(onTime, Math.min(longestTimer, due)).unref());
  };
  return {
    async start() {
      if (timers.size > 0) return;
      const now = new Date();
      for (const { schedule, times } of readSchedules(options)) {
        if (times === null) continue;
        const last = times.last(now);
        setTimer(schedule, times);
        if (last !== null && now.getTime() - last.getTime() < lateness) await startSafely(options, schedule, last);
      }
    },
    list: () => Promise.all(readSchedules(options).map((one) => describeSchedule(options, one))),
    stop() {
      stopped = true;
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
};

const startSafely = async (options: SchedulesOptions, schedule: JobSchedule, at: Date): Promise<void> => {
  try {
    await startJob(options, schedule, at);
  } catch (error) {
    // A server of another version has started it with another request.
    if (error instanceof AppError && error.code === "idempotency_key_reused") return;
    options.report(`The job of the schedule "${schedule.name}" could not be started.`, error);
  }
};

const startJob = async ({ store, kinds, onQueued }: SchedulesOptions, { name, kind, request }: JobSchedule, at: Date): Promise<void> => {
  const [unfinished] = await store.listJobs({ limit: 1, statuses: ["queued", "running"], kinds: [kind], keyPrefix: prefixOf(name) });
  if (unfinished !== undefined) return;
  const lane = kinds().get(kind)?.lane?.(request) ?? null;
  const job = { id: randomUUID(), pipeline: kind, userId: "", idempotencyKey: keyOf(name, at), request, lane };
  const { existed } = await store.enqueueJob(job);
  if (!existed) onQueued();
};

interface Read {
  readonly schedule: JobSchedule;
  /** `null` for one that is switched off. */
  readonly times: Times | null;
}

const describeSchedule = async ({ store }: SchedulesOptions, { schedule: { name, kind }, times }: Read): Promise<ScheduleSummary> => {
  const [lastJob = null] = await store.listJobs({ limit: 1, kinds: [kind], keyPrefix: prefixOf(name) });
  return {
    name,
    kind,
    times: times?.text ?? null,
    nextAt: times?.next(new Date()) ?? null,
    lastJob,
  };
};

const prefixOf = (name: string): string => `schedule:${name}:`;

const keyOf = (name: string, at: Date): string => `${prefixOf(name)}${at.toISOString()}`;

/** Throws `schedule_invalid`. */
const readSchedules = ({ runner, kinds, changes }: SchedulesOptions): Read[] => {
  const found = runner.read(jobSchedules).map(({ value }) => value);
  const unknown = Object.keys(changes).find((name) => !found.some((schedule) => schedule.name === name));
  if (unknown !== undefined) throw wrong(unknown, `no plugin brings it; there are: ${found.map(({ name }) => name).join(", ") || "none"}`);
  return found.map((schedule) => {
    if (!kinds().has(schedule.kind)) throw wrong(schedule.name, `no plugin brings its job kind "${schedule.kind}"`);
    const times = changes[schedule.name] === undefined ? schedule.times : (changes[schedule.name] ?? null);
    return { schedule, times: times === null ? null : readTimes(schedule.name, times) };
  });
};

const wrong = (name: string, problem: string): EngineError =>
  new EngineError(
    "schedule_invalid",
    `The schedule "${name}" cannot run: ${problem}. Check the plugins and \`schedules\` of the plugin \`jobs\`.`,
  );
