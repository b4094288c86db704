import { z } from "zod";

/** Options of the jobs plugin. */
export const JobLimits = z.strictObject({
  /** Seconds after which another process takes over a job whose lease was not renewed. */
  leaseSeconds: z.number().positive().default(12),
  /** Milliseconds between looks for jobs that another process left; used only on Postgres. */
  pollInterval: z.number().positive().default(1000),
  /** Jobs of one user that wait or run at the same time. */
  perUser: z.int().positive().default(5),
});
export type JobLimits = z.infer<typeof JobLimits>;
