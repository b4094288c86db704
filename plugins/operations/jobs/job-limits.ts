import { z } from "zod";

const Times = z.union([
  z.strictObject({ cron: z.string(), timezone: z.string().optional() }),
  z.strictObject({ every: z.int().min(1000) }),
]);

/** Options of the jobs plugin. */
export const JobLimits = z.strictObject({
  /** Seconds after which another process takes over a job whose lease was not renewed. */
  leaseSeconds: z.number().positive().default(12),
  /** Milliseconds between looks for jobs, should a notification of another server be lost; used only on Postgres. */
  pollInterval: z.number().positive().default(15_000),
  /** Jobs of one user that wait or run at the same time. */
  perUser: z.int().positive().default(5),
  /** Jobs that one server runs at the same time. */
  places: z.int().positive().default(4),
  /** Servers that may die while they run a job; then it has failed. */
  lostTries: z.int().positive().default(10),
  /** Times of schedules in place of their own, by name; `null` switches one off. */
  schedules: z.record(z.string(), Times.nullable()).default({}),
});
export type JobLimits = z.infer<typeof JobLimits>;

/** What holds for a kind that does not say. */
export const jobDefaults = { timeLimit: 60 * 60 * 1000 };
